package io.github.undercroft.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The index by question. {@link PagesTest} compiles its lines and follows its links. */
class WhichTypeTest {

    private static final Project PROJECT = Project.here();
    private static final Page PAGE = PROJECT.page("docs/which-type.md");

    private static final Pattern TYPE = Pattern.compile("`@?([A-Z]\\w*)([.\\w]*)`");
    private static final Pattern LINK = Pattern.compile("\\]\\([\\w-]+\\.md#[^)]+\\)");

    /** Each question with what stands below it. */
    private static List<String> entries() {
        return Pattern.compile("(?m)^### ").splitAsStream(PAGE.text()).skip(1).toList();
    }

    private static List<MatchResult> named(String text) {
        return TYPE.matcher(text).results().toList();
    }

    /** The sources of all public types of the published modules, by simple name. */
    private static Map<String, String> types() {
        return PROJECT.packages().stream()
                .map(name -> "/src/main/java/" + name.replace('.', '/') + "/")
                .flatMap(folder -> PROJECT.modules().stream().map(module -> module + folder))
                .filter(PROJECT::has)
                .flatMap(folder -> PROJECT.filesBelow(folder).stream())
                .filter(file -> PROJECT.read(file).contains("\npublic "))
                .collect(Collectors.toMap(
                        file -> file.substring(file.lastIndexOf('/') + 1).replace(".java", ""),
                        file -> PROJECT.read(file),
                        String::concat));
    }

    @Test
    void thereAreAtLeastSixtyQuestions() {
        assertThat(entries()).hasSizeGreaterThanOrEqualTo(60);
    }

    @Test
    void noQuestionIsAskedTwice() {
        assertThat(entries().stream().map(entry -> entry.lines().findFirst().orElseThrow()))
                .doesNotHaveDuplicates();
    }

    @Test
    void eachAnswerNamesATypeAndLinksToTheSectionThatTellsMore() {
        assertThat(entries())
                .allSatisfy(entry -> assertThat(named(entry)).isNotEmpty())
                .allSatisfy(entry -> assertThat(entry).containsPattern(LINK));
    }

    @Test
    void eachNamedTypeIsPublicInAPublishedModuleAndHasTheNamedMember() {
        Map<String, String> types = types();
        assertThat(named(PAGE.text())).allSatisfy(name -> {
            assertThat(types).containsKey(name.group(1));
            assertThat(Splitter.on('.').omitEmptyStrings().split(name.group(2)))
                    .allSatisfy(member -> assertThat(types.get(name.group(1))).containsPattern("\\b" + member + "\\b"));
        });
    }

    @Test
    void eachAnswerShowsOneBlockOfAtMostThreeLinesWithoutImports() {
        assertThat(PAGE.blocks())
                .hasSameSizeAs(entries())
                .allSatisfy(block -> assertThat(block.info()).isEqualTo("java index"))
                .allSatisfy(block -> assertThat(block.text().lines()).hasSizeBetween(1, 3))
                .allSatisfy(block -> assertThat(block.text()).doesNotContain("import "));
    }

    @Test
    void theListAtTheTopHasEachTheme() {
        List<String> listed = new ArrayList<>();
        List<String> themes = new ArrayList<>();
        for (String line : PAGE.lines()) {
            if (line.startsWith("- [")) {
                listed.add(line.substring(3, line.indexOf(']')));
            } else if (line.startsWith("## ")) {
                themes.add(line.substring(3));
            }
        }
        assertThat(listed).isEqualTo(themes);
    }
}
