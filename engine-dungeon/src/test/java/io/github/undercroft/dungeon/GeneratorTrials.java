package io.github.undercroft.dungeon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.hash.Hashing;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Stream;

/** What the tests of all generators ask. */
public final class GeneratorTrials {

    private GeneratorTrials() {}

    /** The laws for all levels hold in that many. */
    public static void keepsTheLaws(LevelGenerator generator, int levels) {
        assertThat(LevelLaws.of(generator).breaches(0, levels)).isEmpty();
    }

    public static LevelPlan plan(LevelGenerator generator, long seed) {
        return generator.generate(RandomSource.of(seed));
    }

    /** Pins everything that a plan says, but where it comes from. */
    public static String digest(LevelGenerator generator) {
        StringBuilder all = new StringBuilder();
        for (int seed = 0; seed < 20; seed++) {
            LevelPlan plan = plan(generator, seed);
            all.append(plan).append(plan.areas()).append(plan.links()).append(plan.marks());
        }
        return Hashing.sha256()
                .hashString(all, StandardCharsets.UTF_8)
                .toString()
                .substring(0, 16);
    }

    public static void isRefused(Runnable settings, String... words) {
        assertThatIllegalArgumentException().isThrownBy(settings::run).withMessageContainingAll(words);
    }

    /** Whether stairs stand there that belong to no area. */
    public static boolean isAlcove(LevelPlan plan, Point cell) {
        CellKind kind = plan.kindAt(cell.x(), cell.y());
        return (kind == CellKind.STAIRS_UP || kind == CellKind.STAIRS_DOWN)
                && plan.areaAt(cell.x(), cell.y()).isEmpty();
    }

    /** The area of the stairs up, or the one to which their alcove opens. */
    public static Optional<Area> entrance(LevelPlan plan) {
        Point up = plan.places(CellKind.STAIRS_UP).get(0);
        return Stream.concat(Stream.of(up), Direction.cardinal().stream().map(up::step))
                .flatMap(cell -> plan.areaAt(cell.x(), cell.y()).stream())
                .findFirst();
    }
}
