package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.Location;
import io.github.undercroft.event.Spawned;
import io.github.undercroft.event.TerrainChanged;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.level.Absence;
import io.github.undercroft.move.Wait;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * A level that nobody is on is found as it was left: between the last one's leaving and the next one's coming, nothing of it
 * changes but what an event names. In random games scripts and answers reach across levels, and events tell of that; what
 * somebody has begun by a queued action is the one thing of which none tells.
 */
class LevelLawsTest {

    private static final int STEPS = 80;

    private final Map<String, Integer> seen = new TreeMap<>();

    private void count(String what) {
        seen.merge(what, 1, Integer::sum);
    }

    private static boolean isOn(GameView game, EntityId who, int level) {
        return game.boardOf(who).filter(board -> board.level() == level).isPresent();
    }

    /** Whether an event names one of these. */
    private static boolean isNamed(List<EntityId> whom, List<GameEvent> events) {
        return events.stream().anyMatch(event -> event.involved().stream().anyMatch(whom::contains));
    }

    /** That one and all who carry it. */
    private static List<EntityId> withBearers(GameView game, EntityId who) {
        TreeSet<EntityId> all = new TreeSet<>();
        Optional<EntityId> each = Optional.of(who);
        while (each.isPresent() && all.add(each.get())) {
            each = game.entity(each.get()).map(Entity::location).flatMap(Location::holder);
        }
        return List.copyOf(all);
    }

    /** What somebody has begun; a queued action may go on for more turns, of which nothing tells. */
    private static Optional<Action> unfinished(Game game, EntityId who) {
        return game.view().entity(who).map(each -> ((EntityState) each).unfinished);
    }

    /** Checks one step in which that level had nobody on it who is played. */
    private void check(Game before, Game after, int level, Play.Came came) {
        SortedMap<String, Long> parts = before.stateHashParts();
        SortedMap<String, Long> now = after.stateHashParts();
        String name = "level/" + level;
        if (came.events().stream()
                .noneMatch(event -> event instanceof TerrainChanged changed && changed.level() == level)) {
            assertThat(now.get(name + "/ground")).as("ground, %s", came).isEqualTo(parts.get(name + "/ground"));
        }
        if (came.events().stream()
                .noneMatch(event -> event instanceof Spawned born && born.who().level() == level)) {
            assertThat(now.get(name + "/births")).as("births, %s", came).isEqualTo(parts.get(name + "/births"));
        }
        if (!came.levels().contains(level) && !after.view().isActive(level)) {
            assertThat(now.get(name + "/waiting")).as("who waits, %s", came).isEqualTo(parts.get(name + "/waiting"));
        }
        TreeSet<EntityId> all = new TreeSet<>();
        before.view().entities().forEach(each -> all.add(each.id()));
        after.view().entities().forEach(each -> all.add(each.id()));
        for (EntityId who : all) {
            if (isOn(before.view(), who, level) || isOn(after.view(), who, level)) {
                String part = "level/" + who.level() + "/entity/" + who.number();
                boolean same = Optional.ofNullable(parts.get(part)).equals(Optional.ofNullable(now.get(part)));
                boolean told = isNamed(withBearers(before.view(), who), came.events())
                        || isNamed(withBearers(after.view(), who), came.events())
                        || !unfinished(before, who).equals(unfinished(after, who));
                assertThat(same || told)
                        .as("%s on level %d after %s", who, level, came)
                        .isTrue();
                count(same ? "same" : "told");
            }
        }
    }

    /** Takes whoever does it to some level. */
    private static Script travel(RandomSource random) {
        Change change = new Change(Change.Kind.TRAVEL, 0, random.nextInt(100_000));
        return new Script(4, List.of(change), Script.Ending.SUCCEED, new Wait());
    }

    private void play(long seed) {
        Rules rules = RandomGame.builder(seed, RandomGame::content)
                .absence(Absence.frozen())
                .build();
        Play play = Play.of(rules, seed);
        RandomSource random = RandomSource.of(Seeds.derive(seed, "travel"));
        for (int i = 0; i < STEPS; i++) {
            Game before = play.game.fork();
            Play.Came came = play.next();
            if (came.what() instanceof Step.Awaiting awaiting && random.chance(2, 3)) {
                Play.isSubmitted(play.game, awaiting.actor(), travel(random));
            }
            for (int level : before.view().levels()) {
                if (!before.view().isActive(level)) {
                    check(before, play.game, level, came);
                    count(play.game.view().isActive(level) ? "come back" : "left alone");
                }
            }
        }
    }

    @Property
    void aLevelThatNobodyIsOnChangesOnlyWhereAnEventTellsSo(@ForAll long seed) {
        play(seed);
    }

    @Example
    void inTheRandomGamesLevelsAreLeftAloneAndComeBackTo() {
        for (long seed = 0; seed < 60; seed++) {
            play(seed);
        }
        assertThat(seen.get("left alone")).isGreaterThan(500);
        assertThat(seen.get("come back")).isGreaterThan(20);
        assertThat(seen.get("same")).isGreaterThan(20 * seen.getOrDefault("told", 0));
    }
}
