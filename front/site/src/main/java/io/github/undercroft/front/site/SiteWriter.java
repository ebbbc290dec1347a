package io.github.undercroft.front.site;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Maps;
import com.google.common.escape.Escaper;
import com.google.common.escape.Escapers;
import com.google.common.hash.Hashing;
import com.google.common.html.HtmlEscapers;
import com.google.common.io.Resources;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.sheet.BitmapFont;
import io.github.undercroft.front.sheet.PngPicture;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;

/**
 * Makes a site of compiled programs: pages with title and preview, a compressed twin of each program, an icon, a manifest for phones and the
 * worker that lets it play without a network. Runs when a page is built, on a JVM; no page holds it.
 */
public final class SiteWriter {

    private static final ImmutableList<String> PROGRAMS = ImmutableList.of("game.js", "game.wasm");
    private static final ImmutableList<String> FRAME = ImmutableList.of("page.js", "page.css", "kept.js");
    /** Loads WebAssembly. */
    private static final String RUNTIME = "game.wasm-runtime.js";
    /** The picture that a link shows; it is not kept for a time without a network. */
    private static final String PREVIEW = "preview.png";
    /** The side of the drawn icon, and that of a pixel of its letter. */
    private static final int ICON = 512;

    private static final int ICON_ZOOM = 28;
    private static final int INK = 0xE0B060;
    private static final int PAPER = 0x101014;
    private static final Escaper JSON =
            Escapers.builder().addEscape('"', "\\\"").addEscape('\\', "\\\\").build();

    private final Path folder;
    /** The author's own files, which go before those of the same name that are written here. */
    private final Path own;
    /** The site's address with a slash at its end, or nothing. */
    private final String address;
    /** The sentences of another language, by the English ones. */
    private Map<String, String> table = ImmutableMap.of();
    /** The digest of each file that was written. */
    private final Map<String, String> digests = new TreeMap<>();

    /**
     * A page of the site.
     *
     * @param file its name without {@code .html}
     * @param game what the program learns from the page
     * @param title as a link shows it
     * @param summary what it is, in one line
     */
    public record Page(String file, String game, String title, String summary) {}

    /**
     * Writes nothing yet.
     *
     * @param folder of the site, which holds its programs
     * @param own a folder of an author's own files, which are copied; it need not be there
     * @param address of the site, which many services want to have for a picture; or nothing
     */
    public SiteWriter(Path folder, Path own, String address) {
        this.folder = folder;
        this.own = own;
        this.address = address.isEmpty() || address.endsWith("/") ? address : address + "/";
    }

    /**
     * Writes the page of one game, {@code index.html}. Called by Maven with words {@code NAME=VALUE}: the site's {@code folder}, {@code
     * own}, {@code address}, {@code title}, {@code summary}, and the {@code main} class, beside which an {@code icon.png} may lie, and a
     * {@code words.txt} of {@link Words} with what the page says before the game speaks.
     */
    public static void main(String[] arguments) throws IOException {
        UnaryOperator<String> words = words(arguments);
        SiteWriter writer =
                new SiteWriter(Path.of(words.apply("folder")), Path.of(words.apply("own")), words.apply("address"));
        String main = words.apply("main");
        String beside = main.substring(0, main.lastIndexOf('.') + 1).replace('.', '/');
        writer.writeIcon(beside + "icon.png");
        writer.takeWords(new String(bytes(beside + "words.txt").orElse(new byte[0]), StandardCharsets.UTF_8));
        writer.write(List.of(new Page("index", "", words.apply("title"), words.apply("summary"))), ImmutableMap.of());
    }

