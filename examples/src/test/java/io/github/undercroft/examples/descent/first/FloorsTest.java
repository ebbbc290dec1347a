package io.github.undercroft.examples.descent.first;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Entity;
import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What every floor has. */
class FloorsTest {

    private static final Floors FLOORS = new Floors(new FirstDescent().about().usualSize(), true, floor -> Land.BARE);
    private static final Set<String> MONSTERS =
            Bestiary.ALL.stream().map(each -> each.name()).collect(Collectors.toSet());

    private static long rooms(LevelPlan plan) {
        return plan.areas().stream()
                .map(Area::kind)
                .filter(AreaKind.ROOM::equals)
                .count();
    }

    @Property
    void everyFloorHasFiveRoomsAndMonstersOnTheirOwnCells(@ForAll long seed, @ForAll @IntRange(max = 4) int number) {
        LevelPlan plan = FLOORS.level(number).plan(RandomSource.of(seed));
        assertThat(rooms(plan)).isGreaterThanOrEqualTo(5);
        List<Point> monsters = plan.marks().stream()
                .filter(mark -> MONSTERS.contains(mark.what()))
                .map(Mark::at)
                .toList();
        assertThat(monsters).doesNotHaveDuplicates().hasSizeGreaterThanOrEqualTo(3);
    }

    @Test
    @Tag("soak")
    void tenThousandFloorsHaveFiveRooms() {
        assertThat(IntStream.range(0, 10_000)
                        .mapToObj(seed -> FLOORS.level(seed % 5).plan(RandomSource.of(seed))))
                .allMatch(plan -> rooms(plan) >= 5);
    }

    @Property
    void theFirstFloorTeaches(@ForAll long seed) {
        Game game =
                Game.start(new FirstDescent().rules(new FirstDescent().about().usualSize(), Seat.PERSON), seed);
        Point start = position(named(game, "hero"));
        assertThat(position(named(game, "dagger"))).matches(at -> Metric.CHEBYSHEV.within(at, start, 3));
        assertThat(Stream.of(named(game, "potion of healing")))
                .anyMatch(potion -> Metric.CHEBYSHEV.within(position(potion), start, 4));
    }

    @Property
    void theNearestRoomOfTheFirstFloorHasOneRat(@ForAll long seed) {
        LevelPlan plan = FLOORS.level(0).plan(RandomSource.of(seed));
        Mark rat = plan.marks().stream()
                .filter(mark -> MONSTERS.contains(mark.what()))
                .findFirst()
                .orElseThrow();
        assertThat(rat.what()).isEqualTo("rat");
        int room = plan.areaAt(rat.at().x(), rat.at().y()).orElseThrow().id();
        assertThat(plan.marks().stream()
                        .filter(mark -> MONSTERS.contains(mark.what()))
                        .filter(mark -> plan.areaAt(mark.at().x(), mark.at().y())
                                        .orElseThrow()
                                        .id()
                                == room))
                .hasSize(1);
    }

    @Test
    void everythingHasADescription() {
        for (long seed = 0; seed < 30; seed++) {
            Game game = Game.start(new FirstDescent().rules(new BoardSize(78, 19), Seat.PERSON), seed);
            for (Entity each : game.view().entities()) {
                assertThat(new FirstDescent().description(each.name()))
                        .as(each.name())
                        .isPresent();
            }
        }
        assertThat(Bestiary.ALL)
                .allMatch(each -> new FirstDescent().description(each.name()).isPresent());
        assertThat(Descriptions.ALL.keySet()).contains("warden", "dart trap", "snare", "grave");
    }

    private static Entity named(Game game, String name) {
        return game.view().entities().stream()
                .filter(each -> each.name().equals(name) && each.position().isPresent())
                .findFirst()
                .orElseThrow();
    }

    private static Point position(Entity entity) {
        return entity.position().orElseThrow();
    }
}
