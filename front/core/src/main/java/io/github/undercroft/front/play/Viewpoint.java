package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.PlayerView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.Hero;
import io.github.undercroft.front.Looks;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.log.ThingLetters;
import io.github.undercroft.front.map.Animation;
import io.github.undercroft.front.map.Frame;
import io.github.undercroft.front.map.Scene;
import io.github.undercroft.front.map.Spectator;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Stacks;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The player for whom a game is shown: the one whose turn it is, or was last. What it knows, and how the board looks to it. */
final class Viewpoint {

    private final GameView truth;
    private final Words words;
    private final Looks looks;
    private final Set<EntityId> players;
    private final ThingLetters letters = new ThingLetters();
    private EntityId player;
    private PlayerView view;
    private Spectator spectator;
    private Scene scene;
    private Point focus;
    private int level;
    private Ending.Figure figure;
    /** The player who left the game last. */
    private Optional<Hero> gone = Optional.empty();

    Viewpoint(GameView truth, Words words, Looks looks) {
        this.truth = truth;
        this.words = words;
        this.looks = looks;
        players = truth.players().stream().map(Entity::id).collect(ImmutableSet.toImmutableSet());
        player = players.stream().findFirst().orElse(EntityId.WORLD);
        view = truth.as(player);
        spectator = Spectator.of(truth, looks, player);
        scene = spectator.scene(truth);
        focus = new Point(scene.ground().width() / 2, scene.ground().height() / 2);
        figure =
                new Ending.Figure(words.say("nobody"), ImmutableList.of(), ImmutableList.of(), Optional.empty(), scene);
        look();
    }

    /** All players that the game had when it was first shown. */
    Set<EntityId> players() {
        return players;
    }

    /** The player whose turn it is, or was last. */
    EntityId player() {
        return player;
    }

    PlayerView view() {
        return view;
    }

    Scene scene() {
        return scene;
    }

    /** Where the player is, or was last. */
    Point focus() {
        return focus;
    }

    /** The letters of the player's things in lists. */
    ThingLetters letters() {
        return letters;
    }

    /** The player; if that one is gone, the first that is left. */
    Optional<Entity> hero() {
        return view.entity(player)
                .or(() ->
                        players.stream().flatMap(id -> view.entity(id).stream()).findFirst());
    }

    /** The player as it is, or was when it left the game. */
    Hero heroOrGone() {
        return gone.filter(
                        left -> left.id().equals(player) && view.entity(player).isEmpty())
                .orElseGet(() -> Hero.of(view, player));
    }

    /** The player's figure when it was last in the game. */
    Ending.Figure figure() {
        return figure;
    }

    /** The player's health, if it is counted with a most. */
    Optional<Health> health() {
        return hero().flatMap(hero -> hero.get(Destructible.class))
                .filter(Health.class::isInstance)
                .map(Health.class::cast);
    }

    /** Whether no player is left, and there were some. */
    boolean isDeserted() {
        return !players.isEmpty()
                && players.stream().allMatch(each -> truth.entity(each).isEmpty());
    }

    /** Goes over to another player, whose turn it is. @return whether that is another one */
    boolean follow(EntityId next) {
        boolean isOther = !next.equals(player) && players.contains(next);
        if (isOther) {
            player = next;
            view = truth.as(next);
            look();
        }
        return isOther;
    }

    /** Looks at what a step has changed. @return the pictures to show before that */
    List<Frame> show(Step.Acted acted) {
        Optional<EntityId> mover = Optional.of(acted.actor()).filter(players::contains);
        boolean isElsewhere = view.board().level() != level; // a journey to another level is not animated
        List<Frame> frames = isElsewhere
                ? ImmutableList.of()
                : Animation.frames(spectator.stage(scene, truth), spectator.seen(acted, truth), mover, looks);
        acted.events().stream()
                .flatMap(event -> Hero.gone(event).stream())
                .filter(left -> players.contains(left.id()))
                .forEach(left -> gone = Optional.of(left.holding(figure.held())));
        look();
        return frames;
    }

    private void look() {
        level = view.board().level();
        spectator = Spectator.of(truth, looks, player);
        scene = spectator.scene(truth);
        if (hero().isEmpty()) {
            figure.remains().ifPresent(grave -> scene = scene.with(focus, grave));
        }
        hero().ifPresent(hero -> {
            hero.position().ifPresent(at -> focus = at);
            List<Entity> held = Stacks.together(view.things(hero.id()));
            letters.give(held, truth);
            List<String> carried = held.stream().map(words::named).toList();
            Optional<Appearance> remains = Optional.of(Ending.remains(hero, looks));
            figure = new Ending.Figure(words.wording().name(hero.name()), held, carried, remains, scene);
        });
    }
}
