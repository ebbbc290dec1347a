package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.DamageKind;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Entity;
import io.github.undercroft.Faction;
import io.github.undercroft.Rest;
import io.github.undercroft.brain.Announced;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.combat.ToHit;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.sheet.WordWrap;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.item.Bursts;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.random.Dice;
import io.github.undercroft.sense.Invisible;
import io.github.undercroft.sense.Senses;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What is remarked on a game at its end. */
class LookingBackTest {

    private static final Action RIGHT = Bump.toward(Direction.EAST);

    private static final Blueprint HERO =
            Blueprint.player("you").with(Health.of(15)).with(Inventory.of(9)).with(Senses.ofRadius(3));

    /** Hits with a 9 or more of 20. */
    private static final Blueprint GOBLIN = Blueprint.of("goblin")
            .with(Health.of(9))
            .with(AreaWeapon.melee(Blow.of("5").with(new ToHit(Dice.of("1d20"), 9))))
            .with(PriorityBrain.of(new Strike()));

    private static final Blueprint POTION = Consumable.potion("potion", Heal.of(3));
    private static final Blueprint FLASK = Blueprint.item("flask")
            .with(new StackSize(1))
            .with(Bursts.of(1, new Harm(Dice.constant(1), new DamageKind("fire"))));

    private record Den(String map, Blueprint hero, Blueprint foe) implements PlayableGame {
        @Override
        public About about() {
            return new About("den", "A den.", new BoardSize(6, 3));
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            return Rules.named("den")
                    .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                    .level(
                            "den",
                            LevelText.of(
                                    map,
                                    Legend.standard()
                                            .replacing('@', hero)
                                            .with('g', foe)
                                            .with('%', Acid.of(15))))
                    .build();
        }

        @Override
        public OptionalInt rarity(Entity thing) {
            Integer weight = Map.of("potion", 6, "crown", 1).get(thing.name());
            return weight == null ? OptionalInt.empty() : OptionalInt.of(weight);
        }
    }

    /** The remarks on a game in which the player does these, and then rests to the end. */
    private static List<String> remarks(Den den, Action... deeds) {
        return remarks(den, 0, deeds);
    }

    /** The same of a game that goes on after so many turns. */
    private static List<String> remarks(Den den, int earlier, Action... deeds) {
        ShownGame shown = new ShownGame(
                den, new GameSteps.Played(Game.start(den.rules(den.about().minSize(), Seat.PERSON), 1)));
        shown.countTurns(earlier);
        for (int i = 0; shown.end().isEmpty() && i < 1_000; i++) {
            shown.goOnToNextTurn(() -> {});
            int turn = (int) shown.turns() - earlier;
            shown.waitsFor().ifPresent(who -> shown.submit(turn < deeds.length ? deeds[turn] : new Rest()));
        }
        return shown.ending().orElseThrow().remarks();
    }

    private static Den den(Blueprint foe) {
        return new Den("######\n#@g..#\n######", HERO, foe);
    }

    @Test
    void theLastBlowsAreToldWithTheirChancesAndHowLikelySoManyHitsWere() {
        String told = remarks(den(GOBLIN)).get(0);
        Matcher blows = Pattern.compile("The last blows: (.*)\\. The chance of so many hits or more: (.*)\\.")
                .matcher(told);
        assertThat(blows.matches()).as(told).isTrue();
        String[] all = blows.group(1).split(", ");
        assertThat(all).hasSize(3).allMatch(each -> each.matches("goblin (hit \\(60%\\) for 5|missed \\(60%\\))"));
        long hits = List.of(all).stream().filter(each -> each.contains("hit")).count();
        assertThat(blows.group(2)).isEqualTo(List.of("94%", "65%", "22%").get((int) hits - 1));
    }

    @Test
    void harmOfTheGroundHasNoChanceAndCouldBeSeen() {
        assertThat(remarks(new Den("######\n#@%..#\n######", HERO, GOBLIN), RIGHT))
                .containsExactly("The last harm: acid for 15.", "You could see what killed you: acid.");
    }

