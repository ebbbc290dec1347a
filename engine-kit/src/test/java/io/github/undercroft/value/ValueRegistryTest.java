package io.github.undercroft.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.combat.Health;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.terrain.Door;
import java.util.List;
import org.junit.jupiter.api.Test;

class ValueRegistryTest {

    private record Coin() {}

    private record Gem() {}

    /** An enum whose constants are classes of their own. */
    private enum Mood {
        CALM {
            @Override
            int weight() {
                return 1;
            }
        };

        abstract int weight();
    }

    @Test
    void readyMadeValuesAreKnownWithoutRegistering() {
        ValueRegistry registry = ValueRegistry.builder().build();

        assertThat(registry.typeOf(Health.of(3))).isPresent();
        assertThat(registry.typeOf(Door.OPEN)).isPresent();
        assertThat(registry.typeOf(new Bystander())).isPresent();
        assertThat(registry.typeNamed("move"))
                .hasValueSatisfying(type -> assertThat(type.type()).isEqualTo(Move.class));
        assertThat(registry.typeNamed("coin")).isEmpty();
    }

    @Test
    void anUnknownValueIsNamedWithTheFix() {
        ValueRegistry registry = ValueRegistry.builder().build();

        assertThat(registry.typeOf(new Coin())).isEmpty();
        assertThatThrownBy(() -> registry.required(new Coin()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(Coin.class.getName())
                .hasMessageContaining("RecordTypes.of")
                .hasMessageContaining("with @SavedValues, name it in also = {Coin.class}");
    }

    @Test
    void aClassAndANameAreTakenOnce() {
        ValueRegistry.Builder builder = ValueRegistry.builder().type(ValueType.single("coin", Coin.class, new Coin()));

        assertThatThrownBy(() -> builder.type(ValueType.single("penny", Coin.class, new Coin())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"coin\"");
        assertThatThrownBy(() -> builder.type(ValueType.single("coin", Gem.class, new Gem())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(Coin.class.getName())
                .hasMessageContaining(Gem.class.getName());
        assertThatThrownBy(() -> ValueType.single("", Gem.class, new Gem()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private enum OnlyCoin {
        COIN
    }

    private enum OnlyGem {
        GEM
    }

    @Test
    void whatWasAnEnumWithOneConstantIsReadFromWhatTheEnumWrote() {
        ValueType<Coin> coins = ValueType.single("coin", new Coin(), "COIN");
        ValueType<OnlyCoin> before = ValueType.ofEnum("coin", OnlyCoin.class);

        assertThat(SameByReflection.rewritten(before, OnlyCoin.COIN, coins)).isEqualTo(new Coin());
        assertThat(SameByReflection.rewritten(coins, new Coin(), before)).isEqualTo(OnlyCoin.COIN);
        assertThatThrownBy(() -> SameByReflection.rewritten(ValueType.ofEnum("gem", OnlyGem.class), OnlyGem.GEM, coins))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("GEM");
    }

    @Test
    void constantsWithABodyBelongToTheirEnum() {
        ValueRegistry registry = ValueRegistry.builder()
                .type(ValueType.ofEnum("mood", Mood.class))
                .build();

        assertThat(Mood.CALM.weight()).isEqualTo(1);
        assertThat(registry.required(Mood.CALM).name()).isEqualTo("mood");
    }

    @Test
    void aLambdaIsToldToBecomeARecord() {
        Runnable lambda = () -> {};
        Object anonymous = new Object() {};

        for (Object value : List.of(lambda, anonymous)) {
            assertThatThrownBy(() -> ValueRegistry.builder().build().required(value))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("make it a record");
        }
    }
}
