package io.github.undercroft.study;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.random.Seeds;
import io.github.undercroft.wording.English;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongFunction;

/**
 * What is to be found out about a game by playing many: its rules with a bot in the player's seat, and what is measured. Immutable, for any
 * number of threads.
 *
 * <pre>{@code
 * Study study = Study.of("cellar", seed -> rules)
 *         .with(Measure.number("level", view -> view.levels().size()))
 *         .with(Measure.count("kills", event -> event instanceof Died))
 *         .withCommand("./play cellar --bot --seed {seed}");
 * StudyRun run = StudyRun.of(study, SeedRange.of("1..10000")).withThreads(4); // run.to(file) plays them
 * }</pre>
 *
 * <p>Each game is one row of a file, see {@link StudyTable} and {@link StudyHeader#FIXED}. Its result is one of
 *
 * <ul>
 *   <li>{@code won}, {@code lost}, {@code drawn}: how the rules ended it,
 *   <li>{@code stalled}: it did not end within the {@linkplain #withLimit limit} of steps, a {@linkplain #withWatch watch} gave it up, there was no
 *       actor left, or it awaited input, as a player without a bot does; the cause says which,
 *   <li>{@code broken}: the game's own code threw, or that of a measure; the cause is the exception. Other games go on.
 * </ul>
 *
 * <p>Turns are those of the player: of the first entity, by id, of the faction of players. A row is the same on every machine, at every time and
 * beside any other games, as long as the game's code is the same and keeps no state outside the game.
 */
public final class Study {

    /** The steps after which a game counts as stalled, unless a study says otherwise. */
    public static final long USUAL_LIMIT = 1_000_000;

    /** How many seeds are tried to find rules to tell the fingerprint of. */
    private static final int TRIES = 100;

    /** Gives up a game that goes round in circles. */
    @FunctionalInterface
    public interface Watch {

        /** @return why the game is given up after this turn; empty to go on */
        Optional<String> whyStalled(Step.Acted turn);
    }

    private final String name;
    private final LongFunction<Rules> rules;
    private final ImmutableList<Measure> measures;
    private final Options options;

    /** What has a usual value. */
    private record Options(
            long limit, Function<Game, Watch> watch, Measure cause, Optional<String> command, Optional<String> depth) {}

    private Study(String name, LongFunction<Rules> rules, ImmutableList<Measure> measures, Options options) {
        this.name = new Column(name, Column.Kind.WORD).name();
        this.rules = Objects.requireNonNull(rules, "rules");
        this.measures = measures;
        this.options = options;
    }

    /**
     * A study that measures only what every study does.
     *
     * @param name letters, digits, {@code _}, {@code -} and blanks
     * @param rules the rules of the game of a seed, with a bot in the player's seat; called on several threads at once
     */
    public static Study of(String name, LongFunction<Rules> rules) {
        return new Study(
                name,
                rules,
                ImmutableList.of(),
                new Options(
                        USUAL_LIMIT,
                        game -> turn -> Optional.empty(),
                        Measure.killer("cause", English.standard()),
                        Optional.empty(),
                        Optional.empty()));
    }

    /**
     * The same study, which measures more.
     *
     * @throws IllegalArgumentException if two columns have the same name
     */
    public Study with(Measure... more) {
        Study study = new Study(
                name,
                rules,
                ImmutableList.<Measure>builder().addAll(measures).add(more).build(),
                options);
        List<String> names = study.columns().stream().map(Column::name).toList();
        names.stream()
                .filter(each -> names.indexOf(each) != names.lastIndexOf(each))
                .findFirst()
                .ifPresent(twice -> {
                    throw new IllegalArgumentException("The study \"" + name + "\" has two columns \"" + twice + "\"");
                });
        return study;
    }

    /**
     * The same study with another limit.
     *
     * @param steps 1 or more; the turns of all actors count
     */
    public Study withLimit(long steps) {
        if (steps < 1) {
            throw new IllegalArgumentException("A game needs a step at least; the limit is " + steps);
        }
        return with(new Options(steps, options.watch, options.cause, options.command, options.depth));
    }

    /** The same study, in which a watch of its own looks at each game. */
    public Study withWatch(Function<Game, Watch> watches) {
        return with(new Options(options.limit, watches, options.cause, options.command, options.depth));
    }

