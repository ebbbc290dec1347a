package io.github.undercroft.checks;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.List;
import java.util.Optional;

/**
 * The order in which the packages below a root may use each other.
 *
 * @param root the package that holds them all
 * @param layers each a row of packages, separated by blanks; a package may use those of earlier layers and, as long as
 *     there is no cycle, those of its own
 * @param nevers arrows that the layers would allow but that are forbidden
 */
public record PackageOrder(String root, List<String> layers, List<Never> nevers) {

    /** Stands for the root itself, which holds the basic contracts. */
    private static final String ROOT = "(root)";

    /** Contracts and the plainest values, a package for each concept. The running game uses the contracts among them. */
    private static final String CONTRACTS = "event level terrain move sense follower lore";

    /** Ready-made values, a package for each concept. */
    private static final String KIT = "stairs door dig trap combat item effect brain growth ground kind";

    /** All packages of path-finding; only its brains know the turn engine. */
    private static final String PATHS = "pathfinding.search pathfinding pathfinding.field pathfinding.brain";

    /** The inner packages of the running game, which only the running game uses. */
    private static final String ROOMS = "game.guard game.codec game.state game.perception";

    private static final Splitter WORDS = Splitter.on(' ');
    private static final Splitter NAMES = Splitter.on('.');

    public PackageOrder {
        layers = ImmutableList.copyOf(layers);
        nevers = ImmutableList.copyOf(nevers);
    }

    /**
     * A forbidden arrow.
     *
     * @param from packages, separated by blanks
     * @param to packages, separated by blanks
     */
    public record Never(String from, String to) {

        private boolean forbids(String user, String used) {
            return WORDS.splitToList(from).contains(user)
                    && WORDS.splitToList(to).contains(used);
        }
    }

    /** @return the order of the engine; every new package needs a place here */
    public static PackageOrder ofTheEngine() {
        return below("io.github.undercroft");
    }

    /** @return the order of the front ends */
    public static PackageOrder ofTheFrontEnds() {
        return new PackageOrder(
                "io.github.undercroft.front",
                ImmutableList.of(ROOT, "sheet", "map log", "mode", "play", "cheat disk seat terminal window"),
                ImmutableList.of(
                        new Never("cheat", "sheet map log mode play disk seat terminal window"),
                        new Never("disk", "cheat seat terminal window"),
                        new Never("seat", "cheat sheet disk terminal window"),
                        new Never("terminal", "cheat disk seat window"),
                        new Never("window", "cheat disk seat terminal")));
    }

    /** @return the order of the bundled games and their command line */
    public static PackageOrder ofTheExamples() {
        return new PackageOrder(
                "io.github.undercroft.examples",
                ImmutableList.of(
                        ROOT,
                        "bot",
                        "descent.first",
                        "descent.proving",
                        "arena scatter thieflike descent cellar",
                        "command"),
                ImmutableList.of(
                        new Never("arena scatter thieflike descent descent.first descent.proving cellar", "bot"),
                        new Never("arena scatter thieflike cellar", "descent.first descent.proving")));
    }

    /** @return the same order for packages elsewhere, to test it on culprits */
    static PackageOrder below(String root) {
        return new PackageOrder(
                root,
                ImmutableList.of(
                        "geometry",
                        "random",
                        "grid",
                        "fov",
                        "area",
                        "time",
                        "pathfinding.search",
                        "pathfinding",
                        "pathfinding.field",
                        "value",
                        ROOT,
                        CONTRACTS,
                        "memory",
                        "game.guard",
                        "game.codec",
                        "game.state",
                        "game.perception",
                        "game",
                        KIT,
                        "wording",
                        "scenario pathfinding.brain dungeon save study",
                        "hindsight"),
                ImmutableList.of(
                        new Never("game " + ROOMS, "move"),
                        new Never(KIT + " wording", "game memory " + ROOMS),
                        new Never("pathfinding.brain dungeon", "game"),
                        new Never("scenario pathfinding.brain dungeon save study hindsight", ROOMS),
                        new Never("scenario pathfinding.brain dungeon", "save study"),
                        new Never("save", "scenario dungeon study " + PATHS),
                        new Never("study", "scenario dungeon save " + PATHS),
                        new Never("hindsight", "scenario dungeon study " + PATHS),
                        new Never("pathfinding.brain", "scenario dungeon"),
                        new Never("dungeon", "scenario " + PATHS),
                        new Never("scenario", "dungeon " + PATHS)));
    }

    /** @return every class that uses a class it must not use, or that has no place */
    public List<Finding> wrongArrows(JavaClasses classes) {
        return classes.stream()
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .flatMap(arrow -> wrong(arrow).stream())
                .distinct()
                .toList();
    }

    /** @return every class whose package is in no layer */
    public List<Finding> withoutPlace(JavaClasses classes) {
        return classes.stream()
                .filter(type -> layerOf(packageOf(type)) < 0)
                .map(type -> new Finding(type.getName(), "its package has no place in PackageOrder"))
                .toList();
    }

    /** @return a description of each cycle between packages */
    public List<String> cycles(JavaClasses classes) {
        return SlicesRuleDefinition.slices()
                .matching(root + ".(*)..")
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true)
                .evaluate(classes)
                .getFailureReport()
                .getDetails();
    }

    private Optional<Finding> wrong(Dependency arrow) {
        String user = packageOf(arrow.getOriginClass());
        String used = packageOf(arrow.getTargetClass());
        if (used.isEmpty() || user.equals(used)) {
            return Optional.empty();
        }
        boolean forbidden =
                layerOf(used) > layerOf(user) || nevers.stream().anyMatch(never -> never.forbids(user, used));
        return forbidden
                ? Optional.of(new Finding(
                        arrow.getOriginClass().getName(),
                        user + " must not use " + used + ": " + arrow.getDescription()))
                : Optional.empty();
    }

    /**
     * The name below the root that has a place, else its first part, or that of the root; empty for classes elsewhere.
     */
    private String packageOf(JavaClass type) {
        if (type.getPackageName().equals(root)) {
            return ROOT;
        }
        if (!type.getPackageName().startsWith(root + ".")) {
            return "";
        }
        String below = type.getPackageName().substring(root.length() + 1);
        return layerOf(below) >= 0 ? below : NAMES.splitToList(below).get(0);
    }

    private int layerOf(String name) {
        for (int layer = 0; layer < layers.size(); layer++) {
            if (WORDS.splitToList(layers.get(layer)).contains(name)) {
                return layer;
            }
        }
        return -1;
    }
}
