package io.github.undercroft.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void writeProject() throws IOException {
        page("README.md", "# Cave\n\n## Five doors\n\n- **See it.** [Caves](docs/caves.md#how-to-dig).\n");
        page("docs/caves.md", """
                # Caves & `<tunnels>`

                ## How to dig

                <!-- given: Spade spade -->
                ```java run
                List<String> a = x < y && "b" != null;
                ```

                | tool | cost |
                |---|---:|
                | `Spade` | 3 |

                Back to [the first page](../README.md), or to [the source](../src/Dig.java).
                """);
        page(
                "docs/course/part-00.md",
                "# Part 0: nothing\n\nAn ![empty cave](pictures/cave.png), and a word: stalactite.\n");
        page("docs/course/pictures/cave.png", "png");
        page("src/Dig.java", "List<String> dug;");
    }

    private void page(String name, String text) throws IOException {
        Path file = folder.resolve("project").resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private Path written(String name) throws IOException {
        Path out = folder.resolve(name);
        new Site(folder.resolve("project"), out).write();
        return out;
    }

    @Test
    void aPageHasItsTableItsAnchorsAndItsCodeAsItIs() throws IOException {
        assertThat(Files.readString(written("site").resolve("caves.html")))
                .contains(
                        "<h1 id=\"caves--tunnels\">Caves &amp; <code>&lt;tunnels&gt;</code></h1>",
                        "<h2 id=\"how-to-dig\">")
                .contains("List&lt;String&gt; a = x &lt; y &amp;&amp; &quot;b&quot; != null;")
                .contains("<table>", "<td align=\"right\">3</td>")
                .contains("href=\"source/src/Dig.java.html\"", "<li><a href=\"caves.html\" aria-current=\"page\">")
                .doesNotContain("given:");
    }

    @Test
    void aPageOfTheCourseFindsWhatIsAboveIt() throws IOException {
        assertThat(Files.readString(written("site").resolve("course/part-00.html")))
                .contains("href=\"../site.css\"", "src=\"pictures/cave.png\"", "href=\"../index.html\"");
    }

    @Test
    void theSearchKnowsTitlesHeadingsAndText() throws IOException {
        assertThat(Files.readString(written("site").resolve("search-index.js")))
                .contains("[\"caves.html#how-to-dig\",\"Caves & <tunnels>\",\"How to dig\",\"List String\",\"")
                .contains("tool cost Spade 3", "stalactite")
                .doesNotContain("caves.html\"");
    }

    @Test
    void allLinksOfTheSiteLeadSomewhere() throws IOException {
        assertThat(new SiteLinks(written("site")).broken()).isEmpty();
    }

    @Test
    void aLinkToNoHeadingAndOneToNoFileAreToldWithTheirPage() throws IOException {
        page("docs/caves.md", "# Caves\n\n[up](../README.md#no-such-heading)\n");
        Path site = written("site");
        Files.writeString(site.resolve("lost.html"), "<a href=\"nowhere.html\">x</a><a href=\"course\">x</a>");
        assertThat(new SiteLinks(site).broken())
                .containsExactly(
                        "caves.html: index.html#no-such-heading",
                        "index.html: caves.html#how-to-dig",
                        "lost.html: nowhere.html",
                        "lost.html: course");
    }

    @Test
    void aLinkThatLeadsToNoFileOfTheProjectIsRefused() throws IOException {
        page("docs/caves.md", "# Caves\n\n[the sources](../src)\n");
        assertThatThrownBy(() -> written("site"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("docs/caves.md: the link to ../src leads to a folder; name a file in it");
    }

    @Test
    void twoRunsWriteTheSameBytes() throws IOException {
        Path first = written("first");
        Path second = written("second");
        for (String file :
                new String[] {"index.html", "caves.html", "search-index.js", "site.css", "source/src/Dig.java.html"}) {
            assertThat(second.resolve(file)).hasSameBinaryContentAs(first.resolve(file));
        }
    }
}
