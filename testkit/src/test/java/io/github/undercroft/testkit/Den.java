package io.github.undercroft.testkit;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Component;
import io.github.undercroft.Damage;
import io.github.undercroft.Decision;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.Player;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.move.Wait;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TimeZone;

/** A room with a hero and a beast, and what can be wrong with the beast. Each game is a class of its own, as a second JVM makes it by its name. */
interface Den extends PlayableGame {

    Blueprint beast();

    @Override
    default About about() {
        return new About("den", "A den.", new BoardSize(9, 5), new BoardSize(9, 5));
    }

    default int version() {
        return 1;
    }

    @Override
    default Rules rules(BoardSize size, Seat seat) {
        Blueprint hero = Blueprint.player("hero")
                .with(Look.of("@", 0xFFFFFF))
                .with(Health.of(9))
                .replacing(seat == Seat.BOT ? new Pacing() : new Player());
        return Rules.named("den")
                .version(version())
                .level(
                        "den",
                        LevelText.of(
                                ".........\n.@.......\n.........\n.....b...\n.........",
                                Legend.standard().with('@', hero).with('b', beast())))
                .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                .types(RecordTypes.of(
                        MethodHandles.lookup(),
                        "den",
                        Pacing.class,
                        Clocked.class,
                        Idled.class,
                        Counted.class,
                        Salted.class,
                        Spoken.class,
                        Zoned.class,
                        Rolled.class,
                        Gambler.class,
                        Gamble.class,
                        Fading.class,
                        Broken.class,
                        Gust.class,
                        Biter.class,
                        Bite.class))
                .build();
    }

    private static Blueprint beast(Brain brain) {
        return Blueprint.of("beast")
                .with(Look.of("b", 0xFF0000))
                .with(Health.of(9))
                .with(brain);
    }

    private static Decision toward(TurnView turn, int number) {
        Direction way = Direction.cardinal().get(Math.floorMod(number, 4));
        return Decision.act(turn.board().isPassable(turn.position().step(way)) ? new Move(way) : new Wait());
    }

    /** By where it stands alone. */
    record Pacing() implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return toward(turn, turn.position().x() / 3 + turn.position().y());
        }
    }

    record Clocked() implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return toward(turn, (int) (System.nanoTime() / 7));
        }
    }

    record Idled() implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return toward(turn, System.identityHashCode(new Object()) / 3);
        }
    }

    record Counted() implements Brain {
        private static int count;

        @Override
        public Decision decide(TurnView turn) {
            return toward(turn, count++);
        }
    }

    record Salted() implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return toward(turn, String.join("", Set.of("north", "east")).startsWith("north") ? 1 : 2);
        }
    }

    record Spoken() implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return toward(turn, "TITLE".toLowerCase(Locale.getDefault()).equals("title") ? 1 : 2);
        }
    }

    record Zoned() implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return toward(turn, TimeZone.getDefault().getID().equals("Pacific/Chatham") ? 1 : 2);
        }
    }

    record Rolled() implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return toward(turn, new Random().nextInt(4));
        }
    }

    /** Its brain is innocent, and its action is not. */
    record Gambler() implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return Decision.act(new Gamble());
        }
    }

    record Gamble() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return ActionResult.alternate(new Random().nextBoolean() ? new Wait() : new Move(Direction.EAST));
        }
    }

    /** Is less each time that it is read from a save. */
    record Fading(int left) implements Component {
        public Fading {
            left--;
        }
    }

    record Broken() implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            throw new IllegalStateException("no way out");
        }
    }

    /** Breaks to the west where the hero came far enough to the east. */
    record Gust(Direction way) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            Point at = context.view().position();
            if (way == Direction.WEST && at.x() > 4) {
                throw new IllegalStateException("the \"west\" wind at " + at);
            }
            return ActionResult.alternate(new Move(way));
        }
    }

    record Windy() implements Den {
        @Override
        public Blueprint beast() {
            return Den.beast(new Pacing());
        }

        @Override
        public Action step(Direction way) {
            return new Gust(way);
        }
    }

    record Biter() implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return Decision.act(new Bite());
        }
    }

    /** How hard it bites is no value of the state. */
    record Bite() implements Action {
        private static int damage = 1;

        @Override
        public ActionResult perform(ActionContext context) {
            context.damage(context.view().actor().id(), Damage.physical(damage));
            return ActionResult.succeeded();
        }
    }

    record Sound() implements Den {
        @Override
        public Blueprint beast() {
            return Den.beast(new Pacing());
        }
    }

    record ByClock() implements Den {
        @Override
        public Blueprint beast() {
            return Den.beast(new Clocked());
        }
    }

    record ByIdentity() implements Den {
        @Override
        public Blueprint beast() {
            return Den.beast(new Idled());
        }
    }

    record ByCount() implements Den {
        @Override
        public Blueprint beast() {
            return Den.beast(new Counted());
        }
    }

    record BySalt() implements Den {
        @Override
        public Blueprint beast() {
            return Den.beast(new Salted());
        }
    }

    record ByLanguage() implements Den {
        @Override
        public Blueprint beast() {
            return Den.beast(new Spoken());
        }
    }

    record ByZone() implements Den {
        @Override
        public Blueprint beast() {
            return Den.beast(new Zoned());
        }
    }

    record ByRoll() implements Den {
        @Override
        public Blueprint beast() {
            return Den.beast(new Rolled());
        }
    }

    record ByGamble() implements Den {
        @Override
        public Blueprint beast() {
            return Den.beast(new Gambler());
        }
    }

    record ByLoad() implements Den {
        @Override
        public Blueprint beast() {
            return Den.beast(new Pacing()).with(new Fading(1_000));
        }
    }

    record ByFault() implements Den {
        @Override
        public Blueprint beast() {
            return Den.beast(new Broken());
        }
    }

    /** A later version of the sound game. */
    record Renewed(int health) implements Den {
        @Override
        public int version() {
            return 2;
        }

        @Override
        public Blueprint beast() {
            return Den.beast(new Pacing()).replacing(Health.of(health));
        }
    }

    /** Its beast bites itself. */
    record Biting(int damage, int health) implements Den {
        @Override
        public Rules rules(BoardSize size, Seat seat) {
            Bite.damage = damage;
            return Den.super.rules(size, seat);
        }

        @Override
        public Blueprint beast() {
            return Den.beast(new Biter()).replacing(Health.of(health));
        }
    }

    /** A game that no constructor without arguments makes. */
    record Chosen(Blueprint beast) implements Den {
        static Chosen sound() {
            return new Chosen(Den.beast(new Pacing()));
        }
    }

    /** Another game than its constructor that takes nothing makes. */
    record Harder(boolean isHard) implements Den {
        Harder() {
            this(false);
        }

        @Override
        public Blueprint beast() {
            return Den.beast(new Pacing());
        }

        static List<PlayableGame> both() {
            return List.of(new Harder(), new Harder(true));
        }
    }
}
