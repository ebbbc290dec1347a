package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Clouded;
import io.github.undercroft.Component;
import io.github.undercroft.Destructible;
import io.github.undercroft.EndCondition;
import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;
import io.github.undercroft.Weapon;
import io.github.undercroft.game.guard.EngineLog;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelSource;
import io.github.undercroft.level.Portal;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds what is wrong with levels as soon as it can be seen: what is certainly wrong is an exception, what is only likely
 * wrong a warning. Levels whose content is not fixed are only asked for their portals.
 */
final class LevelCheck {

    private final LevelTable levels;
    private final Map<Integer, LevelContent> fixed = new LinkedHashMap<>();

    private final Set<String> warnings = new LinkedHashSet<>();
    /** The pairs of levels that have been looked at. */
    private final Set<List<Integer>> joined = new LinkedHashSet<>();

    private LevelCheck(LevelTable levels) {
        this.levels = levels;
        for (int number = 0; number < levels.named().size(); number++) {
            int level = number;
            levels.fixedContent(number).ifPresent(content -> fixed.put(level, content));
        }
    }

    /**
     * Logs what is likely wrong.
     *
     * @return the same, as sentences
     * @throws IllegalArgumentException if a portal leads to a level that does not exist
     */
    static ImmutableList<String> warnings(LevelTable levels, List<EndCondition> ends) {
        LevelCheck check = new LevelCheck(levels);
        for (int number = 0; number < levels.named().size(); number++) {
            LevelSource source = levels.source(number);
            for (Portal portal : GameCode.answer("Asking a level for its portals", source, source::portals)) {
                check.require(portal, "of the level \"" + check.name(number) + "\"");
            }
        }
        check.fixed.forEach(check::lookAt);
        List<Blueprint> placed = check.fixed.values().stream()
                .flatMap(content -> content.placements().stream())
                .map(LevelContent.Placement::what)
                .toList();
        for (EndCondition end : ends) {
            check.warnings.addAll(GameCode.answer("Asking an end condition for doubts", end, () -> end.doubts(placed)));
        }
        check.warnings.forEach(warning -> EngineLog.warned(levels.game(), warning));
        return ImmutableList.copyOf(check.warnings);
    }

    private void lookAt(int number, LevelContent content) {
        for (int y = 0; y < content.ground().height(); y++) {
            for (int x = 0; x < content.ground().width(); x++) {
                Point at = new Point(x, y);
                portal(content.ground().get(at)).ifPresent(portal -> follow(portal, at, number));
            }
        }
        for (LevelContent.Placement placement : content.placements()) {
            inspect(placement, name(number));
        }
    }

    private void follow(Portal portal, Point at, int from) {
        int to = require(portal, "at " + at + " of the level \"" + name(from) + "\"");
        LevelContent there = fixed.get(to);
        if (there == null
                || to == from
                || !GameCode.answer("Asking whether a portal is two-way", portal, portal::isTwoWay)
                || !joined.add(List.of(from, to))) {
            return;
        }
        if (there.ground().values().stream().noneMatch(terrain -> leadsTo(terrain, from))) {
            warnings.add("Stairs in the level \"" + name(from) + "\" lead to the level \"" + name(to)
                    + "\", but nothing there leads back to level " + from + ", so travellers come out "
                    + arrival(there) + "; lay stairs there that lead to level " + from);
        }
    }

    /** Where travellers come out if nothing leads back. */
    private static String arrival(LevelContent there) {
        return there.ground().values().stream()
                        .anyMatch(terrain -> !GameCode.answer("Asking for its passage", terrain, terrain::passage)
                                .equals(Passage.CLOSED))
                ? "on the first free cell in reading order"
                : "nowhere: it has no open cell";
    }

    private void inspect(LevelContent.Placement placement, String level) {
        Blueprint what = placement.what();
        boolean fights = has(what, Brain.class)
                && (has(what, Weapon.class)
                        || what.belongings().stream()
                                .anyMatch(each -> each.worn().isPresent() && has(each.what(), Weapon.class)));
        if (fights && !has(what, Destructible.class)) {
            warnings.add("\"" + what.name() + "\" at " + placement.at() + " of the level \"" + level
                    + "\" has a weapon but can't be harmed; give it hit points, with(Health.of(10))");
        }
    }

    private static boolean has(Blueprint what, Class<? extends Component> type) {
        return what.components().stream().anyMatch(type::isInstance);
    }

    private static Optional<Portal> portal(Terrain terrain) {
        return Clouded.ground(terrain) instanceof Portal portal ? Optional.of(portal) : Optional.empty();
    }

    private static boolean leadsTo(Terrain terrain, int level) {
        return portal(terrain).filter(portal -> leadsTo(portal) == level).isPresent();
    }

    private static int leadsTo(Portal portal) {
        return GameCode.answer("Asking where a portal leads", portal, portal::leadsTo);
    }

    /** The level to which a portal leads, which must exist. */
    private int require(Portal portal, String where) {
        int to = leadsTo(portal);
        if (!levels.has(to)) {
            throw new IllegalArgumentException(
                    "The terrain \"" + portal.name() + "\" " + where + " leads nowhere. " + levels.lacking(to));
        }
        return to;
    }

    private String name(int number) {
        return levels.named().get(number).name();
    }
}
