package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Aim;
import io.github.undercroft.Armour;
import io.github.undercroft.Board;
import io.github.undercroft.Damage;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.Passage;
import io.github.undercroft.Refusal;
import io.github.undercroft.Target;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Portal;
import io.github.undercroft.terrain.Ground;
import java.util.Optional;

/** Moody things: weapons, armour, bodies, and terrain. */
final class MoodyThings {

    private MoodyThings() {}

    /** Strikes who is next in line. */
    record Blade(int kind) implements Moody, Weapon {
        @Override
        public Optional<Target> target(Board board, TurnView turn, Point from, Aim aim) {
            return Mood.ask(
                    kind,
                    "target",
                    () -> LinearWeapon.ofDamage(1 + kind % 2)
                            .withRange(1 + kind % 4)
                            .target(board, turn, from, aim));
        }

        @Override
        public Optional<Refusal> whyNot(TurnView turn) {
            return Mood.ask(kind, "whyNot", () -> Optional.empty());
        }

        @Override
        public int cost(TurnView turn) {
            return Mood.ask(kind, "price", () -> turn.normalCost());
        }

        @Override
        public void use(ActionContext context, Target target) {
            Mood.tell(
                    kind,
                    "use",
                    () -> LinearWeapon.ofDamage(1 + kind % 2)
                            .withRange(1 + kind % 4)
                            .use(context, target));
        }

        @Override
        public boolean equals(Object other) {
            return same(other);
        }

        @Override
        public int hashCode() {
            return code();
        }

        @Override
        public String toString() {
            return printed();
        }
    }

    /** Takes off every second point. */
    record Mail(int kind) implements Moody, Armour {
        @Override
        public Damage softened(Damage damage) {
            return Mood.ask(kind, "armour", () -> new Damage(damage.amount() / 2, damage.kind(), damage.cause()));
        }

        @Override
        public boolean equals(Object other) {
            return same(other);
        }

        @Override
        public int hashCode() {
            return code();
        }

        @Override
        public String toString() {
            return printed();
        }
    }

    /** Loses hit points, and heals slowly. */
    record Flesh(int kind, int left) implements Moody, Destructible {
        @Override
        public int hitPoints() {
            return Mood.ask(kind, "hitPoints", () -> left);
        }

        @Override
        public Destructible damaged(Damage damage) {
            return Mood.ask(kind, "damaged", () -> new Flesh(kind, left - damage.amount()));
        }

        @Override
        public Destructible healed(int points) {
            return Mood.ask(kind, "healed", () -> new Flesh(kind, Math.min(9, left + points)));
        }

        @Override
        public boolean equals(Object other) {
            return same(other) && ((Flesh) other).left == left;
        }

        @Override
        public int hashCode() {
            return code();
        }

        @Override
        public String toString() {
            return printed();
        }
    }

    /** Ground that is asked for its mood. */
    interface MoodyGround extends Moody, Terrain {
        @Override
        default Passage passage() {
            return Mood.ask(kind(), "passage", () -> Passage.OPEN);
        }

        @Override
        default boolean transparent() {
            return Mood.ask(kind(), "transparent", () -> kind() % 3 != 0);
        }

        @Override
        default int soundCost() {
            return Mood.ask(kind(), "soundCost", () -> 1 + kind() % 3);
        }

        @Override
        default Terrain appearance() {
            return Mood.ask(kind(), "appearance", () -> kind() % 5 == 0 ? Ground.FLOOR : this);
        }

        @Override
        default Optional<Action> whenBumped(TurnView by, Point at) {
            return Mood.ask(kind(), "whenBumped", () -> Optional.empty());
        }

        @Override
        default boolean canBeBumped() {
            return Mood.ask(kind(), "canBeBumped", () -> kind() % 2 == 0);
        }
    }

    /** Wets the feet of those who enter. */
    record Bog(int kind) implements MoodyGround, ActiveTerrain {
        @Override
        public String name() {
            return Mood.ask(kind, "name", () -> "bog");
        }

        @Override
        public void whenEntered(ActionContext context, Entity who) {
            Mood.tell(kind, "whenEntered", () -> context.emit(new Moody.News(kind)));
        }

        @Override
        public void whenTurnEnds(ActionContext context, Entity who) {
            Mood.tell(kind, "whenTurnEnds", () -> context.damage(who.id(), Damage.physical(kind % 2)));
        }

        @Override
        public boolean equals(Object other) {
            return same(other);
        }

        @Override
        public int hashCode() {
            return code();
        }

        @Override
        public String toString() {
            return printed();
        }
    }

    /** Leads somewhere. */
    record Gate(int kind) implements MoodyGround, Portal {
        @Override
        public String name() {
            return Mood.ask(kind, "name", () -> "gate");
        }

        @Override
        public int leadsTo() {
            return Mood.ask(kind, "leadsTo", () -> kind % RandomGame.LEVELS);
        }

        @Override
        public boolean equals(Object other) {
            return same(other);
        }

        @Override
        public int hashCode() {
            return code();
        }

        @Override
        public String toString() {
            return printed();
        }
    }
}