    /** The same study, in which the cause of a game that ended is told by that measure; its column's name does not count. */
    public Study withCause(Measure cause) {
        return with(new Options(options.limit, options.watch, cause, options.command, options.depth));
    }

    /** The same study, which knows the command that shows a game; in it {@code {seed}} stands for the seed. */
    public Study withCommand(String command) {
        return with(new Options(options.limit, options.watch, options.cause, Optional.of(command), options.depth));
    }

    /** The same study, whose summary tells killers by this column of numbers; without it by {@code floor} or {@code level}. */
    public Study withDepth(String column) {
        return with(new Options(options.limit, options.watch, options.cause, options.command, Optional.of(column)));
    }

    private Study with(Options others) {
        return new Study(name, rules, measures, others);
    }

    /** @return its name */
    public String name() {
        return name;
    }

    /** @return the command that shows the game of a seed, if the study knows it */
    public Optional<String> command(long seed) {
        return options.command.map(command -> command.replace("{seed}", Long.toString(seed)));
    }

    /** The commands that show the games of a file; there are none for a file of other rules, whose games are others. */
    LongFunction<Optional<String>> commands(StudyHeader file) {
        boolean isSame = isOfSameRules(file);
        return seed -> isSame ? command(seed) : Optional.empty();
    }

    /** Whether a file is of the present rules, as far as version and fingerprint tell. */
    boolean isOfSameRules(StudyHeader file) {
        StudyHeader now = header(file.seeds(), file.shard());
        return now.version() == file.version() && now.fingerprint() == file.fingerprint();
    }

    /** The name of the column by which killers are told apart, if it has one. */
    Optional<String> depth() {
        List<String> numbers = columns().stream()
                .filter(column -> column.kind() == Column.Kind.NUMBER)
                .map(Column::name)
                .toList();
        options.depth.filter(wanted -> !numbers.contains(wanted)).ifPresent(none -> {
            throw new StudyException(
                    "The study \"" + name + "\" has no column of numbers \"" + none + "\" for the depth");
        });
        return options.depth.or(() -> numbers.stream()
                .filter(each -> each.equals("floor") || each.equals("level"))
                .findFirst());
    }

    private List<Column> columns() {
        return ImmutableList.<Column>builder()
                .addAll(StudyHeader.FIXED)
                .addAll(measures.stream().map(Measure::column).iterator())
                .build();
    }

    /**
     * What the file of a run begins with. The fingerprint is that of the rules of the first seed for which there are any.
     *
     * @throws StudyException if there are none for any of the first seeds, with what was thrown as its cause; or if the column of the depth is none of numbers
     */
    public StudyHeader header(SeedRange seeds, Shard shard) {
        depth();
        Rules first = firstRules(seeds);
        return new StudyHeader(
                name,
                first.version(),
                Seeds.derive(first.fingerprint(), first.registry().fingerprint()),
                seeds,
                shard,
                options.limit,
                columns());
    }

    private Rules firstRules(SeedRange seeds) {
        RuntimeException why = new IllegalStateException("no seeds");
        for (int i = 0; i < Math.min(TRIES, seeds.size()); i++) {
            try {
                return rules.apply(seeds.first() + i);
            } catch (RuntimeException thrown) {
                why = thrown;
            }
        }
        throw new StudyException(
                "The study \"" + name + "\" has no rules for its first seeds: " + StudyGame.words(why), why);
    }

    /** Plays the game of a seed to its end. @return its row, as a file holds it, without the end of the line */
    public String row(long seed) {
        return play(seed).row();
    }

    /** Plays the game of a seed to its end. Whatever the game's code throws is a result, too. */
    public PlayedGame play(long seed) {
        return new StudyGame(this, seed).play(each -> Game.start(rules.apply(each), each));
    }

    /** The same with a game of these rules that was started by another, as by a recorder. */
    public PlayedGame play(long seed, Game started) {
        return new StudyGame(this, seed).play(each -> started);
    }

    long limit() {
        return options.limit;
    }

    ImmutableList<Measure> measures() {
        return measures;
    }

    Measure cause() {
        return options.cause;
    }

    Watch watch(Game game) {
        return options.watch.apply(game);
    }
}
