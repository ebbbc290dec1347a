package io.github.undercroft.save;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.game.Game;
import io.github.undercroft.value.StateNode;
import org.junit.jupiter.api.Test;

/** Saves whose bytes are right and whose tree is not. */
class HostileTreesTest {

    private static final SaveFormat FORMAT = SaveFormat.of(Delve.rules());

    @Test
    void whateverIsWrongWithATreeIsASaveException() {
        byte[] bytes = FORMAT.write(Delve.game(3, 60), new StateNode.Text("beside"));
        SaveFile file = SaveFile.read(bytes);
        StateNode tree = TreeCodec.decode(file.tree(SaveLimits.USUAL), SaveLimits.USUAL);
        int[] tried = new int[2];

        TreeMutants.of(tree, mutant -> {
            byte[] hostile = SaveFile.bytes(file.header, TreeCodec.encode(mutant, SaveLimits.USUAL));
            tried[isAGame(hostile, mutant) ? 1 : 0]++;
        });

        assertThat(tried[0]).isGreaterThan(5000);
        assertThat(tried[1]).isBetween(1, 500);
    }

    /** Whether it can be read; then it is a game that can be written and read again. */
    private static boolean isAGame(byte[] bytes, StateNode mutant) {
        Game game;
        try {
            game = FORMAT.read(bytes);
        } catch (SaveException refused) {
            return false;
        } catch (RuntimeException | Error thrown) {
            throw new AssertionError("thrown by " + mutant, thrown);
        }
        assertThat(FORMAT.read(FORMAT.write(game)).stateHash()).isEqualTo(game.stateHash());
        return true;
    }
}
