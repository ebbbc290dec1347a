package io.github.undercroft.front;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import io.github.undercroft.Outcome;
import io.github.undercroft.geometry.Direction;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of all sentences, by which translations are checked, is what the sources of the front end say. */
class SentencesTest {

    private static final Pattern SAYS =
            Pattern.compile("\\b(?:say|sentence|answer|hints|section|topic|told|because)\\(");
    /** Not only with the first argument. */
    private static final Set<String> SAYS_ALL = Set.of("hints(", "section(");

    private static final Pattern SAID_BY_LOADER = Pattern.compile("\\bsay\\('([^']*)'");
    private static final Pattern JOINED = Pattern.compile("\\s*\\+\\s*\"");
    /** Comments, and blocks of text. */
    private static final Pattern UNSAID = Pattern.compile("(?m)^ *(?:\\*|/[*/]).*$| // .*$|\"{3}(?s:.*?)\"{3}");

    private static final Set<String> TABLE = new TreeSet<>(Words.ENGLISH.missing());

    private static String sources() {
        try (Stream<Path> files = Files.walk(Path.of(".."))) {
            StringBuilder all = new StringBuilder();
            String loader = Files.readString(Path.of("../site/src/main/resources/site/page.js"));
            SAID_BY_LOADER.matcher(loader).results().forEach(said -> all.append("say(\"" + said.group(1) + "\");\n"));
            all.append(Files.readString(
                    Path.of("../../engine-kit/src/main/java/io/github/undercroft/wording/Killers.java")));
            reasons(all);
            for (Path file : files.filter(each -> each.toString().endsWith(".java"))
                    .filter(each -> each.toString().contains("/src/main/java/"))
                    .sorted()
                    .toList()) {
                all.append(Files.readString(file));
            }
            return all.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What ready-made brains tell of their reasons. */
    private static void reasons(StringBuilder all) throws IOException {
        for (String module : List.of("engine-core", "engine-kit", "engine-pathfinding")) {
            try (Stream<Path> files = Files.walk(Path.of("../..", module, "src/main/java"))) {
                for (Path file : files.filter(each -> each.toString().endsWith(".java"))
                        .filter(each -> !each.endsWith("TurnView.java")) // which has an example
                        .sorted()
                        .toList()) {
                    String source = Files.readString(file);
                    all.append(source.contains(".because(") || source.contains(" because(\"") ? source : "");
                }
            }
        }
    }

    /** The texts from there to one of these ends, or to the end of all for none; those that are joined are one. */
    private static List<String> texts(String source, int from, String ends) {
        List<String> texts = new ArrayList<>();
        boolean isJoined = false;
        int depth = 0;
        for (int i = from; i < source.length() && depth >= 0; i++) {
            char c = source.charAt(i);
            if (c == '"') {
                int end = i + 1;
                while (source.charAt(end) != '"') {
                    end += source.charAt(end) == '\\' ? 2 : 1;
                }
                String text = source.substring(i + 1, end).replace("\\\"", "\"");
                texts.add(isJoined ? texts.remove(texts.size() - 1) + text : text);
                Matcher next = JOINED.matcher(source).region(end + 1, source.length());
                isJoined = next.lookingAt();
                i = isJoined ? next.end() - 2 : end;
            } else if (c == '\'') {
                i = source.indexOf(
                        '\'', i + 1 + (source.charAt(i + 1) == '\\' || source.charAt(i + 1) == '\'' ? 1 : 0));
            } else if (!ends.isEmpty()) {
                boolean isEnd = ")]}".indexOf(c) >= 0 || (depth == 0 && ends.indexOf(c) >= 0);
                depth += "([{".indexOf(c) >= 0 ? 1 : isEnd ? -1 : 0;
            }
        }
        return texts;
    }

    @Test
    void everySentenceThatIsSaidStandsInTheTable() {
        String source = sources();
        Set<String> said = new TreeSet<>();
        Matcher call = SAYS.matcher(source);
        while (call.find()) {
            texts(source, call.end(), SAYS_ALL.contains(call.group()) ? ")" : ",)").stream()
                    .filter(text -> CharMatcher.inRange('a', 'z').matchesAnyOf(text))
                    .forEach(said::add);
        }

        assertThat(said).hasSizeGreaterThan(200);
        assertThat(TABLE).containsAll(said);
    }

    @Test
    void allThatStandsInTheTableIsSaid() {
        Set<String> words = new TreeSet<>(KeyPress.WORDS);
        words.addAll(texts(UNSAID.matcher(sources()).replaceAll(""), 0, ""));
        Stream.of(FrontVerb.values()).map(FrontVerb::verbName).forEach(words::add);
        Direction.all().stream().map(Ways::name).forEach(words::add);
        Stream.of(Outcome.Result.values())
                .map(each -> each.name().toLowerCase(Locale.ROOT))
                .forEach(words::add);

        assertThat(words).containsAll(TABLE);
    }

    /** A line of a translation is {@code ENGLISH = OTHER}, and one with # is a comment. */
    @Test
    void everySentenceCanStandInATranslation() {
        assertThat(TABLE).noneMatch(sentence -> sentence.contains("=") || sentence.startsWith("#"));
    }
}
