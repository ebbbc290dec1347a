package io.github.undercroft.front.mode;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.Binding;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.front.Words;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.sense.Awareness;
import java.util.List;
import java.util.Optional;

/** The keys that strike an enemy in view: those of a step, and that of an aimed attack at one whom no step strikes. */
record BlowHints(PlayableGame game, Keymap keymap, TurnView turn) {

    List<String> all() {
        ImmutableList.Builder<String> hints = ImmutableList.builder();
        step().ifPresent(hints::add);
        aimed().ifPresent(hints::add);
        return hints.build();
    }

    private Optional<String> step() {
        Words words = game.words();
        return turn.steps().movement().directions().stream()
                .filter(way -> game.step(way).strikes(turn).stream().anyMatch(this::isOfEnemy))
                .findFirst()
                .map(way -> keymap.keysOf(Binding.of(Binding.STEP, way)))
                .filter(keys -> !keys.isEmpty())
                .map(keys -> words.say(
                        "{0}: strike",
                        keys.size() == 1
                                ? words.key(keys.get(0))
                                : words.say("{0} or {1}", words.key(keys.get(0)), words.key(keys.get(1)))));
    }

    private Optional<String> aimed() {
        List<Point> far = turn.board().entities().stream()
                .filter(each -> each.cells().stream().anyMatch(this::isOfEnemy) && !isStruckByStep(each))
                .flatMap(each -> turn.nearest(each).stream())
                .toList();
        if (far.isEmpty()) {
            return Optional.empty();
        }
        // Verbs of the game's own are asked when their key is pressed: one that throws would break each screen.
        return game.verbs().stream()
                .filter(verb -> verb.form().equals(Verbs.ATTACK.form())
                        && verb.form() instanceof Verb.Aimed deed
                        && deed.template()
                                .apply(turn)
                                .map(template -> new AimPreview(template, turn, game.words()))
                                .filter(aim ->
                                        far.stream().anyMatch(at -> aim.why(at).isEmpty()))
                                .isPresent())
                .findFirst()
                .map(verb -> Help.first(keymap, verb.name(), verb.name(), game.words()));
    }

    private boolean isStruckByStep(Entity other) {
        return turn.steps().movement().directions().stream()
                .flatMap(way -> game.step(way).strikes(turn).stream())
                .anyMatch(other.cells()::contains);
    }

    private boolean isOfEnemy(Point cell) {
        return turn.board().occupantAt(cell).filter(this::isEnemyInView).isPresent();
    }

    private boolean isEnemyInView(Entity other) {
        return turn.isEnemy(other) && Awareness.of(turn).sees(other.id());
    }
}
