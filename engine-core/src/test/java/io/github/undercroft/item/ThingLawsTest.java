package io.github.undercroft.item;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Choice;
import io.github.undercroft.model.Component;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.GameView;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Invariants;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** What holds whatever several players do with the things in a room. */
class ThingLawsTest {

    private static final int STEPS = 60;

    /** Looks at a game after each input. */
    private interface Law {
        void check(Game game, Action action, Step step, long hashBefore);
    }

    private static void play(long seed, Law law) {
        Game game = Game.start(Rummage.rules(seed), seed);
        RandomSource random = RandomSource.of(seed);
        for (int i = 0; i < STEPS && game.step() instanceof Step.Awaiting awaiting; i++) {
            Action action = Rummage.action(random, game.view(), awaiting.actor());
            long before = game.stateHash();
            game.submit(awaiting.actor(), action);
            law.check(game, action, game.step(), before);
        }
    }

    /** How many there are of each kind but potions, which are used up. */
    private static Map<String, Integer> counts(GameView game) {
        Map<String, Integer> counts = new TreeMap<>();
        for (Entity each : game.entities()) {
            boolean kept = !each.name().startsWith("player") && !each.name().equals("chest");
            if (kept && !each.name().equals("potion")) {
                counts.merge(each.name(), Stacks.count(each), Integer::sum);
            }
        }
        return counts;
    }

    private static int potions(GameView game) {
        return game.entities().stream()
                .filter(each -> each.name().equals("potion"))
                .mapToInt(Stacks::count)
                .sum();
    }

    @Property
    void nothingIsLostOrDoubled(@ForAll long seed) {
        GameView start = Game.start(Rummage.rules(seed), seed).view();
        int[] left = {potions(start)};
        play(seed, (game, action, step, before) -> {
            assertThat(counts(game.view())).as("%s", action).isEqualTo(counts(start));
            left[0] -= usedUp(step);
            assertThat(potions(game.view())).as("%s", action).isEqualTo(left[0]);
        });
    }

    private static int usedUp(Step step) {
        int used = 0;
        for (GameEvent event : step instanceof Step.Acted acted ? acted.events() : List.<GameEvent>of()) {
            boolean drunk = event instanceof Used use && use.name().equals("potion");
            boolean broken =
                    event instanceof GameEvent.Removed removed && removed.name().equals("potion");
            used += drunk ? 1 : 0;
            used += broken && threwPotion(step) ? 1 : 0;
        }
        return used;
    }

    private static boolean threwPotion(Step step) {
        return step instanceof Step.Acted acted && acted.action() instanceof Throw;
    }

    @Property
    void weightsAndCapacitiesHoldAndTheGameIsSound(@ForAll long seed) {
        play(seed, (game, action, step, before) -> {
            Invariants.check(game);
            for (Entity each : game.view().entities()) {
                each.get(Inventory.class).ifPresent(limits -> {
                    assertThat(game.view().things(each.id())).hasSizeLessThanOrEqualTo(limits.things());
                    assertThat(Weight.heldBy(game.view(), each.id())).isLessThanOrEqualTo(limits.weight());
                });
            }
        });
    }

    @Property
    void whatIsRefusedHasChangedNothing(@ForAll long seed) {
        play(seed, (game, action, step, before) -> {
            if (step instanceof Step.Awaiting awaiting && awaiting.refused().isPresent()) {
                assertThat(game.stateHash()).as("%s", action).isEqualTo(before);
            }
        });
    }

    @Property
    void aRelicKeepsItsOwnValuesWhereverItGoes(@ForAll long seed) {
        Map<EntityId, List<Component>> own = new TreeMap<>();
        Game.start(Rummage.rules(seed), seed)
                .view()
                .entities()
                .forEach(each ->
                        each.get(Rummage.Serial.class).ifPresent(relic -> own.put(each.id(), each.components())));
        play(seed, (game, action, step, before) -> {
            if (step instanceof Step.Acted acted && acted.action() instanceof Use use && own.containsKey(use.thing())) {
                own.put(
                        use.thing(),
                        game.view().entity(use.thing()).orElseThrow().components());
            }
            own.forEach((relic, components) -> assertThat(
                            game.view().entity(relic).orElseThrow().components())
                    .isEqualTo(components));
        });
    }

    @Property
    void forksGoOnEqually(@ForAll long seed) {
        Game game = Game.start(Rummage.rules(seed), seed);
        RandomSource random = RandomSource.of(seed);
        Game fork = game.fork();
        for (int i = 0; i < STEPS && game.step() instanceof Step.Awaiting awaiting; i++) {
            fork = random.chance(1, 5) ? game.fork() : fork;
            fork.step();
            Action action = Rummage.action(random, game.view(), awaiting.actor());
            game.submit(awaiting.actor(), action);
            fork.submit(awaiting.actor(), action);
            assertThat(fork.step()).isEqualTo(game.step());
            assertThat(fork.stateHash()).isEqualTo(game.stateHash());
        }
        assertThat(Game.resume(Rummage.rules(seed), game.state()).stateHash()).isEqualTo(game.stateHash());
    }

    @Property
    void whatIsListedAsLegalIsDoneAndWhatIsRefusedIsRefusedAlike(@ForAll long seed) {
        Game game = Game.start(Rummage.rules(seed), seed);
        RandomSource random = RandomSource.of(seed);
        for (int i = 0; i < STEPS / 4 && game.step() instanceof Step.Awaiting awaiting; i++) {
            for (Choice choice : game.legalActions(awaiting.actor())) {
                if (choice instanceof Choice.Legal legal) {
                    Game fork = game.fork();
                    fork.submit(awaiting.actor(), legal.action());
                    assertThat(fork.step()).as("%s", legal).isInstanceOf(Step.Acted.class);
                } else if (choice instanceof Choice.Refused refused) {
                    Game fork = game.fork();
                    fork.submit(awaiting.actor(), refused.action());
                    assertThat(((Step.Awaiting) fork.step()).refused()).contains(refused.why());
                }
            }
            game.submit(awaiting.actor(), Rummage.action(random, game.view(), awaiting.actor()));
            game.step();
        }
    }

    @Test
    void theScriptsReachWhatThereIsToDo() {
        Set<String> seen = new TreeSet<>();
        List<String> refusals = new ArrayList<>();
        for (long seed = 0; seed < 150; seed++) {
            play(seed, (game, action, step, before) -> {
                if (step instanceof Step.Acted acted) {
                    acted.events().forEach(event -> seen.add(event.getClass().getSimpleName()));
                } else if (step instanceof Step.Awaiting awaiting) {
                    awaiting.refused()
                            .ifPresent(why -> refusals.add(why.getClass().getSimpleName()));
                }
            });
        }
        assertThat(seen)
                .contains(
                        "Joined",
                        "Parted",
                        "Thrown",
                        "Used",
                        "Opened",
                        "Closed",
                        "Bashed",
                        "TrapSprung",
                        "Placed",
                        "Died");
        assertThat(new TreeSet<>(refusals))
                .contains("Full", "TooHeavy", "Clings", "TooFew", "NeedsKey", "NotWearable", "NotHere", "NothingHere");
    }
}
