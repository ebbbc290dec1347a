package io.github.undercroft.ground;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Ages;
import io.github.undercroft.Board;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entities;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Gas;
import io.github.undercroft.Motility;
import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.sense.Light;
import io.github.undercroft.terrain.Flammable;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.Luminous;
import java.util.Objects;
import java.util.Optional;

/**
 * Ground on fire. Each normal turn it burns who and what is on its cell, {@link Burnable} things that they carry as well, may
 * set fire to what can burn on the eight cells around it, sets fire to {@linkplain Gas#burns gas that burns} there, and may go out: on average after {@link Flammable#burning} turns. It burns who enters it at once, too, and gives light. A burning door stays shut until it is
 * burnt.
 *
 * @param on what burns; terrain that is not {@link Flammable} burns for three turns on average and is unharmed
 * @param damage each time, of the kind fire; less than 0 counts as 0
 * @param by who lit it, and is behind what it does; {@link EntityId#WORLD} for nobody
 */
public record Fire(Terrain on, Dice damage, EntityId by) implements Cover, ActiveTerrain, Luminous, Ages {

    /** The kind of its damage. */
    public static final DamageKind KIND = new DamageKind("fire");

    /** A fire on bare floor that does 1 to 4 damage, lit by nobody. */
    public static final Fire BARE = new Fire(Ground.FLOOR, Dice.of(1, 4), EntityId.WORLD);

    private static final Light LIGHT = new Light(Reach.round(5), 100);
    private static final int TURNS_ON_BARE_GROUND = 3;

    public Fire {
        Cover.check(on, Fire.class);
        Objects.requireNonNull(damage, "damage");
        Objects.requireNonNull(by, "by");
    }

    /**
     * Sets fire to a cell of the actor's level: to what can burn, and to all ground on which one can walk but water and stairs. Ice thaws,
     * {@linkplain Gas#burns gas that burns} is gone.
     *
     * @param by who is behind it
     * @return whether it burns now and did not before, or gas burnt
     */
    public static boolean light(ActionContext context, Point at, EntityId by) {
        return light(context, at, by, BARE.damage);
    }

    private static boolean light(ActionContext context, Point at, EntityId by, Dice damage) {
        Terrain there = context.board().terrainAt(at);
        if (there instanceof Ice ice) {
            ice.thaw(context, at);
        }
        boolean isBurnt = context.board().gas(at).filter(Gas::burns).isPresent();
        if (isBurnt) {
            context.clearGas(at);
        }
        Terrain looks = there.appearance(); // a trap in the water does not burn either
        boolean isFuel = fuel(there).isPresent() && context.board().contains(at);
        boolean never =
                looks instanceof Fire || looks instanceof Water || looks instanceof Flood || looks instanceof Ice;
        if (never || !(isFuel || Cover.canLieAt(context, at))) {
            return isBurnt;
        }
        context.setTerrain(at, new Fire(there, damage, by));
        return true;
    }

    /**
     * Puts out the fire in a cell of the actor's level. What has not burnt yet is there again.
     *
     * @return whether there was fire
     */
    public static boolean putOut(ActionContext context, Point at) {
        if (context.board().terrainAt(at) instanceof Fire fire) {
            context.setTerrain(at, fire.on);
            return true;
        }
        return false;
    }

    @Override
    public String name() {
        return "fire";
    }

    /** Who lit it does not show. */
    @Override
    public Terrain appearance() {
        Terrain shown = on.appearance();
        return shown.equals(on) && by.equals(EntityId.WORLD) ? this : new Fire(shown, damage, EntityId.WORLD);
    }

    @Override
    public Fire on(Terrain below) {
        return new Fire(below, damage, by);
    }

    @Override
    public int soundCost() {
        return on.soundCost();
    }

    @Override
    public Passage passage() {
        return on.passage();
    }

    @Override
    public boolean transparent() {
        return on.transparent() || on.passage().allows(Motility.WALK);
    }

