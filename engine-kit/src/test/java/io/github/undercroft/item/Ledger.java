package io.github.undercroft.item;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.combat.Ammunition;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.Placed;
import io.github.undercroft.event.Removed;
import io.github.undercroft.event.Spawned;
import io.github.undercroft.game.Step;
import io.github.undercroft.level.LevelContent.Placement;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * How many there must be of each kind of thing in a game of {@link Rummage}, on all levels and at any depth: what the levels
 * came with, without what the events say was used up or broken.
 */
final class Ledger {

    private static final List<String> ACTORS = List.of("player0", "player1", "player2", "dog", "wolf");

    private final long seed;
    private final List<Integer> levels;
    private final Map<String, Integer> due;

    private Ledger(long seed, List<Integer> levels, Map<String, Integer> due) {
        this.seed = seed;
        this.levels = new ArrayList<>(levels);
        this.due = new TreeMap<>(due);
    }

    /** What the first level came with. */
    static Ledger of(long seed) {
        Ledger ledger = new Ledger(seed, List.of(), Map.of());
        ledger.made(0);
        return ledger;
    }

    Ledger copy() {
        return new Ledger(seed, levels, due);
    }

    /** How many there must be. */
    Map<String, Integer> due() {
        due.values().removeIf(count -> count == 0);
        return due;
    }

    /** How many there are. */
    static Map<String, Integer> counts(GameView game) {
        Map<String, Integer> counts = new TreeMap<>();
        for (Entity each : game.entities()) {
            if (!ACTORS.contains(each.name())) {
                counts.merge(each.name(), Stacks.count(each), Integer::sum);
            }
        }
        return counts;
    }

    private void made(int level) {
        levels.add(level);
        ArrayDeque<Blueprint> all = new ArrayDeque<>();
        Rummage.content(seed, level).placements().stream().map(Placement::what).forEach(all::add);
        while (!all.isEmpty()) {
            Blueprint each = all.remove();
            each.belongings().forEach(belonging -> all.add(belonging.what()));
            if (!ACTORS.contains(each.name())) {
                due.merge(each.name(), count(each.components()), Integer::sum);
            }
        }
    }

    private static int count(List<Component> components) {
        return components.stream()
                .filter(StackSize.class::isInstance)
                .mapToInt(each -> ((StackSize) each).count())
                .findFirst()
                .orElse(1);
    }

    /** Writes down what became of things in one step, or in one that was only imagined. */
    void write(GameView before, List<GameEvent> events, GameView after) {
        after.levels().stream()
                .filter(level -> !levels.contains(level))
                .toList()
                .forEach(this::made);
        for (GameEvent event : events) {
            if (event instanceof Use.Used used && used.name().equals("potion")) {
                lost("potion");
            } else if (event instanceof Died died) {
                lost(died.name());
            } else if (event instanceof Throw.Thrown thrown) {
                EntityId missile = thrown.flight().thing();
                String name = name(missile, before, events);
                boolean breaks = name.equals("potion") || name.equals("flask") || name.equals("knife");
                if (breaks && isGone(missile, events)) {
                    lost(name);
                }
            }
        }
        events.stream()
                .filter(Attacked.class::isInstance)
                .filter(event -> !landed(((Attacked) event).who(), before, events))
                .forEach(event -> lost("arrow"));
    }

    void write(GameView before, Step step, GameView after) {
        write(before, step instanceof Step.Acted acted ? acted.events() : List.of(), after);
    }

    private void lost(String name) {
        if (!ACTORS.contains(name)) {
            due.merge(name, -1, Integer::sum);
        }
    }

    private static String name(EntityId who, GameView before, List<GameEvent> events) {
        return before.entity(who)
                .map(Entity::name)
                .orElseGet(() -> events.stream()
                        .filter(event ->
                                event instanceof Spawned born && born.who().equals(who))
                        .map(event -> ((Spawned) event).name())
                        .findFirst()
                        .orElse("nothing"));
    }

    /** Whether it was taken out of the game otherwise than by joining a stack. */
    private static boolean isGone(EntityId who, List<GameEvent> events) {
        return events.stream()
                        .anyMatch(event ->
                                event instanceof Removed gone && gone.who().equals(who))
                && events.stream()
                        .noneMatch(event -> event instanceof StackEvent.Joined joined
                                && joined.thing().equals(who));
    }

    /** Whether an arrow of that one came to lie somewhere. */
    private static boolean landed(EntityId archer, GameView before, List<GameEvent> events) {
        return events.stream()
                .anyMatch(event -> (event instanceof StackEvent.Parted parted && isArrow(before, parted.stack()))
                        || (event instanceof StackEvent.Joined joined && isArrow(before, joined.thing()))
                        || (event instanceof Placed placed
                                && isArrow(before, placed.thing())
                                && placed.from().holder().equals(Optional.of(archer))));
    }

    private static boolean isArrow(GameView game, EntityId thing) {
        return game.entity(thing).filter(each -> each.has(Ammunition.class)).isPresent();
    }
}
