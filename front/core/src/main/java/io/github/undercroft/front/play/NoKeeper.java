package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.game.Game;
import io.github.undercroft.save.BugReport;
import io.github.undercroft.save.RecordingSink;
import io.github.undercroft.value.StateNode;
import java.util.List;
import java.util.Optional;

/** Keeps nothing. */
class NoKeeper implements Keeper {

    @Override
    public Found find() {
        return new Found.Nothing();
    }

    @Override
    public void save(Game game, StateNode extra) {}

    @Override
    public void delete() {}

    @Override
    public String writeMorgue(String text) {
        return "";
    }

    @Override
    public void rewriteMorgue(String place, String text) {}

    @Override
    public List<String> scores() {
        return ImmutableList.of();
    }

    @Override
    public void writeScores(List<String> lines) {}

    @Override
    public Optional<byte[]> legacy(long seed) {
        return Optional.empty();
    }

    @Override
    public void writeLegacy(byte[] left) {}

    @Override
    public RecordingSink record(byte[] first) {
        return RecordingSink.NONE;
    }

    @Override
    public Optional<byte[]> recorded() {
        return Optional.empty();
    }

    @Override
    public String keepRecording() {
        return "";
    }

    @Override
    public String keepOldRecording() {
        return "";
    }

    @Override
    public String keepReport(BugReport report) {
        return "";
    }

    @Override
    public String shortened(String place) {
        return place;
    }

    @Override
    public Optional<String> begin(PlayableGame played, long seed, BoardSize size) {
        return played.beginCommand(seed, size);
    }

    @Override
    public void close() {}
}
