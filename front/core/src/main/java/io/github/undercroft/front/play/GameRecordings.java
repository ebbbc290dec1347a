package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Rules;
import io.github.undercroft.save.Recording;
import io.github.undercroft.save.RecordingFormat;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.value.StateNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Recordings of games that a front end plays. Board and seat are written beside the game, since its rules are made for them, and the
 * seed, which a recording that begins at a save does not have.
 */
public final class GameRecordings {

    /** Beside a game that was played on after it was lost. */
    private static final String PLAYED_ON = "played on from turn";

    private GameRecordings() {}

    /** @return the format of recordings of a game; those of older versions are played up to the first difference */
    public static RecordingFormat format(PlayableGame game, BoardSize size, Seat seat, long seed) {
        return format(game, size, seat, beside(size, seat, seed).buildOrThrow());
    }

    /** The same of a game that was lost, and is played on from a turn. */
    static RecordingFormat playedOn(PlayableGame game, BoardSize size, long seed, long turn) {
        return format(
                game,
                size,
                Seat.PERSON,
                beside(size, Seat.PERSON, seed)
                        .put(PLAYED_ON, new StateNode.Whole(turn))
                        .buildOrThrow());
    }

    private static RecordingFormat format(
            PlayableGame game, BoardSize size, Seat seat, ImmutableMap<String, StateNode> beside) {
        Rules rules = game.rules(size, seat);
        return RecordingFormat.of(rules)
                .playingOlder(game.saveFormat(rules))
                .withExtra(new StateNode.Fields("", beside));
    }

    private static ImmutableMap.Builder<String, StateNode> beside(BoardSize size, Seat seat, long seed) {
        return ImmutableMap.<String, StateNode>builder()
                .put("width", new StateNode.Whole(size.width()))
                .put("height", new StateNode.Whole(size.height()))
                .put("seat", new StateNode.Text(seat.name()))
                .put("seed", new StateNode.Whole(seed));
    }

    /** The turn from which the game of a recording that can be read was played on after it was lost; 0 if it was not. */
    static long playedOn(byte[] bytes) {
        return Recording.read(bytes).extra() instanceof StateNode.Fields beside
                        && beside.fields().get(PLAYED_ON) instanceof StateNode.Whole turn
                ? turn.number()
                : 0;
    }

    /**
     * What a recording is of.
     *
     * @param bytes of a recording of one of those games
     * @throws SaveException if they can't be read, or are of no such game
     */
    public static RecordedGame read(byte[] bytes, List<? extends PlayableGame> games) {
        Recording recording = Recording.read(bytes);
        String name = recording.header().game();
        PlayableGame game = games.stream()
                .filter(each -> each.about().name().equals(name))
                .findFirst()
                .orElseThrow(() -> new SaveException(
                        SaveException.Reason.OTHER_GAME,
                        "This is a recording of the game \"" + name + "\", which can't be played here."));
        try {
            Map<String, StateNode> beside = ((StateNode.Fields) recording.extra()).fields();
            BoardSize size = new BoardSize(count(beside, "width"), count(beside, "height"));
            if (!size.holds(game.about().minSize())) {
                throw new IllegalArgumentException("a board of " + size + " is too small");
            }
            Seat seat = Seat.valueOf(((StateNode.Text) part(beside, "seat")).text());
            long seed = number(beside, "seed");
            return new RecordedGame(
                    game, size, seat, seed, format(game, size, seat, seed).replay(bytes));
        } catch (ClassCastException | IllegalArgumentException | ArithmeticException otherForm) {
            throw new SaveException(
                    SaveException.Reason.DAMAGED,
                    "This recording lacks what the front end writes beside the game.",
                    otherForm);
        }
    }

    private static int count(Map<String, StateNode> beside, String name) {
        return Math.toIntExact(number(beside, name));
    }

    private static long number(Map<String, StateNode> beside, String name) {
        return ((StateNode.Whole) part(beside, name)).number();
    }

    private static StateNode part(Map<String, StateNode> beside, String name) {
        return Optional.ofNullable(beside.get(name))
                .orElseThrow(() -> new IllegalArgumentException("there is no \"" + name + "\""));
    }
}
