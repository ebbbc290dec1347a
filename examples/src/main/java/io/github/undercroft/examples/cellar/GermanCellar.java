package io.github.undercroft.examples.cellar;

import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Commands;
import io.github.undercroft.front.Looks;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.cheat.CheatLine;
import io.github.undercroft.front.cheat.Cheats;
import io.github.undercroft.game.Rules;
import io.github.undercroft.wording.Wording;
import java.util.List;
import java.util.Optional;

/** The {@link Cellar} in German: the same rules, keys and saves, other words, and cheats that are explained in them. */
public record GermanCellar(Words words) implements PlayableGame {

    /** With the words of the table beside it. */
    public GermanCellar() {
        this(Words.resource(GermanCellar.class, "words.txt", new German()));
    }

    @Override
    public About about() {
        About cellar = new Cellar().about();
        return new About(cellar.name(), "Kobolde haben deinen Keller besetzt. Erschlag sie alle.", cellar.minSize());
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        return new Cellar().rules(size, seat);
    }

    @Override
    public List<Verb> verbs() {
        return new Cellar().verbs();
    }

    @Override
    public Optional<Commands> commands() {
        return Optional.of(new CheatLine(Cheats.COMMON, words));
    }

    @Override
    public Looks looks() {
        return new Cellar().looks();
    }

    @Override
    public Wording wording() {
        return words.wording();
    }
}
