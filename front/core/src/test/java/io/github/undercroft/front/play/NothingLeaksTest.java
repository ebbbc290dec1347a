package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.EndConditions;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.Rest;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.combat.Protection;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.StatusLine;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.game.Rules;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.kind.UnknownKinds;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.lore.Guise;
import io.github.undercroft.lore.Lore;
import io.github.undercroft.sense.Invisible;
import io.github.undercroft.sense.Senses;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a player is shown where the truth is at hand: throws into the dark, deaths, kills, odds, other heroes. */
class NothingLeaksTest {

    private static final UnknownKinds POTIONS = UnknownKinds.of("potion", "healing potion", "water", "oil")
            .looking("blue potion", Look.of("!", 1))
            .looking("red potion", Look.of("!", 2))
            .looking("odd potion", Look.of("!", 3));
    private static final UnknownKinds RINGS = UnknownKinds.of("ring", "ring of shielding", "ring of nothing")
            .looking("iron ring", Look.of("=", 1))
            .looking("gold ring", Look.of("=", 2));
    private static final Brain STILL = turn -> Decision.act(new Rest());
    private static final Brain ARCHER = PriorityBrain.of(new Strike());

    private static Blueprint hero(String name) {
        return Blueprint.player(name)
                .with(new Health(4, 20))
                .with(Senses.ofRadius(3))
                .with(Inventory.of(9))
                .with(Lore.NONE)
                .with(LinearWeapon.ofDamage(5));
    }

    private static Blueprint foe(String name) {
        return Blueprint.of(name).with(Health.of(9)).with(Inventory.of(3)).with(STILL);
    }

    /** One room of it. */
    private record Lair(String map, Blueprint you, Blueprint foe) implements PlayableGame {
        @Override
        public About about() {
            return new About("lair", "A lair.", new BoardSize(10, 3)).telling(StatusLine.THINGS);
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            Blueprint thief = hero("thief").replacing(Lore.NONE.with("healing potion"));
            return Rules.named("lair")
                    .guises(POTIONS)
                    .guises(RINGS)
                    .guises((thing, observer, game) -> thing.name().equals("doppelganger")
                            ? Optional.of(Guise.of(thing).named("peasant"))
                            : thing.name().equals("rogue")
                                    ? Optional.of(
                                            Guise.of(Blueprint.of("beggar").with(Look.of("b", 1))))
                                    : Optional.empty())
                    .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                    .endsWhen(EndConditions.wonBy(Faction.PLAYERS).onlyIf(game -> map.contains("f")))
                    .level(
                            "lair",
                            LevelText.of(
                                    map,
                                    Legend.standard()
                                            .with('@', you)
                                            .with('t', thief)
                                            .with('f', foe)
                                            .with('r', foe)))
                    .build();
        }

        @Override
        public List<Verb> verbs() {
            return List.of(Verbs.THROW, Verbs.REST);
        }
    }

    private static String after(String map, Blueprint you, Blueprint foe, String... keys) {
        Lair game = new Lair(map, you, foe);
        Play play = new Play(game, game.about().usualSize(), Seat.PERSON, 4, Keymap.standard(game));
        Cellar.Sitting.press(play, keys);
        return play.sheet(80, 24).toString();
    }

    @Test
    void whatIsThrownIntoTheDarkIsNamedAsItWasHeld() {
        assertThat(after(
                        "#########\n#@......#\n#########",
                        hero("you").carrying(Consumable.potion("water")),
                        foe("orc"),
                        "t",
                        "a",
                        "right",
                        "right",
                        "right",
                        "right",
                        "right",
                        "enter"))
                .containsPattern("You throw the (blue|red|odd) potion. The (blue|red|odd) potion breaks.")
                .doesNotContain("water", "something");
    }

    @Test
    void theDeadHoldWhatTheyTookItFor() {
        assertThat(after(
                        "####\n#@f#\n####",
                        hero("you").carrying(Consumable.potion("healing potion", Heal.of(2))),
                        foe("orc").with(LinearWeapon.ofDamage(9)).replacing(ARCHER),
                        "space"))
                .contains("killed by an orc")
                .containsPattern("Carrying (blue|red|odd) potion")
                .doesNotContain("healing");
    }

    @Test
    void whoKillsUnseenIsSomething() {
        Blueprint stalker = foe("stalker").with(new Invisible()).replacing(ARCHER);
        assertThat(after(
                        "######\n#@..f#\n######",
                        hero("you"),
                        stalker.with(LinearWeapon.ofDamage(9).withRange(9)),
                        "space"))
                .contains("killed by something")
                .doesNotContain("stalker");
    }

    @Test
    void theKilledAreCountedAsWhatTheyWereTakenFor() {
        assertThat(after("####\n#@f#\n####", hero("you"), foe("doppelganger").replacing(Health.of(1)), "right"))
                .contains("1 kill: 1 peasant")
                .doesNotContain("doppelganger");
    }

    @Test
    void oddsTellNothingOfAnUnknownRing() {
        Blueprint shielding = Wearable.onBody("ring of shielding").with(Protection.of(3));
        Blueprint nothing = Wearable.onBody("ring of nothing");
        assertThat(odds(foe("orc").wearing(EquipmentSlot.BODY, shielding)))
                .isEqualTo(odds(foe("orc").wearing(EquipmentSlot.BODY, nothing)));
    }

    private static String odds(Blueprint foe) {
        String screen =
                after("####\n#@f#\n####", hero("you"), foe.replacing(ARCHER).with(LinearWeapon.ofDamage(1)), ";");
        assertThat(screen).contains("You hit it");
        return screen.substring(screen.indexOf("You hit it"), screen.indexOf("blows"));
    }

    @Test
    void aHeroWhoIsTakenForAnotherIsFollowedInItsTurn() {
        Blueprint rogue = hero("rogue").carrying(Blueprint.item("lute"));
        assertThat(after("######\n#@..r#\n######", hero("you"), rogue)).contains("Carrying nothing");
        assertThat(after("######\n#@..r#\n######", hero("you"), rogue, "space")).contains("Carrying lute");
    }

    @Test
    void nobodyIsToldWhatAnotherHeroKnows() {
        Blueprint knight = hero("knight");
        assertThat(after("#######\n#@...t#\n#######", knight, foe("orc"), "space", "space", "space"))
                .doesNotContain("You know now");
    }
}
