package io.github.undercroft.front.seat;

import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.game.Rules;
import io.github.undercroft.save.RecordingFormat;

/** What games on boards of one size share. */
record Table(PlayableGame game, BoardSize size, Rules rules, Words words) {

    static Table of(PlayableGame game, BoardSize size) {
        return new Table(game, size, game.rules(size, Seat.PERSON), game.words());
    }

    RecordingFormat recording(long seed) {
        return GameRecordings.format(game, size, Seat.PERSON, seed);
    }
}
