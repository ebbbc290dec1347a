package io.github.undercroft.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.Reaction;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Removed;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.MessageLog;
import java.util.List;
import org.junit.jupiter.api.Test;

class OneOfTest {

    private static final OneOf VAULT = new OneOf("vault");

    private static final Legend LEGEND = Scenario.legend()
            .replacing('@', Blueprint.player("you").with(Health.of(9)).with(Inventory.of(9)))
            .with('a', Blueprint.item("axe").with(VAULT))
            .with('b', Blueprint.item("bow").with(VAULT))
            .with(
                    'c',
                    Blueprint.of("chest")
                            .with(Container.CLOSED)
                            .carrying(Blueprint.item("cloak").with(VAULT)))
            .with('d', Blueprint.item("dagger").with(new OneOf("shrine")))
            .with('p', Blueprint.item("potion").with(new StackSize(3)).with(VAULT));

    private static final Action EAST = new Move(Direction.EAST);

    private static Scenario played(Legend legend, String row, Action... actions) {
        Scenario scenario = Scenario.of(legend, rules -> rules.level("below", LevelText.of("b.", legend)), row);
        scenario.play(actions);
        assertThat(Invariants.violations(scenario.game())).isEmpty();
        return scenario;
    }

    private static List<String> things(Scenario scenario) {
        return scenario.game().view().entities().stream()
                .map(Entity::name)
                .filter(name -> !name.equals("you") && !name.equals("chest"))
                .sorted()
                .toList();
    }

    @Test
    void whenOneIsTakenTheOthersAreGoneFromGroundAndChest() {
        Scenario scenario = played(LEGEND, "@a.bcd", EAST, PickUp.first());
        assertThat(things(scenario)).containsExactly("axe", "dagger");
        assertThat(scenario.events().stream().filter(Removed.class::isInstance).map(gone -> ((Removed) gone).name()))
                .containsExactlyInAnyOrder("bow", "cloak");
    }

    @Test
    void nothingIsGoneBeforeOneIsTaken() {
        assertThat(things(played(LEGEND, "@a.bcd", EAST, EAST))).containsExactly("axe", "bow", "cloak", "dagger");
    }

    @Test
    void whatIsTakenOutOfAChestIsTaken() {
        assertThat(things(played(LEGEND, "@c.ab", EAST, EAST))).containsExactly("cloak");
    }

    @Test
    void puttingItBackBringsNothingBack() {
        Scenario scenario = played(LEGEND, "@a.b", EAST, PickUp.first());
        scenario.play(
                Drop.all(scenario.game()
                        .view()
                        .things(scenario.hero().id())
                        .get(0)
                        .id()),
                PickUp.first());
        assertThat(things(scenario)).containsExactly("axe");
        assertThat(scenario.hero().has(OneOf.class)).isFalse();
    }

    @Test
    void whoTakesSeveralAtOnceKeepsTheFirst() {
        Legend legend = LEGEND.with(
                'x',
                Blueprint.of("chest")
                        .with(Container.OPEN)
                        .carrying(
                                Blueprint.item("axe").with(VAULT),
                                Blueprint.item("bow").with(VAULT),
                                Blueprint.item("cloak").with(VAULT)));
        assertThat(things(played(legend, "@x", EAST))).containsExactly("axe");
    }

    @Test
    void ofAStackOnlyWhatWasTakenStays() {
        Scenario scenario = played(LEGEND, "@p.a", EAST);
        scenario.play(new PickUp(scenario.id('p'), 1), new Move(Direction.WEST));
        assertThat(things(scenario)).containsExactly("potion");
        assertThat(Stacks.held(scenario.game().view(), scenario.hero().id(), "potion"))
                .isEqualTo(1);
    }

    @Test
    void anotherReactionOfTheThingStays() {
        Reaction other = new OneOf("shrine");
        Legend legend = LEGEND.with('x', Blueprint.item("axe").with(VAULT).with(other));
        Scenario scenario = played(legend, "@x.b.d", EAST, PickUp.first());
        assertThat(things(scenario)).containsExactly("axe");
    }

    @Test
    void theLogTellsWhatIsGone() {
        Scenario scenario = played(LEGEND, "@a.b", EAST);
        MessageLog log = MessageLog.of(scenario.hero().id(), English.standard());
        scenario.play(PickUp.first());
        log.addAll(scenario.events(), scenario.game().view());
        assertThat(log.messages()).extracting(Object::toString).contains("You pick up the axe.", "The bow disappears.");
    }

    @Test
    void anOfferNeedsAName() {
        assertThatThrownBy(() -> new OneOf("")).hasMessageContaining("An offer needs a name");
    }
}
