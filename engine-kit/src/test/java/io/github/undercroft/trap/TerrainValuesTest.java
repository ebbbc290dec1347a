package io.github.undercroft.trap;

import io.github.undercroft.EntityId;
import io.github.undercroft.dig.Bash;
import io.github.undercroft.dig.BashFirst;
import io.github.undercroft.dig.Crumbling;
import io.github.undercroft.dig.Dig;
import io.github.undercroft.dig.DigValues;
import io.github.undercroft.dig.Strength;
import io.github.undercroft.dig.Work;
import io.github.undercroft.door.Bars;
import io.github.undercroft.door.DoorValues;
import io.github.undercroft.door.Lever;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.door.UseDoor;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.ground.Ash;
import io.github.undercroft.ground.Bridge;
import io.github.undercroft.ground.Burnable;
import io.github.undercroft.ground.Chasm;
import io.github.undercroft.ground.Cloud;
import io.github.undercroft.ground.Drench;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Flood;
import io.github.undercroft.ground.Freeze;
import io.github.undercroft.ground.GroundValues;
import io.github.undercroft.ground.Ice;
import io.github.undercroft.ground.Kindle;
import io.github.undercroft.ground.Oil;
import io.github.undercroft.ground.Release;
import io.github.undercroft.ground.SpillOil;
import io.github.undercroft.random.Dice;
import io.github.undercroft.terrain.CloseDoor;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.OpenDoor;
import io.github.undercroft.terrain.TerrainValues;
import io.github.undercroft.value.SameByReflection;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Types made at compile time keep each field, as those found by reflection do. */
class TerrainValuesTest {

    @Test
    void everyValueIsReadBackFieldByField() {
        Point at = new Point(1, 2);
        SameByReflection.checkAll(
                SameByReflection.together(
                        new TerrainValues(), new DoorValues(), new DigValues(), new GroundValues(), new TrapValues()),
                List.of(
                        new Acid(Dice.of("2d6")),
                        new Fire(Ground.WALL, Dice.of("2d6"), new EntityId(3, 4)),
                        new Ash(),
                        new Flood(Ground.FLOOR, 3),
                        new Ice(Ground.FLOOR),
                        new Oil(Ground.WALL),
                        new Bridge(Ground.WALL),
                        new Chasm(7, Dice.of("2d6")),
                        new Bars("vault", true),
                        new Lever("vault", true),
                        new Burnable(40),
                        new Kindle(),
                        new Freeze(),
                        new Drench(2),
                        new SpillOil(),
                        new Cloud(Cloud.Kind.CONFUSION, 7, new EntityId(3, 4)),
                        new Release(Cloud.of(Cloud.Kind.SMOKE, 8)),
                        new Trap("trap", Trap.State.HIDDEN, Trap.State.FOUND, Ground.FLOOR, List.of(new Stab(3))),
                        new PowerUp("wings", Ground.FLOOR, List.of(new Stab(4))),
                        new Crumbling(Ground.WALL, Work.DIG, 4, Ground.FLOOR),
                        LockableDoor.locked("cellar", 5),
                        new Secret(Ground.WALL, Ground.FLOOR),
                        new Bash(at),
                        new BashFirst(),
                        new Dig(at),
                        new Strength(Work.DIG, Dice.of("3d4")),
                        new Search(6),
                        new OpenDoor(at),
                        new CloseDoor(at),
                        new UseDoor(UseDoor.Handling.LOCK, at)));
    }
}
