package io.github.undercroft.examples.saves;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.Seat;
import io.github.undercroft.save.Recording;
import io.github.undercroft.save.RecordingFile;
import io.github.undercroft.save.RecordingFormat;
import io.github.undercroft.save.Replayer;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.value.StateNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Recordings of the bundled games. Board and seat are written beside the game, since its rules are made for them. */
public final class GameRecordings {

    private GameRecordings() {}

    /** @return the format of recordings of a game */
    public static RecordingFormat format(BundledGame game, BoardSize size, Seat seat) {
        return RecordingFormat.of(game.rules(size, seat))
                .withExtra(new StateNode.Fields(
                        "",
                        ImmutableMap.of(
                                "width", new StateNode.Whole(size.width()),
                                "height", new StateNode.Whole(size.height()),
                                "seat", new StateNode.Text(seat.name()))));
    }

    /**
     * Reads a recording.
     *
     * @return a replay at its beginning
     * @throws SaveException if the file can't be read, or is no recording of one of these games
     */
    public static Replayer replay(Path file, List<? extends BundledGame> games) {
        byte[] bytes = RecordingFile.read(file);
        Recording recording = Recording.read(bytes);
        BundledGame game = games.stream()
                .filter(each -> each.about().name().equals(recording.header().game()))
                .findFirst()
                .orElseThrow(() -> new SaveException(
                        SaveException.Reason.OTHER_GAME, "This is a recording of a game that is not among these."));
        return format(game, recording).replay(bytes);
    }

    private static RecordingFormat format(BundledGame game, Recording recording) {
        try {
            Map<String, StateNode> beside = ((StateNode.Fields) recording.extra()).fields();
            BoardSize size = new BoardSize(number(beside, "width"), number(beside, "height"));
            if (!size.holds(game.about().minSize())) {
                throw new IllegalArgumentException("a board of " + size + " is too small");
            }
            return format(game, size, Seat.valueOf(((StateNode.Text) part(beside, "seat")).text()));
        } catch (ClassCastException | IllegalArgumentException | ArithmeticException otherForm) {
            throw new SaveException(
                    SaveException.Reason.DAMAGED,
                    "This recording lacks what ./play writes beside the game.",
                    otherForm);
        }
    }

    private static int number(Map<String, StateNode> beside, String name) {
        return Math.toIntExact(((StateNode.Whole) part(beside, name)).number());
    }

    private static StateNode part(Map<String, StateNode> beside, String name) {
        return Optional.ofNullable(beside.get(name))
                .orElseThrow(() -> new IllegalArgumentException("there is no \"" + name + "\""));
    }
}
