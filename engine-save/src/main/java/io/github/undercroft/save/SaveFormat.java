package io.github.undercroft.save;

import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.save.SaveException.Reason;
import io.github.undercroft.value.StateNode;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * Makes bytes of a game and a game of bytes, for games by the same rules. Immutable, for any number of games and threads. A
 * save holds the whole state, the names and versions of the game and the engine, and no time: equal games have equal bytes.
 *
 * <pre>{@code
 * SaveFormat format = SaveFormat.of(rules);
 * byte[] bytes = format.write(game);
 * Game same = format.read(bytes);
 * }</pre>
 */
public final class SaveFormat {

    /** The release of the engine that these saves name. */
    static final String ENGINE_VERSION = "0.1.0-SNAPSHOT";

    /** Beside the parts of the state, none of which has this name. */
    private static final String EXTRA = "extra";
    /** More bytes than header and checksum have. */
    private static final long FRAME = 1 << 16;

    private final Rules rules;
    private final SaveLimits limits;
    private final Migrations ofEngine;
    private final Migrations ofGame;

    private SaveFormat(Rules rules, SaveLimits limits, Migrations ofEngine, Migrations ofGame) {
        this.rules = rules;
        this.limits = limits;
        this.ofEngine = ofEngine;
        this.ofGame = ofGame;
    }

    /** The format of saves by those rules, within the usual limits. Their version is that of the rules. */
    public static SaveFormat of(Rules rules) {
        return new SaveFormat(rules, SaveLimits.USUAL, Migrations.ENGINE, Migrations.ofGame(rules.version()));
    }

    /** The same format within other limits. */
    public SaveFormat within(SaveLimits others) {
        return new SaveFormat(rules, Objects.requireNonNull(others, "limits"), ofEngine, ofGame);
    }

    /**
     * The same format, which also reads saves of that version of the game: the migration makes of such a state one of the next
     * version. Saves that are several versions old go through several migrations. {@link StateNode.Fields#each} changes all
     * values of one type.
     *
     * @throws IllegalArgumentException if the version is not below that of the rules, or has a migration already
     */
    public SaveFormat migrating(int fromVersion, UnaryOperator<StateNode.Fields> migration) {
        return new SaveFormat(rules, limits, ofEngine, ofGame.with(fromVersion, migration));
    }

    /** The same format, which reads states of the engine by those migrations. */
    SaveFormat reading(Migrations others) {
        return new SaveFormat(rules, limits, others, ofGame);
    }

    /**
     * The save of a game. Changes nothing in it.
     *
     * @throws SaveException {@link Reason#TOO_LARGE} if it is larger than the limits
     * @throws IllegalArgumentException if a value's class is not registered; the message names it
     */
    public byte[] write(Game game) {
        return write(game, new StateNode.Absent());
    }

    /**
     * The save of a game with something of the program's own beside it that is no part of the game's state, such as the last
     * messages. Changes nothing in either.
     *
     * @param extra any tree; {@link StateNode.Absent} for none
     * @throws SaveException {@link Reason#TOO_LARGE} if both together are larger than the limits
     * @throws IllegalArgumentException if a value's class is not registered; the message names it
     */
    public byte[] write(Game game, StateNode extra) {
        Objects.requireNonNull(extra, "extra");
        Header header = new Header(
                rules.name(), rules.version(), ENGINE_VERSION, rules.registry().fingerprint());
        StateNode.Fields state = game.state();
        RememberedCells.check(state, limits);
        StateNode.Fields all = extra instanceof StateNode.Absent ? state : state.with(EXTRA, extra);
        return SaveFile.bytes(header, TreeCodec.encode(all, limits));
    }

    /**
     * The game of a save, which goes on as the game would have gone on that was saved.
     *
     * @throws SaveException if it can't be read, for whatever reason; a damaged one is never a wrong game
     */
    public Game read(byte[] bytes) {
        return load(bytes).game();
    }

    /**
     * The game of a save, and what the program saved beside it. Migrations get the game's state only.
     *
     * @throws SaveException if it can't be read, for whatever reason; a damaged one is never a wrong game
     */
    public Loaded load(byte[] bytes) {
        SaveFile file = SaveFile.read(Objects.requireNonNull(bytes, "bytes"));
        checkGame(file.header);
        StateNode tree = TreeCodec.decode(file.tree(limits), limits);
        if (!(tree instanceof StateNode.Fields state)) {
            throw ByteSource.damaged("it holds no game");
        }
        StateNode extra = Optional.ofNullable(state.fields().get(EXTRA)).orElseGet(StateNode.Absent::new);
        StateNode.Fields engine = ofEngine.apply(state.without(EXTRA), engineVersion(state));
        StateNode.Fields present = ofGame.apply(engine, file.header.gameVersion());
        checkTypes(present);
        RememberedCells.check(present, limits);
        try {
            return new Loaded(Game.resume(rules, present), extra, Optional.empty());
        } catch (IllegalArgumentException | GameCodeException broken) {
            throw new SaveException(
                    Reason.DAMAGED, "This save holds no game that could be: " + broken.getMessage(), broken);
        }
    }

    /**
     * What a save says of itself.
     *
     * @throws SaveException if it is damaged or has another format
     */
    public static Header header(byte[] bytes) {
        return SaveFile.read(Objects.requireNonNull(bytes, "bytes")).header;
    }

    /** The maximum length of a file with a save: what can't be compressed becomes a little longer. */
    int maxFileBytes() {
        return maxFileBytes(limits);
    }

    static int maxFileBytes(SaveLimits limits) {
        return (int) Math.min(Integer.MAX_VALUE, FRAME + limits.maxBytes() + limits.maxBytes() / 1000L);
    }

    private void checkGame(Header header) {
        if (!header.game().equals(rules.name())) {
            throw new SaveException(
                    Reason.OTHER_GAME,
                    "This is a save of the game \"" + header.game() + "\", not of \"" + rules.name() + "\".");
        }
        ofGame.check(header.gameVersion());
    }

    private long engineVersion(StateNode.Fields state) {
        if (state.fields().get(ofEngine.field()) instanceof StateNode.Whole version) {
            return version.number();
        }
        throw ByteSource.damaged("it does not say of which version its state is");
    }

    private void checkTypes(StateNode.Fields state) {
        TreeSet<String> unknown = new TreeSet<>(TreeTypes.of(state));
        unknown.removeIf(name -> rules.registry().typeNamed(name).isPresent());
        if (!unknown.isEmpty()) {
            throw new SaveException(
                    Reason.UNKNOWN_TYPE,
                    "This save holds values that the game does not know: " + String.join(", ", unknown)
                            + ". A type that was renamed is annotated with @SavedAs(formerly = \"" + unknown.first()
                            + "\").");
        }
    }

    /**
     * What a save says of itself, without its game.
     *
     * @param game the name of the game's rules
     * @param gameVersion the version of these rules
     * @param engineVersion the release of the engine that wrote it
     * @param fingerprint of the registry of value types with which it was written
     */
    public record Header(String game, int gameVersion, String engineVersion, long fingerprint) {

        public Header {
            Objects.requireNonNull(game, "game");
            Objects.requireNonNull(engineVersion, "engineVersion");
        }
    }
}
