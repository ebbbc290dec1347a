package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Body;
import io.github.undercroft.DamageKind;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.Fixed;
import io.github.undercroft.Look;
import io.github.undercroft.brain.Outfit;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Gust;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.combat.ThrowingWeapon;
import io.github.undercroft.dig.BashFirst;
import io.github.undercroft.dig.Crumbling;
import io.github.undercroft.dig.Dig;
import io.github.undercroft.dig.Strength;
import io.github.undercroft.dig.Work;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.effect.Push;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.ground.Water;
import io.github.undercroft.growth.Bounty;
import io.github.undercroft.growth.Experience;
import io.github.undercroft.growth.Gain;
import io.github.undercroft.growth.Levels;
import io.github.undercroft.item.Bursts;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Container;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Locked;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.pathfinding.brain.Hunter;
import io.github.undercroft.random.Dice;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.sense.Wary;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.terrain.Ground;
import java.util.List;

/** A game for tests, with things to have, a corner to see only from near, and perhaps a rat. */
public record Cellar(List<String> rows) implements PlayableGame {

    public static final Cellar QUIET = of(
            "############", //
            "#@!...#....#",
            "#.....#....#",
            "#..........#",
            "############");

    private static final Blueprint POTION =
            Consumable.potion("potion", Heal.of(3)).with(Look.of("!", 0xD060D0));

    private static final Blueprint FLASK = Blueprint.item("flask")
            .with(Look.of("!", 0xD06060))
            .with(Bursts.of(1, new Harm(Dice.constant(1), new DamageKind("fire"))));

    private static final Blueprint DART =
            Blueprint.item("dart").with(Look.of("|", 0xC0C0C0)).with(ThrowingWeapon.of(5, Blow.of("3")));

    private static final Blueprint WAND =
            Wearable.inHand("wand").with(Look.of("/", 0x8080D0)).with(Gust.bolt(6, Push.of(2)));

    private static final Blueprint ROCKS =
            Blueprint.item("rock").with(Look.of("o", 0x808080)).with(new StackSize(5));

    private static final Blueprint CHEST = Blueprint.of("chest")
            .with(Look.of("=", 0xC08040))
            .with(Container.CLOSED)
            .carrying(POTION);

    public static Cellar of(String... rows) {
        return new Cellar(List.of(rows));
    }

    @Override
    public About about() {
        return new About("cellar", "A cellar.", new BoardSize(rows.get(0).length(), rows.size()));
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        Blueprint hero = Blueprint.player("hero")
                .with(Look.of("@", 0xFFFFFF))
                .with(new Health(3, 5))
                .with(LinearWeapon.ofDamage(1).withRange(3))
                .with(Inventory.of(9))
                .with(Senses.ofRadius(9))
                .with(new Strength(Work.DIG, Dice.constant(2)))
                .with(Experience.of(Levels.doublingFrom(10), Gain.health(1), Gain.health(1)))
                .carrying(Wearable.inHand("club").with(LinearWeapon.ofDamage(2)), POTION);
        Blueprint rat = Blueprint.of("rat")
                .with(Look.of("r", 0x00FF00))
                .with(Health.of(1))
                .with(new Bounty(10))
                .with(PriorityBrain.of(new Outfit()));
        Blueprint wolf = rat.named("wolf").replacing(Look.of("w", 0xC0C0C0)).with(LinearWeapon.ofDamage(2));
        Blueprint archer =
                wolf.named("archer").replacing(LinearWeapon.ofDamage(1).withRange(4));
        return Rules.named("cellar")
                .steps(Movement.FOUR_WAY)
                .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                .look(Ground.FLOOR, Look.of(".", 0x606060))
                .look(Ground.WALL, Look.of("#", 0xA09080))
                .level(
                        "cellar",
                        LevelText.of(
                                String.join("\n", rows),
                                Legend.standard()
                                        .with('@', hero)
                                        .with('r', rat)
                                        .with('!', POTION)
                                        .with('*', FLASK)
                                        .with('|', DART)
                                        .with('/', WAND)
                                        .with('o', ROCKS)
                                        .with('w', wolf)
                                        .with('z', wolf.named("cat").replacing(Wary.asleep(new Hunter())))
                                        .with('a', archer)
                                        .with('B', wolf.named("bear").with(new Body(2, 2)))
                                        .with(
                                                '{',
                                                Blueprint.item("brazier")
                                                        .with(Look.of("{", 0xFFC040))
                                                        .with(new Fixed()))
                                        .with('=', CHEST)
                                        .with('C', CHEST.with(new Locked("cellar", 50)))
                                        .with('L', LockableDoor.locked("cellar", 6))
                                        .with('X', new Crumbling(Ground.WALL, Work.DIG, 4, Ground.FLOOR))
                                        .with('~', Water.DEEP)
                                        .with('%', Acid.of(1))
                                        .with(',', Water.SHALLOW)
                                        .with('>', Stairs.down(0))
                                        .with('<', Stairs.up(0))))
                .look("stairs down", Look.of(">", 0x0000EE))
                .look("stairs up", Look.of("<", 0x00CDCD))
                .build();
    }

    @Override
    public List<Verb> verbs() {
        return ImmutableList.<Verb>builder()
                .addAll(Verbs.WITH_THINGS)
                .add(Verbs.ATTACK, Verbs.RUN, Verbs.REST, Verbs.GROW, Verbs.STAIRS)
                .add(Verb.plain("bash", new BashFirst(), "o"), Verb.toward("dig", DigToward::new, "O"))
                .build();
    }

    /** Digs at what is in that direction. */
    public record DigToward(Direction way) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return ActionResult.alternate(new Dig(context.view().position().step(way)));
        }
    }

    /** A player of it, on a screen of 60 x 20, who presses what the keys are called. */
    public static final class Sitting {

        public final Play play;

        public Sitting(Cellar cellar) {
            play = new Play(cellar, cellar.about().minSize(), Seat.PERSON, 1, Keymap.standard(cellar));
            press(play);
        }

        public Sitting press(String... keys) {
            press(play, keys);
            return this;
        }

        /** Lets a play go on until it waits for a key, at once and after each key that is pressed. */
        public static Play press(Play play, String... keys) {
            while (play.isBusy()) {
                play.goOn();
            }
            for (String key : keys) {
                play.press(new KeyPress(key));
                press(play);
            }
            return play;
        }

        /** Moves or clicks where the screen shows a text. */
        public Sitting point(Input.Gesture deed, String text) {
            List<String> rows = screen().lines().toList();
            for (int row = 0; row < rows.size(); row++) {
                int column = rows.get(row).indexOf(text);
                if (column >= 0) {
                    play.point(new Input.Pointed(deed, column, row), 60, 20);
                    press(play);
                    return this;
                }
            }
            throw new AssertionError("The screen does not show " + text + ":\n" + screen());
        }

        public String screen() {
            return play.sheet(60, 20).toString();
        }
    }
}
