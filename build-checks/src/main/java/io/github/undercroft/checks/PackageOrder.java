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
 * In which order the packages below a root may use each other.
 *
 * @param root the package that holds them all
 * @param layers each a row of packages, separated by blanks; a package may use those of earlier layers and, as long as
 *     there is no cycle, those of its own
 * @param nevers arrows that the layers would allow and that are forbidden all the same
 */
public record PackageOrder(String root, List<String> layers, List<Never> nevers) {

    private static final Splitter WORDS = Splitter.on(' ');

    /** Copies the lists. */
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

    /** @return the order of the engine; a new package has to be given its place here */
    public static PackageOrder ofTheEngine() {
        return below("io.github.undercroft");
    }

    /** @return the same order for packages elsewhere, so that it can be tried on culprits */
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
                        "model",
                        "memory",
                        "game",
                        "rules effect item terrain combat brain perception wording",
                        "scenario pathfinding dungeon"),
                ImmutableList.of(
                        new Never(
                                "rules effect item terrain combat brain perception wording pathfinding dungeon",
                                "game"),
                        new Never("pathfinding", "scenario dungeon"),
                        new Never("dungeon", "scenario pathfinding"),
                        new Never("scenario", "pathfinding dungeon")));
    }

    /** @return every class that uses one that it must not, or that has no place */
    public List<Finding> wrongArrows(JavaClasses classes) {
        return classes.stream()
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .flatMap(arrow -> wrong(arrow).stream())
                .distinct()
                .toList();
    }

    /** @return every class whose package stands in no layer */
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

    /** The first name below the root; empty for what stands elsewhere. */
    private String packageOf(JavaClass type) {
        String name = type.getPackageName() + ".";
        if (!name.startsWith(root + ".")) {
            return "";
        }
        String below = name.substring(root.length() + 1);
        return below.substring(0, Math.max(0, below.indexOf('.')));
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
