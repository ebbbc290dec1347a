package io.github.undercroft.dungeon.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Motility;
import io.github.undercroft.Terrain;
import io.github.undercroft.door.Bars;
import io.github.undercroft.door.Lever;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.Drawn;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelLaws;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Lock;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.cave.ScatterLevels;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.lock.AddLocks;
import io.github.undercroft.dungeon.maze.MazeLevels;
import io.github.undercroft.dungeon.maze.RoomsAndMazesLevels;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.ground.Water;
import io.github.undercroft.item.Key;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.trap.Secret;
import io.github.undercroft.trap.Trap;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ThemeTest {

    private static final Blueprint COIN = Blueprint.item("coin");
    private static final Theme BARE = Theme.of(Ground.WALL, Ground.FLOOR);
    private static final List<LevelGenerator> ALL = List.of(
            RogueLevels.of(40, 20).atDepth(12),
            FeatureLevels.of(40, 20),
            FeatureLevels.literal(40, 20),
            RoomsAndMazesLevels.of(41, 21),
            BspLevels.of(40, 20),
            CaveLevels.of(40, 20),
            MazeLevels.of(41, 21),
            ScatterLevels.of(40, 20));

    private static LevelPlan plan(String... rows) {
        return Drawn.plan(Drawn.draft(rows));
    }

    private static LevelPlan marked(String word, int amount) {
        LevelDraft draft = Drawn.draft("#####", "#...#", "#####");
        draft.mark(new Mark(word, new Point(2, 1), amount, "test"));
        return Drawn.plan(draft);
    }

    @Test
    void whatIsSaidOfAKindOrAMarkIsSaidOnceUnlessItIsReplaced() {
        Blueprint coin = Blueprint.item("coin");
        Theme theme = Theme.plain().with("gold", coin).withGround("trap", (mark, under, random) -> under);

        GeneratorTrials.isRefused(() -> theme.with(CellKind.DOOR, Ground.FLOOR), "DOOR", "use replacing");
        GeneratorTrials.isRefused(() -> theme.with("gold", coin), "\"gold\"", "use replacing");
        GeneratorTrials.isRefused(
                () -> theme.withGround("trap", (mark, under, random) -> under), "\"trap\"", "use replacingGround");
        assertThat(theme.replacing(CellKind.DOOR, Ground.FLOOR).terrain(CellKind.DOOR))
                .isNotEqualTo(theme.terrain(CellKind.DOOR));
        assertThat(theme.replacing("gold", Blueprint.item("ruby"))
                        .replacingGround("trap", (mark, under, random) -> under))
                .hasToString(theme.toString());
        assertThat(theme.without("gold").with("gold", coin)).hasToString(theme.toString());
    }

    @Test
    void eachKindBecomesItsTerrain() {
        Grid<Terrain> ground = Theme.plain()
                .with(CellKind.STAIRS_DOWN, Stairs.down(7))
                .with(CellKind.PILLAR, Acid.of(1))
                .with(CellKind.LOCKED_DOOR, LockableDoor.locked("brass", 3))
                .content(plan("#.+SL:<>O~=-%"))
                .ground();
        assertThat(ground.values())
                .containsExactly(
                        Ground.WALL,
                        Ground.FLOOR,
                        Door.CLOSED,
                        new Secret(Ground.WALL, Door.CLOSED),
                        LockableDoor.locked("brass", 3),
                        new Secret(Ground.WALL, Ground.FLOOR),
                        Ground.FLOOR,
                        Stairs.down(7),
                        Acid.of(1),
                        Water.SHALLOW,
                        Water.DEEP,
                        Door.OPEN,
                        Ground.FLOOR);
        assertThat(CellKind.values()).as("all kinds are looked at here").hasSize(13);
    }

    /** Whoever walks through the plan walks through the level. */
    @Property
    void aThemeOfRockAndFloorAloneIsOpenWhereThePlanIs(@ForAll @IntRange(max = 6) int which, @ForAll long seed) {
        LevelPlan plan = ALL.get(which).generate(RandomSource.of(seed));
        Grid<Terrain> ground =
                BARE.without("gold").without("monster").content(plan).ground();
        for (int y = 0; y < plan.height(); y++) {
            for (int x = 0; x < plan.width(); x++) {
                assertThat(ground.get(x, y).passage().allows(Motility.WALK))
                        .isEqualTo(plan.open().get(x, y));
            }
        }
    }

    @Test
    void kindsFallBackOnThoseOfThisTheme() {
        Theme mossy = Theme.of(Ground.WALL, Acid.of(1)).with(CellKind.DOOR, Door.OPEN);
        assertThat(mossy.content(plan("S+:<>~O=")).ground().values())
                .containsExactly(
                        Door.OPEN, Door.OPEN, Acid.of(1), Acid.of(1), Acid.of(1), Acid.of(1), Ground.WALL, Ground.WALL);
    }

    @Test
    void lockedDoorsMayBeDifferentFromDoorToDoor() {
        Theme theme = BARE.with(
                CellKind.LOCKED_DOOR, (plan, cell, random) -> LockableDoor.locked("key " + cell.x(), plan.height()));
        assertThat(theme.content(plan("L.L")).ground().values())
                .containsExactly(LockableDoor.locked("key 0", 1), Ground.FLOOR, LockableDoor.locked("key 2", 1));
    }

    @Test
    void aLockedDoorWithoutLocksInTheThemeIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Theme.plain().with("key", COIN).content(plan("L")))
                .withMessageContainingAll("(0,0)", "withLocks(hitPoints)", "with(CellKind.LOCKED_DOOR, ...)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Theme.plain().withLocks(5).content(plan("L")))
                .withMessageContainingAll("(0,0)", "no key");
        assertThatIllegalArgumentException().isThrownBy(() -> Theme.plain().withLocks(0));
        GeneratorTrials.isRefused(() -> Theme.plain().withLocks(5).withLocks(5), "LOCKED_DOOR", "use replacing");
    }

    @Property(tries = 30)
    void aLeverLiesWhereEachKeyWouldAndItsBarsWhereTheDoorWould(@ForAll long seed) {
        LevelGenerator generator = BspLevels.of(60, 20).then(AddLocks.upTo(3));
        LevelPlan plan = generator.generate(RandomSource.of(seed));
        assertThat(LevelLaws.of(generator).breaches(seed, 1)).isEmpty();
        LevelContent content = Theme.plain().withLevers().content(plan);
        assertThat(keysOf(content)).isEmpty();
        for (Lock lock : plan.details(Lock.class)) {
            Lever lever = (Lever) content.ground().get(lock.key());
            assertThat(content.ground().get(lock.door())).isEqualTo(Bars.shut(lever.opens()));
        }
        assertThat(content.ground().values().stream().filter(Bars.class::isInstance))
                .doesNotHaveDuplicates()
                .hasSameSizeAs(plan.details(Lock.class));
    }

    @Property(tries = 30)
    void eachKeyOpensItsOwnDoorAndNoDoorOfAnotherLevel(@ForAll long one, @ForAll long other) {
        LevelGenerator generator = BspLevels.of(60, 20).then(AddLocks.upTo(3));
        Theme theme = Theme.plain().withLocks(5);
        LevelPlan first = generator.generate(RandomSource.of(one));
        LevelPlan second = generator.generate(RandomSource.of(other));
        List<String> keys = keysOf(theme.content(first));
        assertThat(keys).doesNotHaveDuplicates().hasSameElementsAs(locksOf(theme.content(first)));
        assertThat(keys).hasSameSizeAs(first.details(Lock.class));
        if (first.origin().seed() != second.origin().seed()) {
            assertThat(locksOf(theme.content(second))).noneMatch(keys::contains);
        }
    }

    private static List<String> keysOf(LevelContent content) {
        return content.placements().stream()
                .flatMap(placement -> placement.what().components().stream()
                        .filter(Key.class::isInstance)
                        .map(Key.class::cast))
                .map(Key::name)
                .toList();
    }

    private static List<String> locksOf(LevelContent content) {
        return content.ground().values().stream()
                .filter(LockableDoor.class::isInstance)
                .map(terrain -> ((LockableDoor) terrain).key())
                .toList();
    }

    @Test
    void marksBecomeThingsAndGroundInTheirOrder() {
        LevelDraft draft = Drawn.draft("#####", "#...#", "#####");
        draft.mark(new Mark("gold", new Point(3, 1), 30, "test"));
        draft.mark(new Mark("trap", new Point(1, 1), 1, "test"));
        draft.mark(new Mark("gold", new Point(2, 1), 2, "test"));
        Theme theme = BARE.with("gold", (mark, plan, random) -> COIN.with(new StackSize(mark.amount())))
                .withGround("trap", (mark, under, random) -> Trap.hidden(under));
        LevelContent content = theme.content(Drawn.plan(draft));
        assertThat(content.placements())
                .containsExactly(
                        new Placement(COIN.with(new StackSize(30)), new Point(3, 1)),
                        new Placement(COIN.with(new StackSize(2)), new Point(2, 1)));
        assertThat(content.ground().get(1, 1)).isEqualTo(Trap.hidden(Ground.FLOOR));
        assertThat(theme.with("trap", COIN).content(Drawn.plan(draft)).placements())
                .as("a mark may be both")
                .hasSize(3);
    }

    @Test
    void aMarkThatNobodyThoughtOfIsAnErrorThatNamesIt() {
        Theme theme = BARE.with("gold", COIN);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> theme.content(marked("dragon", 1)))
                .withMessageContainingAll("\"dragon\"", "(2,1)", "[gold]", "without(\"dragon\")");
        assertThat(theme.without("dragon").content(marked("dragon", 1)).placements())
                .isEmpty();
        assertThat(theme.without("gold").content(marked("gold", 1)).placements())
                .isEmpty();
    }

    @Test
    void ofManyKnownMarksTheNearestAreNamed() {
        Theme theme = BARE.with("orc", COIN).with("goblin", COIN).with("golden", COIN);
        for (int i = 0; i < 300; i++) {
            theme = theme.with("some thing " + i, COIN);
        }
        Theme many = theme;
        assertThatIllegalArgumentException()
                .isThrownBy(() -> many.content(marked("gobiln", 1)))
                .withMessageContaining("nearest are [goblin, golden, ")
                .satisfies(fault -> assertThat(fault.getMessage()).hasSizeLessThan(250));
    }

    @Test
    @SuppressWarnings("NullAway")
    void nullIsRefusedWithItsPlace() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BARE.replacing(CellKind.FLOOR, (plan, cell, random) -> null)
                        .content(plan("#.")))
                .withMessageContainingAll("FLOOR", "(1,0)");
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> BARE.with("gold", (mark, plan, random) -> null).content(marked("gold", 1)))
                .withMessageContainingAll("\"gold\"", "(2,1)");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        BARE.withGround("gold", (mark, under, random) -> null).content(marked("gold", 1)))
                .withMessageContainingAll("ground of \"gold\"", "(2,1)");
    }

    /** A coin named by the next 64 bits of that stream, so that no two streams give the same name by chance. */
    private static Blueprint drawn(RandomSource random) {
        return Blueprint.item("coin " + random.nextLong());
    }

    @Property
    void whatOneMarkDrawsChangesNoOther(@ForAll long seed) {
        LevelPlan plan = RogueLevels.of(80, 24).atDepth(5).generate(RandomSource.of(seed));
        List<Blueprint> second = new ArrayList<>();
        Theme one = BARE.with("gold", (mark, any, random) -> {
                    RandomSource ahead = random.copy();
                    ahead.nextLong();
                    second.add(drawn(ahead));
                    return drawn(random);
                })
                .with("monster", (mark, any, random) -> drawn(random))
                .replacing(CellKind.ROCK, (any, cell, random) -> random.nextBoolean() ? Ground.WALL : Acid.of(1));
        Theme greedy = one.replacing("gold", (mark, any, random) -> {
                    random.nextLong();
                    return drawn(random);
                })
                .replacing(CellKind.FLOOR, (any, cell, random) -> random.nextBoolean() ? Ground.FLOOR : Acid.of(2));
        LevelContent content = one.content(plan);
        List<Blueprint> expected = new ArrayList<>();
        List<Blueprint> ofMonsters = new ArrayList<>();
        for (int i = 0; i < plan.marks().size(); i++) {
            Blueprint drawn = content.placements().get(i).what();
            if (plan.marks().get(i).what().equals("monster")) {
                expected.add(drawn);
                ofMonsters.add(drawn);
            } else {
                expected.add(second.get(expected.size() - ofMonsters.size()));
            }
        }
        LevelContent changed = greedy.content(plan);
        assertThat(changed.placements()).extracting(Placement::what).isEqualTo(expected);
        assertThat(ofMonsters).doesNotHaveDuplicates();
        for (int i = 0; i < content.ground().values().size(); i++) {
            if (plan.kindAt(i % 80, i / 80) == CellKind.ROCK) {
                assertThat(changed.ground().values().get(i))
                        .isEqualTo(content.ground().values().get(i));
            }
        }
        assertThat(content).isEqualTo(one.content(plan));
    }
}
