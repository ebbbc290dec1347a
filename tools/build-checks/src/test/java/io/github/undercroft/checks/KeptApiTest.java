package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.checks.api.before.Door;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Holds the published modules to the API that is kept in {@code src/test/resources/api}. {@code -Dapi.write=true} writes it
 * again, for a release; {@code -Dapi.exact=true} asks that nothing is missing there, as a release does. In between it may
 * lack what is new: nobody was given that yet, and it may still change.
 */
class KeptApiTest {

    private static final String ROOT = "io.github.undercroft.";
    private static final String SECTION = "## Since the last release";
    private static final Path KEPT = Reactor.here().root().resolve("tools/build-checks/src/test/resources/api");
    private static final List<Path> MODULES = Reactor.here().publishedModules();

    @Test
    void noKeptApiIsBrokenThatTheUpgradePageDoesNotName() throws IOException {
        KeptApi api = new KeptApi(
                ROOT,
                MODULES.stream().flatMap(module -> exported(module).stream()).toList());
        if (Boolean.getBoolean("api.write")) {
            Files.createDirectories(KEPT);
            for (Path module : MODULES) {
                Files.writeString(file(module), String.join("\n", api.lines(exported(module))) + "\n");
            }
        }
        String named = section(Reactor.read(Reactor.here().root().resolve("docs/upgrade.md")));

        List<String> kept =
                MODULES.stream().flatMap(module -> kept(module).stream()).toList();
        assertThat(api.breaks(kept).stream().filter(each -> !each.isNamedIn(named)))
                .as("changes that break users, and that docs/upgrade.md does not name in a table below \"%s\"", SECTION)
                .isEmpty();
    }

    @Test
    void theKeptApiOfAReleaseIsWhole() {
        KeptApi api = new KeptApi(
                ROOT,
                MODULES.stream().flatMap(module -> exported(module).stream()).toList());
        for (Path module : MODULES) {
            if (Boolean.getBoolean("api.exact")) {
                assertThat(kept(module))
                        .as("%s; write it with -Dapi.write=true, as docs/releasing.md says", file(module))
                        .isEqualTo(api.lines(exported(module)));
            }
            assertThat(kept(module)).as(file(module).toString()).isNotEmpty();
        }
    }

    @Test
    void eachBreakIsFoundAndWhatOnlyMovedUpOrWasLoosenedIsNot() {
        KeptApi before = new KeptApi(ROOT, typesOf(Door.class));
        List<String> kept = before.lines(typesOf(Door.class)).stream()
                .map(line -> line.replace("api.before", "api.after"))
                .toList();

        KeptApi after = new KeptApi(ROOT, typesOf(io.github.undercroft.checks.api.after.Door.class));

        assertThat(after.breaks(kept))
                .extracting(ApiBreak::name)
                .containsExactlyInAnyOrder(
                        "Door", // no Runnable any more
                        "new Door",
                        "Door.names",
                        "Door.open",
                        "Door.squeak",
                        "Door.Key",
                        "Door.Handle",
                        "Door.knock");
    }

    @Test
    void theSameTypesBreakNothing() {
        KeptApi api = new KeptApi(ROOT, typesOf(Door.class));

        assertThat(api.breaks(api.lines(typesOf(Door.class)))).isEmpty();
    }

    @Test
    void aBreakIsNamedByItsWholeNameInCode() {
        ApiBreak gone = new ApiBreak("Door.open", "");

        assertThat(gone.isNamedIn("| `terrain.Door.open(key)` | `unlock` |")).isTrue();
        assertThat(gone.isNamedIn("| `Door.opened`, `TrapDoor.open`, `Door.open.now` | Door.open |"))
                .isFalse();
    }

    @Test
    void aBreakTellsWhatToKeepOrToName() {
        assertThat(new ApiBreak("Door.open", "terrain.Door: void open() is gone or has changed"))
                .hasToString("terrain.Door: void open() is gone or has changed; keep it, or name `Door.open`");
    }

    @Test
    void whatAMemberMayDoIsKeptAndHowItDoesItIsNot() {
        KeptApi api = new KeptApi(ROOT + "checks.api.before.", typesOf(Door.class));

        assertThat(api.lines(typesOf(Door.class)))
                .contains(
                        "Door: abstract type class",
                        "Door: is java.lang.Runnable",
                        "Door: final static int WIDTH",
                        "Door: protected new(int)",
                        "Door: java.util.List<java.lang.String> names()",
                        "Door: void creak()",
                        "Door$Key: int number()")
                .noneMatch(line -> line.contains("hidden"));
    }

    private static List<Class<?>> typesOf(Class<?> outer) {
        return Stream.concat(Stream.<Class<?>>of(outer), Stream.of(outer.getDeclaredClasses()))
                .toList();
    }

    private static String section(String page) {
        int from = page.indexOf("\n" + SECTION + "\n");
        assertThat(from).as("docs/upgrade.md has a heading \"%s\"", SECTION).isPositive();
        int to = page.indexOf("\n## ", from + 1);
        return page.substring(from, to < 0 ? page.length() : to);
    }

    private static Path file(Path module) {
        return KEPT.resolve(Reactor.here()
                        .root()
                        .relativize(module)
                        .toString()
                        .replace('/', '-')
                        .replace('\\', '-') + ".txt");
    }

    private static List<String> kept(Path module) {
        return Reactor.read(file(module)).lines().toList();
    }

    private static List<Class<?>> exported(Path module) {
        Path classes = module.resolve("target/classes");
        Set<String> packages = packages(classes.resolve("module-info.class"));
        try (Stream<Path> files = Files.walk(classes)) {
            return files.map(file -> classes.relativize(file).toString())
                    .filter(file -> file.endsWith(".class") && file.contains(File.separator))
                    .map(file ->
                            file.substring(0, file.length() - ".class".length()).replace(File.separatorChar, '.'))
                    .filter(name -> packages.contains(name.substring(0, name.lastIndexOf('.'))))
                    .<Class<?>>map(KeptApiTest::load)
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, KeptApiTest.class.getClassLoader());
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException(name + " is not on the class path of build-checks", missing);
        }
    }

    private static Set<String> packages(Path moduleInfo) {
        try (InputStream in = Files.newInputStream(moduleInfo)) {
            return ModuleDescriptor.read(in).exports().stream()
                    .filter(export -> !export.isQualified())
                    .map(ModuleDescriptor.Exports::source)
                    .collect(ImmutableSet.toImmutableSet());
        } catch (IOException unreadable) {
            throw new IllegalStateException(moduleInfo + " is missing; compile its module first", unreadable);
        }
    }
}
