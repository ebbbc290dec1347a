package io.github.undercroft.front.mode;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import io.github.undercroft.PlayerView;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.Binding;
import io.github.undercroft.front.FrontVerb;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.front.Words;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.stairs.Climb;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The keys that the last lines tell: of what can be done now, what is worth a hint.
 *
 * @param refused the names of verbs that would be refused now
 */
record Footer(PlayableGame game, Keymap keymap, Set<String> refused) {

    /** In the order of the text: w/a/s/d. */
    private static final ImmutableList<Direction> STEPS =
            ImmutableList.of(Direction.NORTH, Direction.WEST, Direction.SOUTH, Direction.EAST);

    List<String> hints(Optional<Entity> hero, PlayerView view, Optional<TurnView> turn) {
        Words words = game.words();
        List<String> hints = new ArrayList<>();
        turn.ifPresent(now -> hints.addAll(new BlowHints(game, keymap, now).all()));
        boolean isNearFoe = turn.filter(now -> Help.isNearFoe(now, words)).isPresent();
        for (FrontVerb verb : List.of(FrontVerb.EXPLORE, FrontVerb.TRAVEL, FrontVerb.LOOK, FrontVerb.INVENTORY)) {
            boolean isHeld = isNearFoe && (verb == FrontVerb.EXPLORE || verb == FrontVerb.TRAVEL);
            if (verb.isOf(hero) && !isHeld && !refused.contains(verb.verbName())) {
                hints.add(Help.first(keymap, verb.verbName(), verb.verbName(), words));
            }
        }
        if (game.verbs().contains(Verbs.PICK_UP)
                && !refused.contains(Verbs.PICK_UP.name())
                && turn.filter(Help::standsOnAThing).isPresent()) {
            hints.add(hint(Verbs.PICK_UP, "", words));
        }
        Optional<Stairs> stairs = hero.flatMap(Entity::position)
                .map(view.board()::terrainAt)
                .filter(Stairs.class::isInstance)
                .map(Stairs.class::cast);
        String glyph =
                stairs.map(each -> each.way() == Stairs.Way.UP ? "<" : ">").orElse("");
        List<Verb> now = game.verbs().stream()
                .filter(verb -> !refused.contains(verb.name()) && Help.isOfUse(verb, hero, stairs, view))
                .toList();
        now.stream().filter(Footer::isUrgent).forEach(verb -> hints.add(hint(verb, glyph, words)));
        hints.add(Help.keys(keymap, words));
        hints.add(Help.quit(keymap, words));
        if (hero.isPresent()) {
            hints.add(words.say("{0}: step", steps(words)));
        }
        now.stream()
                .filter(verb -> !isUrgent(verb) && !Help.UNTOLD.contains(verb.name()))
                .forEach(verb -> hints.add(hint(verb, glyph, words)));
        hints.add(Help.first(keymap, FrontVerb.MESSAGES.verbName(), FrontVerb.MESSAGES.verbName(), words));
        return hints.stream().filter(hint -> !hint.isEmpty()).collect(ImmutableList.toImmutableList());
    }

    private String steps(Words words) {
        return words.say(
                "arrows or {0}",
                STEPS.stream()
                        .map(way -> keymap.keysOf(Binding.of(Binding.STEP, way)))
                        .flatMap(keys -> keys.stream().limit(2).skip(keys.size() > 1 ? 1 : 0))
                        .map(words::key)
                        .collect(Collectors.joining()));
    }

    private String hint(Verb verb, String glyph, Words words) {
        return Help.first(keymap, verb.name(), Help.EXPLAINED.getOrDefault(verb.name(), verb.name()), glyph, words);
    }

    /** Whether a verb that is of use now is told before all that is always of use. */
    private static boolean isUrgent(Verb verb) {
        return verb.equals(Verbs.GROW)
                || verb.equals(Verbs.EQUIP)
                || verb.equals(Verbs.RECOVER)
                || verb.equals(Verbs.THROW)
                || (verb.form() instanceof Verb.Plain plain
                        && (plain.action() instanceof TakeStairs || plain.action() instanceof Climb));
    }
}