    @Override
    public boolean isHarmful() {
        return true;
    }

    /** Flyers as well, but nobody who is proof against fire. */
    @Override
    public boolean harms(Entities known, Entity who) {
        return who.has(Destructible.class)
                && known.softened(who, Damage.of(Math.max(0, damage.max()), KIND))
                                .amount()
                        > 0;
    }

    @Override
    public Light light() {
        return LIGHT;
    }

    @Override
    public int turns(RandomSource chance) {
        return 1;
    }

    @Override
    public void age(ActionContext context, Point at, RandomSource chance) {
        for (Entity who : context.board().entitiesAt(at)) {
            if (isLastOf(who, context.board(), at)) {
                burn(context, who, chance);
            }
        }
        if (context.board().gas(at).filter(Gas::burns).isPresent()) {
            context.clearGas(at);
        }
        for (Direction direction : Direction.all()) {
            Point beside = at.step(direction);
            if (context.board().gas(beside).filter(Gas::burns).isPresent()) {
                light(context, beside, by, damage);
            }
            Terrain there = context.board().terrainAt(beside);
            if (fuel(there).filter(next -> catches(next, chance)).isPresent()) {
                context.setTerrain(beside, new Fire(there, damage, by));
            } else if (there instanceof Ice ice) {
                ice.thaw(context, beside);
            }
        }
        int turns = on instanceof Flammable fuel ? fuel.burning() : TURNS_ON_BARE_GROUND;
        if (turns < 1) {
            throw new IllegalArgumentException(on.name() + ".burning() is " + turns + "; it is 1 or more turns");
        }
        if (chance.nextInt(turns) == 0) {
            Terrain left = on instanceof Flammable fuel ? left(fuel) : on;
            if (Cover.carries(context, at, left)) { // a bridge holds until all are off it
                context.setTerrain(at, left);
                if (left instanceof Chasm below) {
                    below.open(context, at);
                }
            }
        }
    }

    /** Whether that is the last burning cell of somebody, after which no other one burns it in the same turn. */
    private static boolean isLastOf(Entity who, Board board, Point at) {
        Point last = at;
        for (Point cell : who.cells()) {
            last = board.terrainAt(cell) instanceof Fire ? cell : last;
        }
        return last.equals(at);
    }

    /** What burns: as it looks, so that nothing shows what is hidden. */
    private static Optional<Flammable> fuel(Terrain ground) {
        return ground instanceof Flammable fuel && ground.appearance() instanceof Flammable
                ? Optional.of(fuel)
                : Optional.empty();
    }

    private static boolean catches(Flammable next, RandomSource chance) {
        int percent = next.catching();
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException(next.name() + ".catching() is " + percent + "; it is 0 to 100 percent");
        }
        return percent > 0 && chance.chance(percent, 100);
    }

    private static Terrain left(Flammable fuel) {
        return Objects.requireNonNull(
                fuel.burnt(), () -> fuel.name() + ".burnt() is null; it is terrain, for example Ground.FLOOR");
    }

    @Override
    public void whenEntered(ActionContext context, Entity who) {
        burn(context, who, context.random());
    }

    private void burn(ActionContext context, Entity who, RandomSource chance) {
        burnUp(context, who, 100, chance);
        for (Entity thing : context.game().things(who.id())) {
            burnUp(context, thing, 200, chance);
        }
        if (who.has(Destructible.class)) {
            context.damage(who.id(), Damage.of(Math.max(0, damage.roll(chance)), KIND));
        }
    }

    private static void burnUp(ActionContext context, Entity thing, int of, RandomSource chance) {
        Optional<Burnable> fuel = thing.get(Burnable.class);
        if (fuel.isPresent()
                && !thing.has(Destructible.class)
                && chance.chance(fuel.get().percent(), of)) {
            context.emit(new BurntUp(thing.id()));
            Stacks.useUp(context, thing.id());
        }
    }
}
