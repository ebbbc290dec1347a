package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blocks;
import io.github.undercroft.Blueprint;
import io.github.undercroft.EntityId;
import io.github.undercroft.game.codec.StateTrees;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.value.StateNode;
import io.github.undercroft.value.StateNode.Fields;
import io.github.undercroft.value.StateNode.Items;
import io.github.undercroft.value.StateNode.Whole;
import io.github.undercroft.value.TreeWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Written memories that contradict themselves, and why each is refused. */
class RestoredMemoryTest {

    private static final Legend LEGEND = Scenario.legend()
            .replacing('@', Values.hero().with(Senses.ofRadius(2)))
            .with('!', Blueprint.item("potion"));

    private static final Rules RULES =
            Rules.named("test").level("map", LevelText.of("!!@...", LEGEND)).build();

    private static final EntityId HERO = new EntityId(0, 2);

    /** The hero went a step east: it remembers the first potion and sees the second one. */
    private static Fields state() {
        Game game = Game.start(RULES, 1);
        game.submit(HERO, new Move(Direction.EAST));
        game.step();
        return game.state();
    }

    private static StateNode get(Fields fields, String name) {
        return Objects.requireNonNull(fields.fields().get(name), name);
    }

    private static Fields with(Fields fields, String field, StateNode value) {
        Map<String, StateNode> all = new LinkedHashMap<>(fields.fields());
        assertThat(all.put(field, value)).as(field).isNotNull();
        return new Fields(fields.type(), all);
    }

    /** A list with one item changed; the number -1 adds the changed first item instead. */
    private static Items changed(StateNode list, int index, UnaryOperator<Fields> change) {
        List<StateNode> items = new ArrayList<>(((Items) list).items());
        if (index < 0) {
            items.add(change.apply((Fields) items.get(0)));
        } else {
            items.set(index, change.apply((Fields) items.get(index)));
        }
        return new Items(items);
    }

    private static Fields memory(UnaryOperator<Fields> change) {
        Fields state = state();
        return with(state, "memories", changed(get(state, "memories"), 0, change));
    }

    private static Items numbers(long... numbers) {
        return new Items(LongStream.of(numbers).<StateNode>mapToObj(Whole::new).toList());
    }

    /** The terrain of the six cells in other runs. */
    private static Fields cells(long... runs) {
        return memory(memory -> with(memory, "cells", numbers(runs)));
    }

    /** The times of the six cells in other runs; -1 is never and -2 in view. */
    private static Fields seen(long... runs) {
        return memory(memory -> with(memory, "seen", numbers(runs)));
    }

    private static Fields sighting(int index, UnaryOperator<Fields> change) {
        return memory(memory -> with(memory, "sightings", changed(get(memory, "sightings"), index, change)));
    }

    private static void refused(Fields state, String... words) {
        assertThatThrownBy(() -> Game.resume(RULES, state))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("This state is broken")
                .hasMessageContainingAll(words);
    }

    private static StateNode value(Object value) {
        TreeWriter writer = StateTrees.writer(RULES.registry());
        writer.value("it", value);
        return get(writer.part(), "it");
    }

    @Test
    void whatIsWrittenIsReadBack() {
        assertThat(Game.resume(RULES, state()).state()).isEqualTo(state());
        assertThat(Game.resume(RULES, memory(memory -> memory)).view().perception(HERO))
                .isPresent();
    }

    @Test
    void everyObserverHasOneMemoryAndNobodyElseHas() {
        refused(with(state(), "memories", new Items(List.of())), "0:2 has no memory");
        Fields state = state();
        refused(with(state, "memories", changed(get(state, "memories"), -1, same -> same)), "0:2 has two memories");
        refused(memory(memory -> with(memory, "observer", value(new EntityId(0, 0)))), "0:0", "is no observer");
        refused(memory(memory -> with(memory, "observer", value(new EntityId(0, 7)))), "0:7", "has left the game");
    }

    @Test
    void cellsAreWrittenInRunsAndTimesToo() {
        Fields memory = (Fields) ((Items) get(state(), "memories")).items().get(0);
        assertThat(get(memory, "cells")).isEqualTo(numbers(6, 0));
        assertThat(get(memory, "seen")).isEqualTo(numbers(1, 4, 5, -2));
        assertThat(Game.resume(RULES, cells(2, 0, 4, 0)).state()).isEqualTo(state());
    }

    @Test
    void thereAreAsManyCellsAsTheLevelHas() {
        refused(cells(7, 0), "cells of 0:2's memory of level 0", "are 6", "a run of 7");
        refused(cells(3, 0, Long.MAX_VALUE, 0), "after 3 of them", "" + Long.MAX_VALUE);
        refused(cells(3, 0, 0, 0, 3, 0), "after 3 of them", "a run of 0");
        refused(cells(3, 0, -3, 0), "a run of -3");
        refused(cells(5, 0), "are 6", "5 are written");
        refused(cells(5, 0, 1), "stands alone");
        refused(cells(5, 0, 1, 9), "terrain 9 of a palette of 1");
        refused(cells(5, 0, 1, -2), "terrain -2 of a palette of 1");
        refused(seen(5, -2), "times of 0:2's memory", "5 are written");
    }

