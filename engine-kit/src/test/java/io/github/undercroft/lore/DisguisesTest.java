package io.github.undercroft.lore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Ammunition;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Launcher;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.kind.UnknownKinds;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who is bumped into or struck is treated as what the actor takes it for. */
class DisguisesTest {

    private static final Brain STILL = turn -> Decision.act(new Rest());
    private static final Blueprint HERO = Blueprint.player("you")
            .with(Senses.ofRadius(8))
            .with(Inventory.of(9))
            .with(Lore.NONE);

    private static Scenario of(Blueprint hero, Blueprint foe, Blueprint guise) {
        Guises disguise =
                (thing, observer, game) -> thing.name().equals("spy") ? Optional.of(Guise.of(guise)) : Optional.empty();
        return Scenario.of(
                Scenario.legend()
                        .replacing('@', hero)
                        .with('f', foe.with(Health.of(9)).with(STILL)),
                rules -> rules.guises(disguise)
                        .guises(UnknownKinds.of("arrow", "arrow of slaying", "arrow of sloth")
                                .looking("black arrow", Look.of("(", 1))
                                .looking("white arrow", Look.of("(", 2))),
                "@f...");
    }

    private static Entity foe(Scenario scenario) {
        return scenario.game().view().board().entities().stream()
                .filter(each -> each.name().equals("spy"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void anEnemyThatIsTakenForAFriendIsSparedAndChangesPlaces() {
        Blueprint servant =
                Blueprint.of("servant").with(Faction.PLAYERS).with(Health.of(9)).with(STILL);
        Scenario scenario = of(HERO, Blueprint.of("spy"), servant);
        assertThat(scenario.game().turn(scenario.hero().id()).spares(foe(scenario), Aim.at(new Point(1, 0))))
                .isTrue();
        scenario.play(Bump.toward(Direction.EAST));
        assertThat(foe(scenario).position()).contains(new Point(0, 0));
    }

    @Test
    void anEnemyThatIsTakenForABarrelIsStruckLikeOne() {
        Scenario scenario = of(
                HERO.with(LinearWeapon.ofDamage(2)),
                Blueprint.of("spy"),
                Blueprint.of("barrel").with(Health.of(3)));
        scenario.play(Bump.toward(Direction.EAST));
        assertThat(foe(scenario).get(Destructible.class).orElseThrow().hitPoints())
                .isEqualTo(7);
    }

    @Test
    void aGuiseThatFillsNoCellIsRefusedForOneThatDoes() {
        Scenario scenario = of(HERO, Blueprint.of("spy"), Blueprint.item("coin"));
        assertThatThrownBy(
                        () -> scenario.game().turn(scenario.hero().id()).board().entities())
                .isInstanceOf(GameCodeException.class)
                .hasMessageContaining("\"spy\" has Blocks and is taken for \"coin\", which has no Blocks")
                .hasMessageContaining("such as a chest");
    }

    @Test
    void aGuiseThatFillsACellIsRefusedForOneThatDoesNot() {
        Scenario scenario = of(HERO, Blueprint.item("spy"), Blueprint.of("barrel"));
        assertThatThrownBy(
                        () -> scenario.game().turn(scenario.hero().id()).board().entities())
                .isInstanceOf(GameCodeException.class)
                .hasMessageContaining("\"spy\" has no Blocks and is taken for \"barrel\", which has Blocks");
    }

    @Test
    void anUnknownArrowCanBeShot() {
        Blueprint arrows = Blueprint.item("arrow of slaying")
                .with(new Ammunition("arrow", 100))
                .with(new StackSize(3));
        Scenario scenario = of(
                HERO.with(Launcher.bow(5, Blow.of("1"))).carrying(arrows),
                Blueprint.of("spy"),
                Blueprint.of("spy").with(Health.of(9)).with(STILL));
        scenario.play(Attack.toward(Direction.EAST));
        assertThat(scenario.game().view().things(scenario.hero().id()))
                .extracting(Stacks::count)
                .containsExactly(2);
    }
}
