package io.github.undercroft.front;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blocks;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Body;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Look;
import io.github.undercroft.PlayerView;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Announce;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.effect.Quickness;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.lore.Guise;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Invisible;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.sense.Wary;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class InViewTest {

    private static final Brain RESTS = turn -> Decision.act(new Rest());
    private static final Blueprint HERO =
            Blueprint.player("hero").with(Senses.ofRadius(20)).with(Health.of(9));
    private static final Blueprint GOBLIN = beast("goblin", "g");
    private static final Blueprint BAT = beast("bat", "b");
    private static final Blueprint OGRE = beast("ogre", "o");

    private static Blueprint beast(String name, String letter) {
        return Blueprint.of(name)
                .with(Look.of(letter, 0x00FF00))
                .with(new Health(3, 5))
                .with(RESTS);
    }

    private static Legend legend() {
        return Scenario.legend()
                .replacing('@', HERO)
                .replacing('g', GOBLIN)
                .with('b', BAT)
                .with('O', OGRE);
    }

    private static List<InView> all(Scenario scenario) {
        PlayerView view = scenario.game().view().as(scenario.hero().id());
        return InView.all(view, Looks.STANDARD, Words.ENGLISH);
    }

    private static List<String> names(Scenario scenario) {
        return all(scenario).stream().map(InView::name).toList();
    }

    private static InView only(Blueprint beast) {
        return all(Scenario.of(legend().with('x', beast), "@..x")).get(0);
    }

    @Test
    void theNearestComesFirstThenTheUpperOneThenTheLeft() {
        Scenario scenario = Scenario.of(
                legend(), //
                "..b...g", //
                ".......", //
                "..@...g", //
                ".......", //
                ".b...O.");
        assertThat(all(scenario).stream()
                        .map(each -> scenario.game()
                                .view()
                                .entity(each.id())
                                .flatMap(Entity::position)
                                .orElseThrow()))
                .containsExactly(new Point(2, 0), new Point(1, 4), new Point(5, 4), new Point(6, 0), new Point(6, 2));
    }

    @Test
    void whoIsBehindAWallOrHidesIsNotListed() {
        Scenario scenario = Scenario.of(
                legend().with('h', OGRE.with(new Invisible())), //
                "@.g#b",
                "..h##");
        assertThat(names(scenario)).containsExactly("goblin");
    }

    @Test
    void whoHasGoneOutOfViewIsNotListedAnyMore() {
        Scenario scenario = Scenario.of(
                legend(), //
                "@#..", //
                ".#..", //
                "...g");
        assertThat(names(scenario)).isEmpty();
        scenario.play(new Move(Direction.SOUTH), new Move(Direction.SOUTH));
        assertThat(names(scenario)).containsExactly("goblin");
        scenario.play(new Move(Direction.NORTH), new Move(Direction.NORTH));
        assertThat(names(scenario)).isEmpty();
    }

    @Test
    void withoutSensesAllOfTheLevelAreListedWhoDoNotHide() {
        Legend blind = legend().replacing('@', Blueprint.player("hero")).with('h', OGRE.with(new Invisible()));
        assertThat(names(Scenario.of(blind, "@#g.h"))).containsExactly("goblin");
    }

    @Test
    void thingsAndTheHeroItselfAreNoneOfThem() {
        Legend things = legend().with('=', Blueprint.of("chest")).with('!', Blueprint.item("potion"));
        assertThat(names(Scenario.of(things, "@.=!"))).isEmpty();
    }

    @Test
    void whoFillsSeveralCellsIsListedOnceAsFarAsItsNearestCell() {
        Scenario scenario = Scenario.of(
                legend().with('G', beast("giant", "G").with(new Body(2, 2))), //
                ".b....",
                ".GG..@",
                ".GG...");
        assertThat(names(scenario)).containsExactly("giant", "bat");
    }

    @Test
    void aGuiseIsShownAsWhatThePlayerBelieves() {
        Legend masked = legend().with('m', beast("mimic", "m")).with('d', beast("doppelganger", "d"));
        Scenario scenario = Scenario.of(
                masked,
                rules -> rules.guises((thing, observer, game) -> switch (thing.name()) {
                    case "mimic" -> Optional.of(new Guise("chest", List.of(Look.of("=", 3), new Blocks())));
                    case "doppelganger" ->
                        Optional.of(
                                new Guise("guard", List.of(Look.of("G", 4), new Health(7, 7), RESTS, new Blocks())));
                    default -> Optional.empty();
                }),
                "@.m.d");
        assertThat(all(scenario)).singleElement().satisfies(guard -> {
            assertThat(guard.name()).isEqualTo("guard");
            assertThat(guard.look().look()).isEqualTo(Look.of("G", 4));
            assertThat(guard.body()).contains(new Health(7, 7));
        });
    }

    @Test
    void lookAndHealthAreTold() {
        InView goblin = only(GOBLIN);
        assertThat(goblin.look()).isEqualTo(new Appearance("goblin", Look.of("g", 0x00FF00)));
        assertThat(goblin.body()).contains(new Health(3, 5));
        assertThat(goblin.states()).isEmpty();
        assertThat(goblin.deed()).isEmpty();
    }

    @Test
    void sleepAndEffectsThatWillPassAreToldAndItsNatureIsNot() {
        Blueprint sleeper = GOBLIN.replacing(Wary.asleep(new Snorer()))
                .with(Effects.of(
                        Lasting.of(EffectKind.HASTE, new Quickness(200), 5),
                        Lasting.endless(EffectKind.REGENERATION, new Quickness(100))));
        assertThat(only(sleeper).states()).containsExactly("asleep", "haste");
        Entity told = Scenario.of(legend().with('x', sleeper), "@..x").entity('x');
        assertThat(InView.effects(told, Words.ENGLISH))
                .as("with the turns left")
                .containsExactly("haste 5");
    }

    private record Snorer() implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return Decision.act(new Rest());
        }
    }

    @Test
    void whatOneMeansToDoIsToldByTheCellsThatItHasAnnounced() {
        assertThat(only(OGRE.with(new Intent(List.of(new Point(0, 0)), new Rest())))
                        .deed())
                .isEqualTo("about to strike where you stand");
        assertThat(only(OGRE.with(new Intent(List.of(new Point(1, 0)), new Rest())))
                        .deed())
                .isEqualTo("about to strike the marked cells");
    }

    @Test
    void aBlowIsToldFromItsAnnouncementUntilItFalls() {
        Brain announces = turn -> Decision.act(turn.unfinished().orElse(new Announce(Attack.toward(Direction.WEST))));
        Scenario scenario =
                Scenario.of(legend().with('x', OGRE.replacing(announces).with(LinearWeapon.ofDamage(1))), "@x");
        assertThat(all(scenario).get(0).deed()).isEmpty();
        scenario.play(new Rest());
        assertThat(all(scenario).get(0).deed()).isEqualTo("about to strike where you stand");
        scenario.play(new Rest());
        assertThat(scenario.hero().get(Destructible.class)).contains(new Health(8, 9));
    }

    @Test
    void whatIsAboutToStrikeIsListedThoughItHasNoBrain() {
        Blueprint bomb = Blueprint.of("bomb").with(new Intent(List.of(new Point(1, 0)), new Rest()));
        assertThat(only(bomb).name()).isEqualTo("bomb");
    }

    @Test
    void nobodyIsInViewOfOneWhoHasLeftTheGame() {
        Scenario scenario = Scenario.of(legend(), "@.g");
        assertThat(InView.all(scenario.game().view().as(EntityId.WORLD), Looks.STANDARD, Words.ENGLISH))
                .isEmpty();
    }
}
