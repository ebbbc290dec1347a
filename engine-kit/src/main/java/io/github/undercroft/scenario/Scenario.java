package io.github.undercroft.scenario;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Action;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Refusal;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A small game drawn as a map, to try rules with. Plays the hero's turns on demand, and all others in between.
 *
 * <pre>{@code
 * Scenario scenario = Scenario.of("#####",
 *                                 "#@+.#",
 *                                 "#####");
 * scenario.play(new Move(Direction.EAST), new Move(Direction.EAST));
 * scenario.expectMap("#####",
 *                    "#.@.#",
 *                    "#####");
 * }</pre>
 *
 * <p>The hero is the entity at {@code @}. Comparisons throw an {@link AssertionError} that shows both sides. The seed
 * is always 1: equal scenarios play equally.
 */
public final class Scenario {

    private static final int HERO = '@';
    private static final int MAX_STEPS = 10_000;
    private static final long SEED = 1;
    private static final Legend STANDARD = Legend.standard()
            .with(HERO, Blueprint.player("you").with(Health.of(10)).with(LinearWeapon.ofDamage(3)))
            .with('g', Blueprint.of("goblin").with(Health.of(4)).with(new Bystander()));

    private final Game game;
    private final Legend legend;
    private final ImmutableMap<Integer, Entity> firsts;
    private List<GameEvent> events = new ArrayList<>();
    private Optional<Refusal> refusal = Optional.empty();

    private Scenario(Game game, Legend legend, TextGrid map) {
        this.game = game;
        this.legend = legend;
        this.firsts = firsts(game, map);
    }

    /**
     * A game on that map, by {@link #legend()}.
     *
     * @throws IllegalArgumentException if rows differ in length or a glyph is unknown; the message says where
     */
    public static Scenario of(String... rows) {
        return of(STANDARD, rows);
    }

    /** A game on that map, with your own legend; start from {@link #legend()}. */
    public static Scenario of(Legend legend, String... rows) {
        return of(legend, rules -> rules, rows);
    }

    /**
     * A game on that map, with rules that are changed before the game starts: turn order, steps, end conditions,
     * values.
     */
    public static Scenario of(Legend legend, UnaryOperator<Rules.Builder> change, String... rows) {
        TextGrid map = TextGrid.ofRows(rows);
        LevelText part = LevelText.of(map, legend);
        // not as fixed content: a scene may show stairs to levels that only the whole game has
        Rules.Builder rules = Rules.named("scenario").level("map", random -> part.content(random));
        return new Scenario(Game.start(change.apply(rules).build(), SEED), legend, map);
    }

    /** A game that is there already, drawn by that legend. */
    public static Scenario of(Game game, Legend legend) {
        TextGrid map = TextGrid.parse(LevelText.draw(game.view().board(), legend));
        return new Scenario(game, legend, map);
    }

    /**
     * The usual meanings of glyphs.
     *
     * @return {@link Legend#standard()}, {@code @} the hero (10 hit points, strikes the next cell for 3), {@code g} a
     *     goblin (4 hit points, rests each turn)
     */
    public static Legend legend() {
        return STANDARD;
    }

    private static ImmutableMap<Integer, Entity> firsts(Game game, TextGrid map) {
        Map<Integer, Entity> firsts = new LinkedHashMap<>();
        for (int y = 0; y < map.height(); y++) {
            for (int x = 0; x < map.width(); x++) {
                Point at = new Point(x, y);
                List<Entity> there = game.view().board().entitiesAt(at);
                if (!there.isEmpty()) {
                    firsts.putIfAbsent(map.glyphAt(at), there.get(0));
                }
            }
        }
        return ImmutableMap.copyOf(firsts);
    }

    /** @return the game itself, to do with it what this class does not */
    public Game game() {
        return game;
    }

    /** @return the hero, dead or alive */
    public Entity hero() {
        return entity(HERO);
    }

    /** @return the id of the first entity of that glyph, in reading order of the map at the start */
    public EntityId id(int glyph) {
        return entity(glyph).id();
    }

    /** @return the first entity of that glyph, in reading order of the map at the start; dead or alive */
    public Entity entity(int glyph) {
        Entity entity = firsts.get(glyph);
        if (entity == null) {
            StringBuilder known = new StringBuilder();
            firsts.keySet().forEach(known::appendCodePoint);
            throw new IllegalArgumentException("There was no entity of the glyph '"
                    + String.valueOf(Character.toChars(glyph)) + "' on the map; there were " + known);
        }
        return entity;
    }

