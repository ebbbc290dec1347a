package io.github.undercroft.value;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.reflect.ClassPath;
import io.github.undercroft.Action;
import io.github.undercroft.Aim;
import io.github.undercroft.Arrival;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Cause;
import io.github.undercroft.Component;
import io.github.undercroft.Effect;
import io.github.undercroft.Location;
import io.github.undercroft.Terrain;
import io.github.undercroft.area.AreaShape;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.effect.Span;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The value types of the core and the kit. */
class AllValuesTest {

    private static final ValueRegistry REGISTRY = ValueRegistry.builder().build();

    /** What a state holds. */
    private static final List<Class<?>> HELD = List.of(
            Action.class,
            Aim.class,
            AreaShape.class,
            Arrival.class,
            Behaviour.class,
            Cause.class,
            Component.class,
            Consequence.class,
            Effect.class,
            Location.class,
            Span.class,
            Terrain.class);

    private static Set<Class<?>> registered() {
        return REGISTRY.types().stream().map(ValueType::type).collect(Collectors.toSet());
    }

    private static List<Class<?>> recordsAndEnums() throws IOException {
        return ClassPath.from(ValueRegistry.class.getClassLoader()).getAllClasses().stream()
                .filter(each -> each.getName().startsWith("io.github.undercroft.")
                        && !each.url().getPath().contains("test-classes"))
                .<Class<?>>map(ClassPath.ClassInfo::load)
                .filter(type -> type.isRecord() || type.isEnum())
                .toList();
    }

    @Test
    void everyRecordAndEnumThatAStateCanHoldIsRegistered() throws Exception {
        List<Class<?>> held = recordsAndEnums().stream()
                .filter(type -> HELD.stream().anyMatch(each -> each.isAssignableFrom(type)))
                .toList();
        assertThat(held).hasSizeGreaterThan(100);
        assertThat(registered()).containsAll(held);
    }

    @Test
    void whatSitsInARegisteredRecordIsRegisteredToo() {
        Set<Class<?>> registered = registered();
        assertThat(registered)
                .allSatisfy(type -> assertThat(inside(type))
                        .allSatisfy(each -> assertThat(registered).contains(each)));
    }

    /** The records and enums in the components of a record. */
    private static List<Class<?>> inside(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type.getRecordComponents())
                        .map(RecordComponent::getGenericType)
                        .map(AllValuesTest::element)
                        .filter(Class.class::isInstance)
                        .<Class<?>>map(each -> (Class<?>) each)
                        .filter(each -> each.isRecord() || each.isEnum())
                        .toList()
                : List.of();
    }

    private static Type element(Type type) {
        return type instanceof ParameterizedType generic ? generic.getActualTypeArguments()[0] : type;
    }

    /** Hashes and saves hold these names. A class may be renamed, but its name here stays; see {@link SavedAs}. */
    private static final String NAMES_IN_SAVES = """
            accuracy acid afflict alertness alertness-rule ally-policy ambush ammunition announce announce-abandon
            announce-fulfil announce-resolve announced area-weapon arrival-at arrival-by-portal ash at attack
            auto-equip bars bash bash-first bash-lock beam belonging blindness blocks blow blueprint body bounty
            bridge bump bump-friends burnable burst bursts bystander carried-by cause-answer cause-deed cause-ground
            cause-lasting cause-world chase chasm choose-gain climb close-door cloud cloud-kind clouded command
            companion compulsion cone cone-area confusion consumable container crumbling cure cursed damage
            damage-kind defence dice dig direction disarm disc door door-handling door-state drench drop
            drop-when-struck each-turn effect-kind effects enchantment enchantment-held entity-id equip
            equipment-slot experience eyes faction familiarity fire fixed flee flood follows freeze gain grass
            ground grow guard gust harm heal health heard hit-point-digit ice instincts intent inventory invisible
            key kindle lasting launcher leave-harm levels-doubling levels-table lever light linear-weapon
            lockable-door locked look lookout loot-chance loot-on-death lore lore-note lurker mend metric might
            more-aim more-health more-might motility move movement moves noticing nowhere oil on-level one-of
            open-door or-rest order order-kind outfit outside pace paralysis pattern pick-up player point power-up
            protection push push-go-on push-shove pushed put-in reach reactions release rest rest-until-healed run
            run-along search secret see-invisible senses sentry shatters sleep sound span-endless span-turns speed
            spill-oil spread stack stacking stagger stairs stairs-way stalker steal strength strike summoned sweep
            take-off take-out take-stairs target throw throwing-weapon to-hit toward trajectory trajectory-course
            trap trap-known trap-state trapped unless unseen untried use use-container use-door wait wakefulness
            waking wander wary water wearable weight work worn-by
            """;

    @Test
    void theNamesInSavesStayAsTheyAre() {
        assertThat(REGISTRY.types().stream()
                        .filter(type -> !type.type().getName().startsWith("io.github.undercroft.pathfinding."))
                        .map(ValueType::name))
                .containsExactly(NAMES_IN_SAVES.strip().split("\\s+"));
    }
}
