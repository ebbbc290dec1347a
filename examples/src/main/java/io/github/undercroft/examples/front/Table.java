package io.github.undercroft.examples.front;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.GameView;
import io.github.undercroft.Outcome;
import io.github.undercroft.TurnView;
import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.Causes;
import io.github.undercroft.examples.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.wording.Wording;
import java.util.List;
import java.util.Optional;

/** One running game, with its pictures and messages for the player. */
final class Table {

    private final Game game;
    private final Narrator narrator;
    private final Causes causes;
    private final Wording wording;
    private Spectator spectator;
    private Scene scene;
    private Point focus;
    private int level;
    private Optional<EntityId> waitsFor = Optional.empty();
    private Optional<String> end = Optional.empty();
    private boolean playersTurn;
    private long turns;
    private Farewell farewell;

    /**
     * The player's figure when it was last in the game.
     *
     * @param map what it saw
     */
    record Farewell(String who, List<String> carried, Scene map) {}

    Table(BundledGame bundled, BoardSize size, Seat seat, long seed) {
        this(bundled, Game.start(bundled.rules(size, seat), seed));
    }

    /** Goes on with a game that was saved. */
    Table(BundledGame bundled, Game saved, PlayNotes notes) {
        this(bundled, saved);
        turns = notes.turns();
        narrator.restore(notes.messages());
    }

    private Table(BundledGame bundled, Game game) {
        this.game = game;
        causes = new Causes(game.view());
        wording = bundled.wording();
        narrator = new Narrator(game.view(), wording);
        spectator = Spectator.of(game.view());
        scene = spectator.scene(game.view());
        focus = new Point(scene.ground().width() / 2, scene.ground().height() / 2);
        farewell = new Farewell("nobody", ImmutableList.of(), scene);
        look();
    }

    GameView view() {
        return game.view();
    }

    /** The game, to save it. */
    Game game() {
        return game;
    }

    /** How many turns the player has had. */
    long turns() {
        return turns;
    }

    Farewell farewell() {
        return farewell;
    }

    /** What killed the player. */
    List<String> causes() {
        return causes.all();
    }

    Narrator narrator() {
        return narrator;
    }

    Scene scene() {
        return scene;
    }

    /** Where the player is, or was last. */
    Point focus() {
        return focus;
    }

    /** The actor for whose input the game waits. */
    Optional<EntityId> waitsFor() {
        return waitsFor;
    }

    /** How the game ended, if it has. */
    Optional<String> end() {
        return end;
    }

    /** Whether the last step was one of the player. */
    boolean wasPlayersTurn() {
        return playersTurn;
    }

    /** The view of the awaited actor. */
    TurnView turn() {
        return game.turn(waitsFor.orElseThrow());
    }

    void submit(Action action) {
        game.submit(waitsFor.orElseThrow(), action);
        waitsFor = Optional.empty();
    }

    /** Plays one step. */
    List<Frame> goOn() {
        Step step = game.step();
        if (step instanceof Step.Acted acted) {
            return show(acted);
        }
        if (step instanceof Step.Awaiting awaiting) {
            waitsFor = Optional.of(awaiting.actor());
            awaiting.refused().flatMap(why -> wording.tell(why, turn())).ifPresent(narrator::say);
        } else {
            String how = step instanceof Step.Over over ? told(over.outcome()) : "The game is over: no actor is left.";
            narrator.say(how);
            end = Optional.of(how);
        }
        return ImmutableList.of();
    }

    private List<Frame> show(Step.Acted acted) {
        Optional<EntityId> player = Optional.of(acted.actor())
                .filter(id -> game.view().entity(id).filter(Table::isPlayer).isPresent());
        playersTurn = player.isPresent();
        turns += playersTurn ? 1 : 0;
        causes.add(acted);
        narrator.tell(acted);
        if (game.view().board().level() != level) {
            look();
            return ImmutableList.of(); // a journey to another level is not animated
        }
        Scene stage = spectator.stage(scene, game.view());
        List<Frame> frames = Animation.frames(stage, spectator.seen(acted, game.view()), player);
        look();
        return frames;
    }

    private void look() {
        level = game.view().board().level();
        spectator = Spectator.of(game.view());
        scene = spectator.scene(game.view());
        hero().ifPresent(hero -> {
            hero.position().ifPresent(at -> focus = at);
            List<String> things =
                    game.view().things(hero.id()).stream().map(Deeds::named).toList();
            farewell = new Farewell(hero.name(), things, scene);
        });
    }

    /** The first player, if there is one left. */
    Optional<Entity> hero() {
        return game.view().entities().stream().filter(Table::isPlayer).findFirst();
    }

    private static boolean isPlayer(Entity entity) {
        return entity.get(Faction.class).equals(Optional.of(Faction.PLAYERS));
    }

    private static String told(Outcome outcome) {
        return switch (outcome.result()) {
            case WON -> "You win: " + outcome.reason() + ".";
            case LOST -> "You lose: " + outcome.reason() + ".";
            case DRAWN -> "It is over: " + outcome.reason() + ".";
        };
    }
}
