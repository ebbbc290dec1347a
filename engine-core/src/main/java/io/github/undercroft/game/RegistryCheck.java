package io.github.undercroft.game;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.Terrain;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.value.ValueRegistry;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Finds what a game has but its registry does not know, as soon as it can be seen, so that no game is lost at its first
 * save. Asked only of games that name types: one that neither hashes nor saves names none.
 */
final class RegistryCheck {

    private final ValueRegistry registry;
    /** Where each class was first seen. */
    private final Map<Class<?>, String> missing = new LinkedHashMap<>();

    private RegistryCheck(ValueRegistry registry) {
        this.registry = registry;
    }

    /**
     * Looks at the terrain and the blueprints of a level, if the rules name types.
     *
     * @throws IllegalArgumentException if classes are missing; the message names them all
     */
    static void check(Rules rules, LevelContent content) {
        RegistryCheck check = new RegistryCheck(rules.registry());
        for (Terrain terrain : content.ground().values()) {
            check.look(terrain, "the terrain", terrain);
        }
        for (LevelContent.Placement placement : content.placements()) {
            check.look(placement.what());
        }
        check.refuse(rules);
    }

    /** The same for what the timers of the rules do. */
    static void checkTimers(Rules rules) {
        RegistryCheck check = new RegistryCheck(rules.registry());
        rules.timers.all().forEach(timer -> check.look(timer.action(), "the timer", timer.name()));
        check.refuse(rules);
    }

    private void refuse(Rules rules) {
        if (!missing.isEmpty() && registry.isComplete()) {
            throw new IllegalArgumentException(told(rules.name()));
        }
    }

    /** Refuses types beside a registry, which would not know them. */
    static void checkOne(String game, boolean hasTypes, Optional<ValueRegistry> registry) {
        if (hasTypes && registry.isPresent()) {
            throw new IllegalArgumentException(
                    "The game \"" + game
                            + "\" has a registry and types of its own; add the types to the ValueRegistry.builder() of the registry");
        }
    }

    private void look(Blueprint what) {
        Deque<Blueprint> all = new ArrayDeque<>();
        all.add(what);
        while (!all.isEmpty()) {
            Blueprint each = all.remove();
            for (Component component : each.components()) {
                look(component, "the blueprint", each.name());
            }
            each.belongings().forEach(belonging -> all.add(belonging.what()));
        }
    }

    private void look(Object value, String kind, Object owner) {
        try {
            for (Class<?> type : registry.missing(value)) {
                missing.computeIfAbsent(type, unseen -> kind + " \"" + GameCode.printed(owner) + "\"");
            }
        } catch (Throwable thrown) {
            throw GameCode.failure("Reading the fields of a value", value, thrown);
        }
    }

    private String told(String game) {
        String classes = missing.entrySet().stream()
                .map(each -> each.getKey().getName() + " (of " + each.getValue() + ")")
                .collect(Collectors.joining(", "));
        boolean anonymous = missing.keySet().stream().anyMatch(ValueRegistry::isAnonymous);
        return "The game \"" + game + "\" could not be saved: its types lack " + classes
                + "; add them to the types of the rules"
                + (anonymous ? ", and make a record of each lambda and anonymous class" : "");
    }
}
