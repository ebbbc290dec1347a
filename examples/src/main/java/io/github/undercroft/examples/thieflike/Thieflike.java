package io.github.undercroft.examples.thieflike;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Defence;
import io.github.undercroft.combat.Health;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.examples.About;
import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.Seat;
import io.github.undercroft.examples.StatusLine;
import io.github.undercroft.examples.Verb;
import io.github.undercroft.examples.Verbs;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Stack;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Effects;
import io.github.undercroft.model.Faction;
import io.github.undercroft.model.GameView;
import io.github.undercroft.model.LevelSource;
import io.github.undercroft.model.Outcome;
import io.github.undercroft.model.Player;
import io.github.undercroft.model.RecordTypes;
import io.github.undercroft.model.ValueRegistry;
import io.github.undercroft.perception.Senses;
import io.github.undercroft.random.Dice;
import io.github.undercroft.rules.EndConditions;
import io.github.undercroft.terrain.BashFirst;
import io.github.undercroft.terrain.GroundRefusal;
import io.github.undercroft.terrain.Strength;
import io.github.undercroft.terrain.Work;
import io.github.undercroft.time.TurnOrders;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.Wording;
import java.lang.invoke.MethodHandles;
import java.util.Optional;

/**
 * Thieflike: a thief goes down for gold, which is the score, into a dungeon that has no end and gets worse with every
 * level. There is nothing to learn, only things to find. The game that the tutorial "Code us some roguelike in Haskell"
 * planned, and of which it published the beginning.
 */
public final class Thieflike implements BundledGame {

    static final int MOST_TURNS_OF_A_BOT = 10_000;
    /** So much harder than a villain is a thief to hit, in rags as in armour. */
    private static final int NIMBLENESS = 6;

    private static final Dice BLOWS_AGAINST_DOORS = Dice.of("1d8-2");

    private final String name;
    private final String summary;
    private final Optional<LevelGenerator> first;

    /** The game. */
    public Thieflike() {
        this("thieflike", "A thief after gold in a dungeon without end; how deep, how rich?", Optional.empty());
    }

    private Thieflike(String name, String summary, Optional<LevelGenerator> first) {
        this.name = name;
        this.summary = summary;
        this.first = first;
    }

    @Override
    public About about() {
        StatusLine.Part gold = (game, player) -> "Gold " + Purse.gold(game);
        StatusLine.Part depth = (game, player) -> "Depth " + (game.board().level() + 1);
        return new About(name, summary, new BoardSize(10, 9), new BoardSize(78, 19))
                .telling(StatusLine.HIT_POINTS, gold, depth, StatusLine.WORN);
    }

    @Override
    public ImmutableMap<String, BundledGame> variants() {
        String startsOnTheMap = "Thieflike from the tutorial's own first map on.";
        return ImmutableMap.of(
                "first-level", new Thieflike("thieflike-first-level", startsOnTheMap, Optional.of(Depths.TEST_MAP)));
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        Blueprint thief = thief().with(seat == Seat.BOT ? ThiefBot.brain() : Player.INPUT);
        Depths depths = new Depths(size);
        LevelSource entrance = first.map(map -> depths.drawn(map, thief))
                .orElseGet(() -> depths.level(0).with(thief));
        Rules.Builder rules = Colours.addTo(Rules.named(name))
                .steps(Movement.FOUR_WAY)
                .endsWhen(Thieflike::death)
                .order(TurnOrders.bySpeed(1, 1)) // a pass is a turn
                .level("entrance", entrance)
                .deeperLevels(depths::level)
                .registry(values());
        return seat == Seat.PERSON
                ? rules.build()
                : rules.endsWhen(Thieflike::endOfABot).build();
    }

    private static ValueRegistry values() {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        return ValueRegistry.builder()
                .types(RecordTypes.of(lookup, "thief", Purse.class, Wanderers.class))
                .types(RecordTypes.of(lookup, "thief", WearBetter.class, Hurl.class, Retreat.class))
                .types(RecordTypes.of(lookup, "thief", Impatient.class))
                .build();
    }

    private static Optional<Outcome> death(GameView game) {
        return EndConditions.lostWithout(Faction.PLAYERS).check(game).map(lost -> Outcome.lost(score(game)));
    }

    private static Optional<Outcome> endOfABot(GameView game) {
        return game.now() < MOST_TURNS_OF_A_BOT
                ? Optional.empty()
                : Optional.of(new Outcome(Outcome.Result.DRAWN, score(game) + ", " + MOST_TURNS_OF_A_BOT + " turns"));
    }

    private static String score(GameView game) {
        return Purse.gold(game) + " gold, depth " + game.levels().size();
    }

    /** With bare fists, in rags, with an empty purse and something to drink. */
    static Blueprint thief() {
        return Blueprint.player("thief")
                .with(Colours.THIEF)
                .with(Health.of(10))
                .with(Gear.FISTS)
                .with(new Defence(NIMBLENESS))
                .with(new Strength(Work.BASH, BLOWS_AGAINST_DOORS))
                .with(Senses.ofRadius(12))
                .with(Effects.of(Wanderers.START))
                .with(Inventory.of(26))
                .carrying(Purse.EMPTY, Gear.healing(1).with(new Stack(3)));
    }

    @Override
    public Action step(Direction way) {
        return Attack.toward(way);
    }

    @Override
    public ImmutableList<Verb> verbs() {
        return ImmutableList.<Verb>builder()
                .addAll(Verbs.WITH_THINGS)
                .add(Verb.plain("bash", new BashFirst(), "o"))
                .add(Verbs.CLIMB_UP, Verbs.CLIMB_DOWN, Verbs.RUN, Verbs.REST)
                .build();
    }

    @Override
    public Wording wording() {
        return English.standard()
                .refusing(GroundRefusal.NeedsKey.class, (why, turn) -> "It is locked. It can be bashed in.")
                .with(
                        Purse.Filled.class,
                        (found, say) -> say.subject(found.who()).verb("find").words(found.gold() + " pieces of gold"));
    }
}
