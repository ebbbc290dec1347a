package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.OptionalInt;

/**
 * What a player is told about a lost game.
 *
 * @param sentences one to five
 * @param turn the player's turn before which it was not lost yet, as {@code Play.replay} counts; empty if none is told
 */
public record ToldVerdict(List<String> sentences, OptionalInt turn) {

    /** Copies the list. */
    public ToldVerdict {
        sentences = ImmutableList.copyOf(sentences);
    }
}
