package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.StateNode;
import io.github.undercroft.model.StateNode.Fields;
import io.github.undercroft.model.StateNode.Items;
import io.github.undercroft.model.StateNode.Whole;
import io.github.undercroft.perception.Senses;
import io.github.undercroft.rules.Legend;
import io.github.undercroft.rules.LevelText;
import io.github.undercroft.rules.Move;
import io.github.undercroft.scenario.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Written memories that contradict themselves, and why each is refused. */
class RestoredMemoryTest {

    private static final Legend LEGEND =
            Scenario.legend().with('@', Values.hero().with(Senses.ofRadius(2))).with('!', Blueprint.item("potion"));

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

    private static Fields cell(int index, UnaryOperator<Fields> change) {
        return memory(memory -> with(memory, "cells", changed(get(memory, "cells"), index, change)));
    }

    private static Fields sighting(int index, UnaryOperator<Fields> change) {
        return memory(memory -> with(memory, "sightings", changed(get(memory, "sightings"), index, change)));
    }

    private static Fields who(UnaryOperator<Fields> change) {
        return sighting(0, sighting -> with(sighting, "who", change.apply((Fields) get(sighting, "who"))));
    }

    private static void refused(Fields state, String... words) {
        assertThatThrownBy(() -> Game.resume(RULES, state))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("This state is broken")
                .hasMessageContainingAll(words);
    }

    private static StateNode value(Object value) {
        TreeWriter writer = new TreeWriter(RULES.registry());
        writer.value("it", value);
        return get(writer.part(), "it");
    }

    private static StateNode point(int x) {
        return value(new io.github.undercroft.geometry.Point(x, 0));
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
        refused(memory(memory -> with(memory, "observer", value(new EntityId(0, 0)))), "0:0", "no observer");
        refused(memory(memory -> with(memory, "observer", value(new EntityId(0, 7)))), "0:7", "gone");
    }

    @Test
    void eachCellIsOnTheLevelOnceAndNotOfTheFuture() {
        refused(cell(0, cell -> with(cell, "at", point(6))), "(6,0)", "outside the level");
        refused(cell(-1, cell -> cell), "(0,0) twice");
        refused(cell(0, cell -> with(cell, "seen", new Whole(5000))), "(0,0) as of 5000", "still to come");
        refused(cell(0, cell -> with(cell, "seen", new Whole(-2))), "(0,0) as of -2");
        refused(cell(0, cell -> with(cell, "terrain", new Whole(9))), "terrain 9 of a palette of 1");
    }

    @Test
    void eachSightingIsOfSomebodyElseOnTheLevelAndNotOfTheFuture() {
        refused(who(who -> with(who, "id", value(HERO))), "0:2", "is itself");
        refused(who(who -> with(who, "id", value(new EntityId(0, 77)))), "0:77", "never was");
        refused(who(who -> with(who, "id", value(new EntityId(1, 0)))), "1:0", "never was");
        StateNode outside = value(
                new io.github.undercroft.model.Location.OnLevel(0, new io.github.undercroft.geometry.Point(0, 1)));
        refused(who(who -> with(who, "location", outside)), "outside the level");
        StateNode carried = value(new io.github.undercroft.model.Location.CarriedBy(HERO));
        refused(who(who -> with(who, "location", carried)), "outside the level");
        refused(sighting(-1, sighting -> sighting), "twice");
        refused(sighting(0, sighting -> with(sighting, "when", new Whole(5000))), "as of 5000", "still to come");
        refused(sighting(0, sighting -> with(sighting, "when", new Whole(-1))), "as of -1");
    }

    @Test
    void nobodyIsAtTwoPlacesOrInViewOnACellThatIsNot() {
        refused(
                memory(memory -> {
                    Fields first =
                            (Fields) ((Items) get(memory, "cells")).items().get(0);
                    return with(
                            memory,
                            "cells",
                            changed(get(memory, "cells"), 5, cell -> with(cell, "there", get(first, "there"))));
                }),
                "0:0",
                "on the cell (5,0) and somewhere else");
        refused(cell(0, cell -> with(cell, "seen", new Whole(-1))), "0:0", "in view although");
        refused(sighting(0, sighting -> with(sighting, "when", new Whole(Long.MAX_VALUE))), "0:0", "in view although");
        refused(
                memory(memory -> {
                    Fields blank = with(
                            memory,
                            "cells",
                            changed(get(memory, "cells"), 0, cell -> with(cell, "there", new Items(List.of()))));
                    return with(
                            blank,
                            "sightings",
                            changed(
                                    get(blank, "sightings"),
                                    0,
                                    sighting -> with(sighting, "when", new Whole(Long.MAX_VALUE))));
                }),
                "0:0",
                "does not show it");
    }

    @Test
    void whatIsInViewIsAsItIs() {
        refused(
                memory(memory -> {
                    Fields palette = with(
                            memory,
                            "palette",
                            new Items(List.of(
                                    ((Items) get(memory, "palette")).items().get(0),
                                    value(io.github.undercroft.rules.Ground.WALL))));
                    return with(
                            palette,
                            "cells",
                            changed(get(palette, "cells"), 5, cell -> with(cell, "terrain", new Whole(1))));
                }),
                "the cell (5,0), which it has in view, other than it is");
        refused(
                memory(memory -> {
                    Fields blank = with(
                            memory,
                            "cells",
                            changed(get(memory, "cells"), 1, cell -> with(cell, "there", new Items(List.of()))));
                    List<StateNode> left = new ArrayList<>(((Items) get(blank, "sightings")).items());
                    left.remove(1);
                    return with(blank, "sightings", new Items(left));
                }),
                "the cell (1,0), which it has in view, other than it is");
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

    private static io.github.undercroft.model.Percept.Heard heard(int x, long when) {
        return new io.github.undercroft.model.Percept.Heard(
                new io.github.undercroft.geometry.Point(x, 0), 50, io.github.undercroft.model.Sound.NOISE, when);
    }
}
