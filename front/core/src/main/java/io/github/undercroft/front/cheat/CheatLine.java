package io.github.undercroft.front.cheat;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.Commands;
import io.github.undercroft.front.Suggestion;
import io.github.undercroft.front.Words;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads and completes what a player types to cheat: the name of a cheat, and what follows it.
 *
 * @param words in which it is explained; the names of cheats stay as they are
 */
public record CheatLine(List<Cheat> cheats, Words words) implements Commands {

    private static final ImmutableList<String> HELP = ImmutableList.of("help", "?");

    /** Copies the cheats. */
    public CheatLine {
        cheats = ImmutableList.copyOf(cheats);
    }

    /** Explains them in English. */
    public CheatLine(List<Cheat> cheats) {
        this(cheats, Words.ENGLISH);
    }

    private static String first(String line) {
        return word(line.strip(), 0);
    }

    private static String word(String line, int part) {
        List<String> parts = Splitter.on(' ').limit(2).trimResults().splitToList(line);
        return part < parts.size() ? parts.get(part) : "";
    }

    @Override
    public Meaning read(String line, TurnView turn) {
        String name = first(line);
        String rest = CharMatcher.whitespace().collapseFrom(word(line.strip(), 1), ' ');
        if (HELP.contains(Ascii.toLowerCase(name))) {
            return new Meaning.Lists(words.say("Cheats"), help());
        }
        return find(name).map(cheat -> read(cheat, rest, turn)).orElseGet(() -> unknown("cheat", name, names()));
    }

    private Meaning read(Cheat cheat, String rest, TurnView turn) {
        if (rest.endsWith("?")) {
            return new Meaning.Complains(usage(cheat) + ": " + words.say(cheat.help()));
        }
        if (cheat.deed() instanceof Cheat.Named named) {
            return read(cheat, named, rest, turn);
        }
        if (cheat.deed() instanceof Cheat.AtCell at) {
            return rest.isEmpty() ? new Meaning.AsksCell(at.action()) : atCell(cheat, at, rest, turn);
        }
        return rest.isEmpty()
                ? new Meaning.Does(((Cheat.Plain) cheat.deed()).action())
                : new Meaning.Complains(words.say("Nothing follows \"{0}\".", cheat.name()));
    }

    private Meaning read(Cheat cheat, Cheat.Named named, String rest, TurnView turn) {
        if (rest.isEmpty()) {
            return named.without()
                    .<Meaning>map(Meaning.Does::new)
                    .orElseGet(() -> new Meaning.Complains(words.say("Type {0}; tab completes it.", usage(cheat))));
        }
        List<String> known = named.names().apply(turn);
        return known.stream()
                .filter(each -> Ascii.equalsIgnoreCase(each, rest))
                .findFirst()
                .<Meaning>map(each -> new Meaning.Does(named.action().apply(each)))
                .orElseGet(() -> unknown(named.what(), rest, known));
    }

    private Meaning atCell(Cheat cheat, Cheat.AtCell at, String rest, TurnView turn) {
        List<String> numbers = Splitter.on(' ').splitToList(rest);
        boolean areNumbers = numbers.size() == 2
                && numbers.stream()
                        .allMatch(each -> each.length() < 9
                                && CharMatcher.inRange('0', '9').matchesAllOf(each));
        if (!areNumbers) {
            return new Meaning.Complains(words.say("Type {0}, two numbers, or only {1}.", usage(cheat), cheat.name()));
        }
        Point cell = new Point(Integer.parseInt(numbers.get(0)), Integer.parseInt(numbers.get(1)));
        return turn.board().contains(cell)
                ? new Meaning.Does(at.action().apply(cell))
                : new Meaning.Complains(words.say(
                        "x is 0 to {0} and y 0 to {1}.",
                        turn.board().width() - 1, turn.board().height() - 1));
    }

    private Meaning unknown(String what, String typed, List<String> known) {
        return new Meaning.Complains(Suggestion.of(typed, known)
                .map(near -> words.say("There is no {0} \"{1}\", did you mean '{2}'?", words.say(what), typed, near))
                .orElseGet(() -> words.say("There is no {0} \"{1}\".", words.say(what), typed)));
    }

    private Optional<Cheat> find(String name) {
        return cheats.stream()
                .filter(cheat -> Ascii.equalsIgnoreCase(cheat.name(), name))
                .findFirst();
    }

    private List<String> names() {
        return Stream.concat(cheats.stream().map(Cheat::name), Stream.of(HELP.get(0)))
                .toList();
    }

    @Override
    public List<String> completions(String line, TurnView turn) {
        boolean isName = line.indexOf(' ') < 0;
        String name = first(line);
        Stream<String> all = isName
                ? names().stream()
                        .map(each ->
                                each + (find(each).filter(CheatLine::takesMore).isPresent() ? " " : ""))
                : find(name).stream().flatMap(cheat -> arguments(cheat, turn).map(each -> cheat.name() + " " + each));
        String typed = Ascii.toLowerCase(line);
        return all.filter(each -> Ascii.toLowerCase(each).startsWith(typed)).collect(ImmutableList.toImmutableList());
    }

    private static boolean takesMore(Cheat cheat) {
        return !(cheat.deed() instanceof Cheat.Plain);
    }

    private static Stream<String> arguments(Cheat cheat, TurnView turn) {
        return cheat.deed() instanceof Cheat.Named named ? named.names().apply(turn).stream() : Stream.empty();
    }

    /** @return a line for each cheat */
    private ImmutableList<String> help() {
        int width =
                cheats.stream().mapToInt(cheat -> usage(cheat).length()).max().orElse(0) + 2;
        return cheats.stream()
                .map(cheat -> Strings.padEnd(usage(cheat), width, ' ') + words.say(cheat.help()))
                .collect(ImmutableList.toImmutableList());
    }

    private String usage(Cheat cheat) {
        if (cheat.deed() instanceof Cheat.Named named) {
            String what = named.what().contains("|") ? named.what() : "<" + words.say(named.what()) + ">";
            return cheat.name() + (named.without().isPresent() ? " [" + what + "]" : " " + what);
        }
        return cheat.name() + (cheat.deed() instanceof Cheat.AtCell ? " [<x> <y>]" : "");
    }
}