    /**
     * Plays one turn of the hero, after the turns of all actors that come before.
     *
     * @return the result of the action itself, before its alternates were tried or its price was paid; a veto of an
     *     effect is a failure. {@link #events()} has the events of the hero's own step
     * @throws GameCodeException if the game's own code throws; the next call works
     * @throws IllegalStateException if the hero can't be waited for: it is dead, the game is over, somebody else is
     */
    public ActionResult perform(Action action) {
        advance();
        Optional<ActionResult> said = rehearse(action);
        begin();
        boolean done = step(action);
        ActionResult result = said.orElse(ActionResult.succeeded());
        return done || result instanceof ActionResult.Alternate
                ? result
                : refusal.map(ActionResult::failed).orElse(result);
    }

    /**
     * Plays these turns of the hero, and lets all others act in between and until the hero is waited for again.
     * {@link #events()} has all their events.
     *
     * @throws GameCodeException if the game's own code throws
     * @throws IllegalStateException if the hero can't be waited for when one of the actions is due
     */
    public Scenario play(Action... actions) {
        begin();
        for (Action action : actions) {
            advance();
            step(action);
        }
        letOthersAct();
        return this;
    }

    private void begin() {
        events = new ArrayList<>();
        refusal = Optional.empty();
    }

    /** Tries the action in a fork, to get its result. */
    private Optional<ActionResult> rehearse(Action action) {
        Game rehearsal = game.fork();
        Recorder recorder = new Recorder(action);
        rehearsal.submit(hero().id(), recorder);
        try {
            rehearsal.step();
        } catch (GameCodeException thrown) {
            return recorder.said(); // the game itself will throw it too, naming the action
        }
        return recorder.said();
    }

    /** Plays the hero's step; false if the hero is asked again. */
    private boolean step(Action action) {
        game.submit(hero().id(), action);
        Step step = game.step();
        take(step);
        refusal = step instanceof Step.Acted acted ? acted.why() : ((Step.Awaiting) step).refused();
        return step instanceof Step.Acted;
    }

    private void take(Step step) {
        if (step instanceof Step.Acted acted) {
            events.addAll(acted.events());
        }
    }

    private void advance() {
        Step last = letOthersAct();
        if (!(last instanceof Step.Awaiting)) {
            throw new IllegalStateException("The hero can't act any more: it is "
                    + (hero().isAlive() ? "alive" : "dead") + ", and the last step was " + last);
        }
    }

    /** Lets others act until the game waits for the hero, or never can; returns the last step. */
    private Step letOthersAct() {
        for (int i = 0; i < MAX_STEPS; i++) {
            Step step = game.step();
            take(step);
            if (step instanceof Step.Awaiting awaiting && !awaiting.actor().equals(hero().id())) {
                throw new IllegalStateException(
                        awaiting.actor() + " is waited for, not the hero; submit its action to the game yourself");
            }
            if (!(step instanceof Step.Acted) || !hero().isAlive()) {
                return step;
            }
        }
        throw new IllegalStateException("The hero is not waited for after " + MAX_STEPS
                + " steps; give @ the brain new Player(), or step the game yourself");
    }

    /** @return what happened in the last call of {@link #perform} or {@link #play}, in order */
    public List<GameEvent> events() {
        return ImmutableList.copyOf(events);
    }

    /** @return why the hero's last action was refused, or became a rest */
    public Optional<Refusal> refusal() {
        return refusal;
    }

    /** @return the level as it is, rows joined by line feeds; {@code ?} where the legend has no glyph */
    public String map() {
        return LevelText.draw(game.view().board(), legend);
    }

    /** Compares {@link #map()}. */
    public Scenario expectMap(String... rows) {
        List<String> expected = ImmutableList.copyOf(rows);
        List<String> found = Splitter.on('\n').splitToList(map());
        if (!expected.equals(found)) {
            throw new AssertionError(Difference.sideBySide("The maps", expected, found));
        }
        return this;
    }

    /** Compares {@link #events()}: exactly these, in this order. */
    public Scenario expectEvents(GameEvent... expected) {
        List<GameEvent> all = ImmutableList.copyOf(expected);
        if (!all.equals(events)) {
            throw new AssertionError(Difference.lineByLine("The events", lines(all), lines(events)));
        }
        return this;
    }

    /** @return the first of {@link #events()} of that class; without one the comparison fails */
    public <T extends GameEvent> T expectEventOf(Class<T> type) {
        return events.stream()
                .filter(type::isInstance)
                .map(type::cast)
                .findFirst()
                .orElseThrow(() -> new AssertionError("Expected an event " + type.getSimpleName() + "; found\n  "
                        + String.join("\n  ", lines(events))));
    }

    /** Compares {@link #refusal()}. */
    public Scenario expectRefusal(Refusal expected) {
        if (!refusal.equals(Optional.of(expected))) {
            throw new AssertionError("Expected the refusal " + expected + "; found "
                    + refusal.map(Object::toString).orElse("none"));
        }
        return this;
    }

    private static List<String> lines(List<GameEvent> all) {
        return all.stream().map(Object::toString).collect(ImmutableList.toImmutableList());
    }
}
