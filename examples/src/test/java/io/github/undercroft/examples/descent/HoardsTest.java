package io.github.undercroft.examples.descent;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.Reaction;
import io.github.undercroft.door.Lever;
import io.github.undercroft.examples.descent.first.Armoury;
import io.github.undercroft.examples.descent.first.FirstDescentValues;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Water;
import io.github.undercroft.item.OneOf;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a vault offers, and what the bot takes of it. */
class HoardsTest {

    private static final OneOf OFFER = new OneOf("hoard");

    private static Scenario scenario(Blueprint hero, Blueprint... offers) {
        Legend legend = Scenario.legend().replacing('@', hero);
        StringBuilder row = new StringBuilder("@.");
        for (int i = 0; i < offers.length; i++) {
            legend = legend.with('1' + i, offers[i].with(OFFER));
            row.append((char) ('1' + i));
        }
        return Scenario.of(
                legend,
                rules -> rules.steps(Movement.EIGHT_WAY)
                        .types(FirstDescentValues.all())
                        .types(DescentValues.all()),
                row.toString(),
                ".".repeat(row.length()));
    }

    private static List<String> offered(Scenario scenario) {
        return scenario.game().view().entities().stream()
                .filter(each -> each.has(Reaction.class))
                .filter(each -> each.position().isPresent()
                        && !each.id().equals(scenario.hero().id()))
                .map(Entity::name)
                .toList();
    }

    @Test
    void whatTheHeroHasAlreadyIsNotOfferedButTheNextOfItsGroup() {
        Scenario scenario = scenario(
                Delver.BLUEPRINT.carrying(Armoury.SWORD, Relics.MENDING), Armoury.SWORD, Suits.MAIL, Relics.MENDING);
        scenario.play(new Move(Direction.SOUTH));
        assertThat(offered(scenario)).containsExactlyInAnyOrder("spear", "mail", "ring of haste");
        assertThat(scenario.game().view().entities())
                .filteredOn(each -> each.name().equals("spear"))
                .allMatch(each -> each.position().equals(Optional.of(new Point(2, 0))));
    }

    @Test
    void whoHasAllOfAGroupIsOfferedOneOfThemAgain() {
        Scenario scenario =
                scenario(Delver.BLUEPRINT.carrying(Armoury.SPEAR, Armoury.SWORD, Armoury.AXE), Armoury.AXE, Suits.MAIL);
        scenario.play(new Move(Direction.SOUTH));
        assertThat(offered(scenario)).containsExactlyInAnyOrder("axe", "mail");
    }

    @Test
    void theBotTakesWhatIsMostBetterThanWhatItHas() {
        assertThat(taken(Delver.BLUEPRINT.carrying(Suits.MAIL), Suits.PLATE, Armoury.AXE, Relics.HASTE))
                .contains("axe");
        assertThat(taken(Delver.BLUEPRINT.carrying(Armoury.SWORD), Armoury.SWORD, Suits.PLATE, Relics.MENDING))
                .contains("plate armour");
        assertThat(taken(
                        Delver.BLUEPRINT.carrying(Armoury.AXE, Suits.PLATE), Armoury.SWORD, Suits.MAIL, Relics.MENDING))
                .contains("ring of mending");
    }

    private static List<String> taken(Blueprint hero, Blueprint... offers) {
        Scenario scenario = scenario(hero.replacing(Adventurer.brain()), offers);
        for (int turn = 0; turn < 10; turn++) {
            scenario.game().step();
        }
        return scenario.game().view().things(scenario.hero().id()).stream()
                .map(Entity::name)
                .toList();
    }

    /** The two once held each other up for ever: in view it fetched something, out of view it came back for the lever. */
    @Test
    void theBotPullsALeverThoughSomebodyIsInViewWhoCannotCome() {
        Legend legend = Scenario.legend()
                .replacing('@', Delver.BLUEPRINT.replacing(Adventurer.brain()))
                .with('L', Lever.of("vault"))
                .with('~', Water.DEEP)
                .replacing('g', Beasts.GOBLIN);
        Scenario scenario = Scenario.of(
                legend,
                rules -> rules.steps(Movement.EIGHT_WAY)
                        .types(FirstDescentValues.all())
                        .types(DescentValues.all()),
                "@..L",
                "~~~~",
                "g~~~");
        for (int step = 0; step < 40; step++) {
            scenario.game().step();
        }
        assertThat(scenario.game().view().board().terrainAt(new Point(3, 0))).isEqualTo(new Lever("vault", true));
    }
}
