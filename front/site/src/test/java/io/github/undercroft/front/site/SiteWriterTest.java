package io.github.undercroft.front.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.hash.Hashing;
import io.github.undercroft.front.sheet.PngPicture;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteWriterTest {

    private static final List<SiteWriter.Page> PAGES =
            List.of(new SiteWriter.Page("index", "cellar", "Rats & \"mice\"", "Fight <them>."));

    @TempDir
    private Path all;

    private Path site;
    private Path own;

    @BeforeEach
    void compile() throws IOException {
        site = Files.createDirectory(all.resolve("site"));
        own = Files.createDirectory(all.resolve("own"));
        for (String program : List.of("game.js", "game.wasm", "game.wasm-runtime.js")) {
            Files.writeString(site.resolve(program), program.repeat(500));
        }
    }

    private SiteWriter write() throws IOException {
        SiteWriter writer = new SiteWriter(site, own, "https://example.org/games");
        writer.write(PAGES, ImmutableMap.of("GAMES", "a list"));
        return writer;
    }

    private String text(String file) throws IOException {
        return Files.readString(site.resolve(file));
    }

    @Test
    void aPageHasTitleSummaryAndPictureAsItIsServed() throws IOException {
        write();
        assertThat(text("index.html"))
                .contains(
                        "<title>Rats &amp; &quot;mice&quot;</title>",
                        "<meta name=\"description\" content=\"Fight &lt;them&gt;.\">",
                        "<meta property=\"og:image\" content=\"https://example.org/games/icon.png\">",
                        "data-game=\"cellar\"")
                .doesNotContain("@", "data:", "<style", "style=");
    }

    @Test
    void aPictureOfTheAuthorIsThePreview() throws IOException {
        Files.write(own.resolve("preview.png"), new byte[1]);
        write();
        assertThat(text("index.html")).contains("https://example.org/games/preview.png");
    }

    @Test
    void theManifestNamesThePageAndTheSizeOfItsIcon() throws IOException {
        write();
        assertThat(text("index.webmanifest"))
                .contains(
                        "\"name\": \"Rats & \\\"mice\\\"\"", "\"start_url\": \"index.html\"", "\"sizes\": \"512x512\"");
        assertThat(PngPicture.read(Files.readAllBytes(site.resolve("icon.png"))).width())
                .isEqualTo(512);

        ImageIO.write(
                new BufferedImage(64, 32, BufferedImage.TYPE_INT_RGB),
                "png",
                own.resolve("icon.png").toFile());
        write();
        assertThat(text("index.webmanifest")).contains("\"sizes\": \"64x32\"");
    }

    @Test
    void aTwinUnpacksToTheProgram() throws IOException {
        write();
        for (String program : List.of("game.js", "game.wasm")) {
            byte[] twin = Files.readAllBytes(site.resolve(program + ".gz"));
            assertThat(twin).hasSizeLessThan(200);
            assertThat(new GZIPInputStream(new ByteArrayInputStream(twin)).readAllBytes())
                    .isEqualTo(Files.readAllBytes(site.resolve(program)));
        }
    }

    @Test
    void theWorkerKnowsEachFileThatWasWrittenByItsDigest() throws IOException {
        Files.writeString(site.resolve("stranger.txt"), "of somebody else");
        Files.write(own.resolve("preview.png"), new byte[1]);
        Files.writeString(Files.createDirectory(own.resolve("sounds")).resolve("beep.txt"), "beep");
        write();
        String worker = text("worker.js");
        for (String file :
                List.of("index.html", "page.js", "page.css", "game.wasm.gz", "icon.png", "sounds/beep.txt")) {
            byte[] digest = Hashing.sha256()
                    .hashBytes(Files.readAllBytes(site.resolve(file)))
                    .asBytes();
            assertThat(worker)
                    .contains(
                            "[\"" + file + "\", \"sha256-" + Base64.getEncoder().encodeToString(digest) + "\"]");
        }
        assertThat(worker).doesNotContain("stranger", "preview", "@");
    }

    @Test
    void theWorkersVersionFollowsTheFiles() throws IOException {
        write();
        String before = text("worker.js");
        write();
        assertThat(text("worker.js")).isEqualTo(before);

        Files.writeString(site.resolve("game.js"), "another program");
        write();
        assertThat(version(text("worker.js"))).startsWith("sha256-").isNotEqualTo(version(before));
    }

    private static String version(String worker) {
        String line = worker.lines()
                .filter(each -> each.startsWith("const CACHE"))
                .findFirst()
                .orElseThrow();
        return line.substring(line.indexOf('\'') + 1, line.lastIndexOf('\''));
    }

    @Test
    void theAuthorsFilesGoBeforeAndHaveTheirWordsFilledIn() throws IOException {
        Files.writeString(own.resolve("index.html"), "@GAMES@, @WASM@ kB");
        Files.writeString(own.resolve("page.css"), "@GAMES@");
        write();
        assertThat(text("index.html")).isEqualTo("a list, 0 kB");
        assertThat(text("page.css")).isEqualTo("@GAMES@");
    }

    @Test
    void anUploadHoldsWhatWasWrittenAndNothingElse() throws IOException {
        Files.writeString(site.resolve("stranger.txt"), "of somebody else");
        Path upload = all.resolve("upload.zip");
        write().zip(upload);
        try (ZipFile zip = new ZipFile(upload.toFile())) {
            assertThat(zip.stream().map(ZipEntry::getName))
                    .containsExactly(
                            "game.js",
                            "game.js.gz",
                            "game.wasm",
                            "game.wasm-runtime.js",
                            "game.wasm.gz",
                            "icon.png",
                            "index.html",
                            "index.webmanifest",
                            "kept.js",
                            "page.css",
                            "page.js",
                            "worker.js");
        }
    }

    @Test
    void mavensWordsMakeThePageOfAnAuthor() throws IOException {
        SiteWriter.main(new String[] {
            "folder=" + site,
            "own=" + own,
            "address=",
            "main=io.github.undercroft.front.site.Main",
            "title=Rats",
            "summary=A=B"
        });
        assertThat(text("index.html")).contains("<title>Rats</title>", "content=\"A=B\"", "content=\"icon.png\"");
    }

    @Test
    void aPageOfWhichNoScriptComesHasASentenceFromTheStart() throws IOException {
        new SiteWriter(site, own, "").write(PAGES, ImmutableMap.of());
        assertThat(text("index.html"))
                .contains("<p id=\"late\">If no game comes, the host did not send all of this page.");
    }

    @Test
    void aTranslationHasWhatThePageSaysBeforeTheGameSpeaks() throws IOException {
        SiteWriter writer = new SiteWriter(site, own, "");
        writer.takeWords(
                "en = de\nThe program starts = Das \"Programm\" startet\nYou stop. = Du bleibst stehen.\npray = beten\n"
                        + "The game needs JavaScript, which is switched off here. = Ohne JavaScript geht es nicht.");
        writer.write(PAGES, ImmutableMap.of());
        assertThat(text("index.html"))
                .contains(
                        "<html lang=\"de\">",
                        "<noscript>Ohne JavaScript geht es nicht.</noscript>",
                        " data-words=\"{&quot;The program starts&quot;: &quot;Das \\&quot;Programm\\&quot; startet&quot;}\">");
    }
}