    @Test
    void whoKillsIsToldWithTheTurnsInWhichItWasInView() {
        Blueprint ogre = GOBLIN.named("ogre").replacing(AreaWeapon.melee(Blow.of("5")));
        assertThat(remarks(den(ogre)))
                .containsExactly(
                        "The last blows: ogre hit for 5, ogre hit for 5, ogre hit for 5.",
                        "You had the ogre in view for 3 turns in all.");
    }

    /** The goblin is out of view at the first turn and at the third one. */
    @Test
    void turnsInViewAreCountedOverABreak() {
        Blueprint goblin = GOBLIN.replacing(AreaWeapon.melee(Blow.of("15")));
        Action left = Bump.toward(Direction.WEST);
        assertThat(remarks(new Den("########\n#@...g.#\n########", HERO, goblin), RIGHT, left, RIGHT, RIGHT, RIGHT))
                .containsExactly("The last blow: goblin hit for 15.", "You had the goblin in view for 3 turns in all.");
    }

    @Test
    void turnsBeforeAGameWasLoadedAreNotSaidToBeCounted() {
        Blueprint ogre = GOBLIN.named("ogre").replacing(AreaWeapon.melee(Blow.of("5")));
        assertThat(remarks(den(ogre), 7)).contains("You had the ogre in view for 3 turns.");
    }

    @Test
    void anAnnouncedBlowIsToldOf() {
        Blueprint ogre = GOBLIN.named("ogre")
                .replacing(AreaWeapon.melee(Blow.of("15")))
                .replacing(PriorityBrain.of(new Announced(new Strike())));
        assertThat(remarks(den(ogre)))
                .containsExactly(
                        "The last blow: ogre hit for 15.",
                        "You had the ogre in view for 2 turns in all, and its blow was announced.");
    }

    @Test
    void whoWasNeverSeenIsNotNamed() {
        Blueprint ghost = GOBLIN.named("ghost")
                .replacing(AreaWeapon.bolt(9, Blow.of("15")))
                .with(new Invisible());
        assertThat(remarks(new Den("######\n#@..g#\n######", HERO, ghost)))
                .containsExactly("The last blow: something hit for 15.", "You never saw what killed you.");
    }

    @Test
    void aWeaponWithoutDiceIsOtherHarm() {
        assertThat(remarks(den(GOBLIN.replacing(LinearWeapon.ofDamage(15))))).contains("The last harm: goblin for 15.");
    }

    @Test
    void whatIsUsedUpWasLeftUnusedAndTheRarestThingIsNamed() {
        Blueprint rich = HERO.carrying(
                FLASK, POTION, POTION, Wearable.inHand("club"), Blueprint.item("crown"), Blueprint.item("key"));
        assertThat(remarks(new Den("######\n#@%..#\n######", rich, GOBLIN), RIGHT))
                .contains("Left unused: 2 potions, 1 flask.", "The rarest thing found: crown.");
    }

    @Test
    void remarksTakeFourRowsAndNoneFromWhatElseIsTold() {
        Epitaph.Kept kept = new Epitaph.Kept(
                Optional.of("Place 2 of 3. The best: score 400, depth 4, 900 turns."),
                Optional.of("/home/you/recordings/den-1.recording"),
                Optional.of("/home/you/morgue/den-1.txt"),
                ImmutableList.of());
        ImmutableList<String> remarks =
                ImmutableList.of("a word ".repeat(15), "another ".repeat(30), "last ".repeat(9));
        Epitaph all = new Epitaph(
                "9 turns", remarks, 1, Optional.empty(), Optional.empty(), Optional.empty(), kept, Words.ENGLISH);
        Epitaph without = new Epitaph(
                "9 turns",
                ImmutableList.of(),
                1,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                kept,
                Words.ENGLISH);
        for (int columns : List.of(40, 80)) {
            int rest = height(without, columns, 20);
            assertThat(height(all, columns, 20) - rest).isBetween(2, 4);
            assertThat(height(all, columns, rest + 1)).isBetween(rest, rest + 1);
            assertThat(all.lines(columns, 0)).isEqualTo(without.lines(columns, 0));
        }
        assertThat(String.join(" ", all.told())).contains(remarks);
    }

    private static int height(Epitaph epitaph, int columns, int rows) {
        return epitaph.lines(columns, rows).stream()
                .mapToInt(line -> WordWrap.rows(line, columns, Layout.INDENT).size())
                .sum();
    }
}
