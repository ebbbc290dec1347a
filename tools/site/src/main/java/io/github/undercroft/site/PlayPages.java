package io.github.undercroft.site;

import com.google.common.collect.ImmutableSortedSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Stream;

/**
 * The games that were compiled for this site: a program {@code play/NAME.js} of each part of the course, and {@code play/games.js} of
 * those that come with the library. They play in the element "game".
 *
 * @param programs their names
 */
record PlayPages(SortedSet<String> programs) {

    private static final String BUNDLED = "games";

    /** Keeps the saves of the games apart, which the browser has in one store. */
    private static final String PAGE = """
            <h1>@TITLE@</h1>
            <p>Arrows step, a click or a tap on the board goes there, x explores, ? lists all keys. @BACK@</p>
            <div id="game"><canvas hidden></canvas></div>
            <noscript><p>The game needs JavaScript, which is switched off here.</p></noscript>
            <link rel="stylesheet" href="page.css">
            <script>
            for (const name of ['getItem', 'setItem', 'removeItem']) {
                const plain = Storage.prototype[name];
                Storage.prototype[name] = function (key, ...value) { return plain.call(this, '@NAME@:' + key, ...value); };
            }
            </script>
            <script src="@PROGRAM@.js"></script>
            <script>
            document.querySelector('#game canvas').remove();
            main(['@NAME@']);
            // The game has the keys while its board has the focus.
            const waiting = setInterval(() => {
                const board = document.querySelector('#game canvas[data-turn]');
                if (board) { clearInterval(waiting); board.focus({ preventScroll: true }); }
            }, 50);
            </script>
            """;

    PlayPages {
        programs = ImmutableSortedSet.copyOf(programs);
    }

    /** Those whose programs lie in the site's folder. */
    static PlayPages in(Path folder) throws IOException {
        Path programs = folder.resolve("play");
        if (!Files.isDirectory(programs)) {
            return new PlayPages(ImmutableSortedSet.of());
        }
        try (Stream<Path> files = Files.list(programs)) {
            return new PlayPages(files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".js"))
                    .map(file -> file.replace(".js", ""))
                    .collect(ImmutableSortedSet.toImmutableSortedSet(String::compareTo)));
        }
    }

    static String place(String name) {
        return "play/" + name + ".html";
    }

    boolean has(String name) {
        return programs.contains(program(name));
    }

    private static String program(String name) {
        return name.startsWith("part-") ? name : BUNDLED;
    }

    /** The names of all games that can be played: the parts of the course, and those that are given if they are there. */
    List<String> names(List<String> bundled) {
        return Stream.concat(
                        programs.stream().filter(each -> !each.equals(BUNDLED)),
                        bundled.stream().filter(this::has))
                .toList();
    }

    static String title(String name) {
        return "Play " + name.replace("part-0", "part ").replace('-', ' ');
    }

    /** What the page of a part of the course says of its program, if there is one. */
    Optional<String> offer(String place) {
        String name = place.substring(place.lastIndexOf('/') + 1).replace(".html", "");
        return place.startsWith("course/") && has(name)
                ? Optional.of("<p class=\"play\"><a href=\"" + SiteFiles.relative(place, place(name))
                        + "\">Play what this part comes to</a>, here in the browser.</p>\n")
                : Optional.empty();
    }

    static String html(String name) {
        String back = name.startsWith("part-")
                ? "This is <a href=\"../course/" + name + ".html\">this part of the course</a>."
                : "<a href=\"../gallery.html\">All games</a>.";
        return PAGE.replace("@TITLE@", title(name))
                .replace("@BACK@", back)
                .replace("@NAME@", name)
                .replace("@PROGRAM@", program(name));
    }
}