    /** Finds the value of a name in words {@code NAME=VALUE}. */
    public static UnaryOperator<String> words(String... arguments) {
        ImmutableList<String> words = ImmutableList.copyOf(arguments);
        return name -> words.stream()
                .filter(word -> word.startsWith(name + "="))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("A site needs " + name + "=..., besides " + words))
                .substring(name.length() + 1);
    }

    /** Takes the programs of another folder. */
    public void takePrograms(Path from) throws IOException {
        for (String name : PROGRAMS) {
            store(name, Files.readAllBytes(from.resolve(name)));
        }
        store(RUNTIME, Files.readAllBytes(from.resolve(RUNTIME)));
    }

    /** Takes the table of a translation, as {@link Words#read} reads it; the page says what it has in English. */
    public void takeWords(String text) {
        table = Words.lines(text);
    }

    /** Writes the icon that lies on the class path, or a drawn one. */
    private void writeIcon(String resource) throws IOException {
        Optional<byte[]> icon = bytes(resource);
        put("icon.png", icon.isPresent() ? icon.get() : drawnIcon());
    }

    private static Optional<byte[]> bytes(String resource) throws IOException {
        try (InputStream in = Thread.currentThread().getContextClassLoader().getResourceAsStream(resource)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        }
    }

    /** A letter of the font, the player of most games. */
    private static byte[] drawnIcon() throws IOException {
        BufferedImage image = new BufferedImage(ICON, ICON, BufferedImage.TYPE_INT_RGB);
        int left = 5;
        int top = 2;
        for (int y = 0; y < ICON; y++) {
            for (int x = 0; x < ICON; x++) {
                int column = x / ICON_ZOOM - left;
                int row = y / ICON_ZOOM - top;
                boolean isInside = column >= 0 && column < BitmapFont.WIDTH && row >= 0 && row < BitmapFont.HEIGHT;
                boolean isInk =
                        isInside && ((BitmapFont.BOLD.row('@', row) << column) & (1 << (BitmapFont.WIDTH - 1))) != 0;
                image.setRGB(x, y, isInk ? INK : PAPER);
            }
        }
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(image, "png", png);
        return png.toByteArray();
    }

    /**
     * Writes all that belongs to these pages.
     *
     * @param words what {@code @NAME@} becomes in the author's own pages, beside {@code WASM} and {@code JS}, the kB of the programs, and
     *     {@code ADDRESS}
     */
    public void write(List<Page> pages, Map<String, String> words) throws IOException {
        Map<String, String> all = new TreeMap<>(words);
        all.put("ADDRESS", address);
        takePrograms(folder);
        for (String program : PROGRAMS) {
            byte[] twin = packed(Files.readAllBytes(folder.resolve(program)));
            store(program + ".gz", twin);
            all.put(program.equals("game.js") ? "JS" : "WASM", Integer.toString(twin.length / 1000));
        }
        for (Map.Entry<String, Path> file : files(own).entrySet()) {
            byte[] bytes = Files.readAllBytes(file.getValue());
            store(file.getKey(), file.getKey().endsWith(".html") ? filled(bytes, all) : bytes);
        }
        if (!digests.containsKey("icon.png")) {
            writeIcon("icon.png");
        }
        for (String file : FRAME) {
            put(file, resource(file));
        }
        for (Page page : pages) {
            put(page.file + ".html", filled(resource("index.html"), words(page, HtmlEscapers.htmlEscaper())));
            put(page.file + ".webmanifest", filled(resource("page.webmanifest"), words(page, JSON)));
        }
        put("worker.js", worker());
    }

    /** Stores a file, unless the author has one of that name. */
    private void put(String name, byte[] bytes) throws IOException {
        if (!Files.exists(own.resolve(name))) {
            store(name, bytes);
        }
    }

    private void store(String name, byte[] bytes) throws IOException {
        Files.createDirectories(folder.resolve(name).getParent());
        Files.write(folder.resolve(name), bytes);
        digests.put(name, digest(bytes));
    }

    private static byte[] resource(String name) throws IOException {
        return Resources.toByteArray(Resources.getResource(SiteWriter.class, "/site/" + name));
    }

    private Map<String, String> words(Page page, Escaper escaper) throws IOException {
        PngPicture icon = PngPicture.read(Files.readAllBytes(folder.resolve("icon.png")));
        return ImmutableMap.copyOf(Maps.transformValues(
                ImmutableMap.of(
                        "PAGE",
                        page.file,
                        "GAME",
                        page.game,
                        "TITLE",
                        page.title,
                        "SUMMARY",
                        page.summary,
                        "PICTURE",
                        address + (Files.exists(folder.resolve(PREVIEW)) ? PREVIEW : "icon.png"),
                        "SIZE",
                        icon.width() + "x" + icon.height(),
                        "LANGUAGE",
                        say("en"),
                        "NO_SCRIPT",
                        say("The game needs JavaScript, which is switched off here."),
                        "LATE",
                        say(
                                "If no game comes, the host did not send all of this page. Load it again, or try it later."),
                        "WORDS",
                        loadersWords()),
                escaper::escape));
    }

    private String say(String english) {
        return table.getOrDefault(english, english);
    }

    /** Those lines of the table which {@code page.js} says, as it reads them. */
    private String loadersWords() throws IOException {
        String script = new String(resource("page.js"), StandardCharsets.UTF_8);
        return table.entrySet().stream()
                .filter(line -> script.contains("'" + line.getKey() + "'"))
                .map(line -> "\"" + JSON.escape(line.getKey()) + "\": \"" + JSON.escape(line.getValue()) + "\"")
                .collect(Collectors.joining(", ", "{", "}"));
    }

    private static byte[] filled(byte[] template, Map<String, String> words) {
        String text = new String(template, StandardCharsets.UTF_8);
        for (Map.Entry<String, String> word : words.entrySet()) {
            text = text.replace("@" + word.getKey() + "@", word.getValue());
        }
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] packed(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed) {
            {
                def.setLevel(Deflater.BEST_COMPRESSION);
            }
        }) {
            out.write(bytes);
        }
        return packed.toByteArray();
    }

    /** The worker, which knows the digest of each file; they make its version. */
    private byte[] worker() throws IOException {
        String files = digests.entrySet().stream()
                .filter(file -> !file.getKey().equals(PREVIEW))
                .map(file -> "[\"" + JSON.escape(file.getKey()) + "\", \"" + file.getValue() + "\"]")
                .collect(Collectors.joining(",\n    "));
        String version = digest(files.getBytes(StandardCharsets.UTF_8));
        return filled(resource("worker.js"), ImmutableMap.of("FILES", files, "VERSION", version));
    }

    /** As pages say what a file has to be. */
    private static String digest(byte[] bytes) {
        return "sha256-"
                + Base64.getEncoder()
                        .encodeToString(Hashing.sha256().hashBytes(bytes).asBytes());
    }

    /** A folder's files by their paths in it, in the order of these. */
    private static ImmutableSortedMap<String, Path> files(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return ImmutableSortedMap.of();
        }
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile)
                    .collect(ImmutableSortedMap.toImmutableSortedMap(
                            Comparator.naturalOrder(),
                            file -> folder.relativize(file).toString().replace('\\', '/'),
                            file -> file));
        }
    }

    /** Packs what was written in one file, as hosts of games take it. Equal sites give equal bytes. */
    public void zip(Path file) throws IOException {
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(file))) {
            for (String name : digests.keySet()) {
                ZipEntry entry = new ZipEntry(name);
                entry.setTimeLocal(LocalDateTime.of(2020, 1, 1, 0, 0));
                out.putNextEntry(entry);
                out.write(Files.readAllBytes(folder.resolve(name)));
            }
        }
    }
}