    @Test
    void noCellWasSeenInTheFutureOrIsMadeOfNobodyKnowsWhat() {
        refused(seen(1, 5000, 5, -2), "(0,0) as of 5000", "still to come");
        refused(seen(1, -4, 5, -2), "(0,0) as of -4");
        refused(cells(1, -1, 5, 0), "having seen the cell (0,0)", "not what it is made of");
    }

    @Test
    void eachSightingIsOfSomebodyElseOnTheLevelAndNotOfTheFuture() {
        refused(sighting(0, who -> with(who, "id", value(HERO))), "0:2", "is itself");
        refused(sighting(0, who -> with(who, "id", value(new EntityId(0, 77)))), "0:77", "never was");
        refused(sighting(0, who -> with(who, "id", value(new EntityId(1, 0)))), "1:0", "never was");
        refused(sighting(0, who -> with(who, "y", new Whole(1))), "outside the level");
        refused(sighting(0, who -> with(who, "x", new Whole(6))), "outside the level");
        refused(sighting(-1, who -> who), "twice");
        refused(missed(5000), "as of 5000", "still to come");
        refused(missed(-1), "at no time");
        assertThat(Game.resume(RULES, missed(0))
                        .view()
                        .perception(HERO)
                        .orElseThrow()
                        .board()
                        .entitiesAt(new io.github.undercroft.geometry.Point(0, 0)))
                .isEmpty();
    }

    @Test
    void noMoreAreMissedThanAreRemembered() {
        List<StateNode> many = new ArrayList<>();
        Fields state = missed(0);
        StateNode sightings =
                get((Fields) ((Items) get(state, "memories")).items().get(0), "sightings");
        Fields first = (Fields) ((Items) sightings).items().get(0);
        for (int i = 0; i < 65; i++) {
            many.add(with(first, "id", value(new EntityId(0, 100 + i))));
        }
        Items levels = changed(get(state(), "levels"), 0, level -> with(level, "nextNumber", new Whole(500)));
        Items tooMany = changed(get(state(), "memories"), 0, memory -> with(memory, "sightings", new Items(many)));
        refused(with(with(state(), "levels", levels), "memories", tooMany), "more than 64", "0:164");
    }

    private static Fields missed(long since) {
        return sighting(0, who -> {
            Map<String, StateNode> all = new LinkedHashMap<>(who.fields());
            all.put("missedSince", new Whole(since));
            return new Fields(who.type(), all);
        });
    }

    @Test
    void nobodyIsShownOnACellThatWasNeverSeenOrThatSomebodyElseFills() {
        refused(seen(1, -1, 5, -2), "0:0", "on a cell that it never saw");
        StateNode blocks = new Items(List.of(value(new Blocks())));
        refused(
                memory(memory -> {
                    Items both = changed(get(memory, "sightings"), 0, who -> with(who, "components", blocks));
                    Items sameCell = changed(both, 1, who -> with(who, "components", blocks));
                    return with(memory, "sightings", changed(sameCell, 1, who -> with(who, "x", new Whole(0))));
                }),
                "0:1",
                "both block the cell (0,0)");
    }

    @Test
    void whatIsInViewIsAsItIs() {
        refused(
                memory(memory -> {
                    StateNode floor = ((Items) get(memory, "palette")).items().get(0);
                    StateNode wall = value(io.github.undercroft.terrain.Ground.WALL);
                    Fields palette = with(memory, "palette", new Items(List.of(floor, wall)));
                    return with(palette, "cells", numbers(5, 0, 1, 1));
                }),
                "the cell (5,0), which it has in view, other than it is");
        refused(
                memory(memory -> {
                    List<StateNode> left = new ArrayList<>(((Items) get(memory, "sightings")).items());
                    left.remove(1);
                    return with(memory, "sightings", new Items(left));
                }),
                "the cell (1,0), which it has in view, other than it is");
        refused(sighting(0, who -> with(who, "x", new Whole(2))), "the cell (2,0), which it has in view, other than");
    }

    @Test
    void noisesAreFewOnTheLevelAndNotOfTheFuture() {
        StateNode noise = value(heard(3, 0));
        List<StateNode> many = new ArrayList<>();
        for (int i = 0; i < 17; i++) {
            many.add(noise);
        }
        refused(memory(memory -> with(memory, "heard", new Items(many))), "17 noises", "16");
        refused(memory(memory -> with(memory, "heard", new Items(List.of(value(heard(9, 0)))))), "outside the level");
        refused(memory(memory -> with(memory, "heard", new Items(List.of(value(heard(3, 999)))))), "still to come");
        Fields sixteen = memory(memory -> with(memory, "heard", new Items(many.subList(0, 16))));
        assertThat(Game.resume(RULES, sixteen)
                        .view()
                        .perception(HERO)
                        .orElseThrow()
                        .heard())
                .hasSize(16);
    }

    private static io.github.undercroft.Percept.Heard heard(int x, long when) {
        return new io.github.undercroft.Percept.Heard(
                new io.github.undercroft.geometry.Point(x, 0), 50, io.github.undercroft.Sound.NOISE, when);
    }
}
