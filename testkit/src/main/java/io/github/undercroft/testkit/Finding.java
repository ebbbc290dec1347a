package io.github.undercroft.testkit;

import com.google.common.collect.Sets;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A step that went otherwise than the same step of the same game, and what an author should know of it.
 *
 * @param rival what the game was compared with
 * @param setting which game it was
 * @param turn of its players, from 1
 * @param step from 1
 * @param recording a file; empty if it could not be written
 */
record Finding(
        Rival rival,
        HeavyGame.Setting setting,
        int turn,
        int step,
        StepAccount one,
        StepAccount other,
        Optional<Path> recording) {

    /** So many parts and events are told. */
    private static final int MAX_TOLD = 6;

    private static final Comparator<String> OWN_FIRST =
            Comparator.comparing((String name) -> OwnClasses.isOwn(name) ? 0 : 1);

    /** What a game is compared with. */
    enum Rival {
        FORK(
                "in a fork of it",
                "the fork",
                "a clock (System.nanoTime, Instant.now), a random number of its own (new Random, Math.random; draw from the TurnView or the"
                        + " ActionContext instead), an identity hash (hashCode of a class that has none), static state, or an object"
                        + " that changes and is shared by game and fork (a value should be a record)"),
        LOADED(
                "once the game was saved and loaded",
                "the loaded game",
                "something that is not saved: a field beside those of the record, a hash or an order by identity, a cache that decides,"
                        + " static state; or a constructor that changes what it is given"),
        SECOND_JVM(
                "in a second JVM",
                "the second JVM",
                "the order of a hash set or map (Set.of, HashSet; use a list, or sort), the language or country (Locale.getDefault,"
                        + " toLowerCase() or String.format() without a Locale), the time zone, a system property, an identity hash, or"
                        + " static state");

        private final String whole;
        private final String brief;
        private final String causes;

        Rival(String whole, String brief, String causes) {
            this.whole = whole;
            this.brief = brief;
            this.causes = causes;
        }
    }

    /** The message for the author. */
    String message() {
        List<String> lines = new ArrayList<>();
        lines.add("Heavy: one step of one game went otherwise " + rival.whole + ".");
        lines.add("  game: " + where(setting, turn, step));
        lines.add("  whose step: " + (one.who().isEmpty() ? "unknown" : one.who())
                + (one.brain().isEmpty() ? "" : ", with the brain " + String.join(", ", one.brain())));
        if (one.did().equals(other.did())) {
            lines.add("  did in both: " + one.did());
            firstOtherEvent().ifPresent(lines::add);
        } else {
            lines.add("  did: " + one.did());
            lines.add("  did in " + rival.brief + ": " + other.did());
            if (!other.who().equals(one.who())) {
                lines.add("  whose step in " + rival.brief + ": " + other.who());
            }
        }
        lines.addAll(differences(one, other, "in " + rival.brief));
        lines.add("  look first at: " + suspects());
        lines.add("  likely causes: " + rival.causes);
        lines.add(recorded(setting.game(), recording));
        return String.join("\n", lines);
    }

    static String where(HeavyGame.Setting setting, int turn, int step) {
        return where(setting.game(), setting.seed(), turn, step, setting.seat(), setting.size());
    }

    static String where(PlayableGame game, long seed, int turn, int step, Seat seat, BoardSize size) {
        return game.about().name() + ", seed " + seed + ", turn " + turn + ", step " + step + ", seat " + seat
                + ", board " + size;
    }

    /** Tells where the recording is, and how it is seen again. */
    static String recorded(PlayableGame game, Optional<Path> recording) {
        return recording
                .map(file -> "  recording: " + file
                        + game.replayCommand(file.toString())
                                .map(command -> "\n  to see it: " + command)
                                .orElse(""))
                .orElse("  recording: none could be written");
    }

    private Optional<String> firstOtherEvent() {
        int size = Math.max(one.events().size(), other.events().size());
        for (int i = 0; i < size; i++) {
            String first = i < one.events().size() ? one.events().get(i) : "nothing";
            String second = i < other.events().size() ? other.events().get(i) : "nothing";
            if (!first.equals(second)) {
                return Optional.of("  event " + (i + 1) + ": " + first + "; in " + rival.brief + ": " + second);
            }
        }
        return Optional.empty();
    }

    /** A line for each part of the state that differs, with the components that do; {@code where} tells of the other. */
    static List<String> differences(StepAccount one, StepAccount other, String where) {
        List<String> lines = new ArrayList<>();
        for (String part : differingParts(one, other)) {
            String values = differingValues(one, other, part).stream()
                    .map(value -> value.what() + " " + text(one, value) + "; " + where + " " + text(other, value))
                    .collect(Collectors.joining("; "));
            String name = Optional.ofNullable(one.values().get(new StepAccount.Value(part, "name")))
                    .map(each -> " (" + each + ")")
                    .orElse("");
            lines.add("  differs: " + part + name + (values.isEmpty() ? "" : ": " + values));
        }
        if (lines.size() > MAX_TOLD) {
            lines.subList(MAX_TOLD, lines.size()).clear();
            lines.add("  differs: more parts of the state");
        }
        return lines;
    }

    private static String text(StepAccount account, StepAccount.Value value) {
        return Optional.ofNullable(account.values().get(value)).orElse("is missing");
    }

    private static Set<String> differingParts(StepAccount one, StepAccount other) {
        return new TreeSet<>(Sets.union(one.parts().keySet(), other.parts().keySet()))
                .stream()
                        .filter(part -> !Objects.equals(
                                one.parts().get(part), other.parts().get(part)))
                        .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<StepAccount.Value> differingValues(StepAccount one, StepAccount other, String part) {
        return Sets.union(one.values().keySet(), other.values().keySet()).stream()
                .filter(value -> value.part().equals(part))
                .filter(value ->
                        !Objects.equals(one.values().get(value), other.values().get(value)))
                .toList();
    }

    /** Classes by how likely it is that they are the cause. */
    private String suspects() {
        Set<String> suspects = new LinkedHashSet<>();
        boolean decidedOtherwise = !one.did().equals(other.did());
        if (decidedOtherwise) {
            suspects.addAll(one.brain());
        }
        suspects.addAll(one.actionClasses());
        suspects.addAll(other.actionClasses());
        differingParts(one, other)
                .forEach(part -> differingValues(one, other, part).stream()
                        .map(StepAccount.Value::what)
                        .filter(what -> what.contains("."))
                        .forEach(suspects::add));
        suspects.addAll(one.brain());
        String told = suspects.stream()
                .sorted(OWN_FIRST)
                .limit(MAX_TOLD)
                .map(name -> OwnClasses.isOwn(name) ? name : name + " (the engine's own)")
                .collect(Collectors.joining(", "));
        return told.isEmpty() ? "terrain, generators and rules, as no class acted in that step" : told;
    }
}
