package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.ActionTemplate;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Ages;
import io.github.undercroft.Aim;
import io.github.undercroft.Armour;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Bumpable;
import io.github.undercroft.Clouded;
import io.github.undercroft.Component;
import io.github.undercroft.Damage;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Enchantment;
import io.github.undercroft.EndCondition;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Gas;
import io.github.undercroft.Offer;
import io.github.undercroft.Offers;
import io.github.undercroft.Reaction;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.Weapon;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.follower.Companion;
import io.github.undercroft.follower.Follower;
import io.github.undercroft.game.LevelGames.Go;
import io.github.undercroft.game.StageValues.Acting;
import io.github.undercroft.game.StageValues.Chest;
import io.github.undercroft.game.StageValues.Loud;
import io.github.undercroft.game.StageValues.Mark;
import io.github.undercroft.game.StageValues.Plain;
import io.github.undercroft.game.StageValues.Sickness;
import io.github.undercroft.game.StageValues.Sponge;
import io.github.undercroft.game.StageValues.Template;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.game.Values.ScriptedBrain;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.Absence;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelSource;
import io.github.undercroft.level.LevelSources;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.level.Portal;
import io.github.undercroft.lore.Guises;
import io.github.undercroft.lore.Lore;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Hidden;
import io.github.undercroft.sense.Invisible;
import io.github.undercroft.sense.Perceiver;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.terrain.Ground;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** For each interface that authors implement: a game with a value of it in place, and what to do so that each method is called. */
final class AuthorStages {

    private static final EntityId HERO = new EntityId(0, 0);

    /** An operation on the game, after which the game is played until the hero is asked again. */
    interface Op {
        void play(Game game, Object value);
    }

    /** @param script what is done while the value is hostile */
    record Stage<T>(Supplier<T> good, Function<T, Game> start, List<Op> script) {}

    static final Map<Class<?>, Stage<?>> ALL = new LinkedHashMap<>();

    private AuthorStages() {}

    @SuppressWarnings("unchecked") // ALL holds under each class a stage of it
    static <T> Stage<T> cast(Stage<?> stage) {
        return (Stage<T>) stage;
    }

    private static <T> void stage(Class<T> face, T good, Function<T, Game> start, Op... script) {
        ALL.put(face, new Stage<>(() -> good, start, List.of(script)));
    }

    private static Op act(Action action) {
        return (game, value) -> submit(game, action);
    }

    private static void submit(Game game, Action action) {
        game.submit(HERO, action);
    }

    private static Op does(BiConsumer<ActionContext, Object> what) {
        return (game, value) -> submit(game, Deed.doing("does", context -> what.accept(context, value)));
    }

    private static final Op REST = act(new Rest());

    /** Over beside the start, but without an outcome, since the game has to go on. */
    private static final EndCondition ENDS_BESIDE =
            EndCondition.when(view -> view.board().occupantAt(new Point(1, 0)).isPresent(), view -> {
                throw new IllegalStateException("no outcome");
            });

    private static Blueprint hero() {
        return Blueprint.player("you").with(Health.of(10)).with(Senses.ofRadius(6));
    }

    private static Legend legend() {
        return Scenario.legend()
                .replacing('@', hero())
                .with('>', Stairs.down(1))
                .with('<', Stairs.up(0))
                .with('b', Blueprint.of("b").with(new Bystander()).with(Health.of(50)))
                .with('h', Blueprint.of("hidden").with(Health.of(50)).with(new Invisible()))
                .with('e', Blueprint.of("ears").with(new Bystander()).with(Senses.ofRadius(0)));
    }

    private static Game game(Legend legend, UnaryOperator<Rules.Builder> change, String... levels) {
        Rules.Builder rules = Rules.named("stage").registry(Values.registry());
        for (int i = 0; i < levels.length; i++) {
            rules.level("level " + i, LevelText.of(levels[i], legend));
        }
        return Game.start(change.apply(rules).build(), 7);
    }

    /** A component of the hero. */
    private static Function<Component, Game> ofHero(String... levels) {
        return value ->
                game(legend().replacing('@', hero().without(value.slot()).with(value)), rules -> rules, levels);
    }

    private static Function<Terrain, Game> asTerrain(String... levels) {
        return value -> game(legend().with('T', value), rules -> rules, levels);
    }

    private static Function<Object, Game> byRules(BiConsumer<Rules.Builder, Object> change) {
        return value -> game(
                legend(),
                rules -> {
                    change.accept(rules, value);
                    return rules;
                },
                "@.b>",
                "<..b");
    }

    static {
        ofActors();
        ofTerrain();
        ofFighters();
        ofRules();
    }

    private static void ofActors() {
        stage(
                Action.class,
                Deed.noting("good"),
                value ->
                        game(legend(), rules -> rules.offers(turn -> List.of(Offer.of(value), Offer.of(value))), "@.b"),
                (game, value) -> submit(game, (Action) value),
                (game, value) -> submit(game, Deed.of("other", context -> ActionResult.alternate((Action) value))),
                (game, value) -> submit(game, Deed.of("goes on", context -> ActionResult.continues((Action) value))),
                REST,
                does((context, value) -> context.queue(HERO, (Action) value)),
                (game, value) -> game.legalActions(HERO),
                (game, value) -> game.preview(HERO, (Action) value));
        stage(
                Hidden.class,
                new Invisible(),
                value -> game(
                        legend().replacing(
                                        'h',
                                        Blueprint.of("h").with(Health.of(9)).with(value)),
                        rules -> rules,
                        "@..h"),
                REST,
                does((context, value) -> context.set(new EntityId(0, 1), (Hidden) value)),
                REST);
        stage(
                Guises.class,
                (thing, observer, game) -> Optional.empty(),
                value -> game(legend().replacing('@', hero().with(Lore.NONE)), rules -> rules.guises(value), "@.b"),
                REST,
                (game, value) -> game.legalActions(HERO),
                does((context, value) -> context.damage(HERO, Damage.physical(1))));
        stage(
                Brain.class,
                new ScriptedBrain("good", turn -> Decision.act(new Rest())),
                value -> game(
                        legend().with('c', Blueprint.of("c").with(value))
                                .with(
                                        'd',
                                        Blueprint.of("d")
                                                .with(new ScriptedBrain("d", turn -> Decision.act(new Rest(), value)))),
                        rules -> rules,
                        "@cd"),
                REST,
                does((context, value) -> context.set(new EntityId(0, 2), (Brain) value)),
                REST);
        stage(
                Effect.class,
                new Sickness("good"),
                value -> game(
                        legend().replacing(
                                        '@',
                                        hero().with(Effects.of(value, new Sickness("first")))
                                                .carrying(
                                                        Blueprint.item("charm").with(Enchantment.whileCarried(value)))),
                        rules -> rules,
                        "@.b.h"),
                act(new Move(Direction.EAST)),
                does((context, value) -> context.damage(HERO, Damage.physical(1))),
                does((context, value) -> context.afflict(HERO, new Sickness("other"))),
                does((context, value) -> context.afflict(new EntityId(0, 1), (Effect) value)),
                does((context, value) -> {
                    context.clear(HERO, Effects.class);
                    context.afflict(HERO, (Effect) value);
                    context.afflict(HERO, new Sickness("after"));
                }),
                does((context, value) -> context.set(HERO, Effects.of(new Sickness("x"), (Effect) value))),
                does((context, value) -> {
                    context.set(HERO, Effects.of(new Sponge(), new Sickness("y")));
                    context.afflict(HERO, (Effect) value);
                }),
                REST,
                does((context, value) -> context.cure(HERO, effect -> true)));
        stage(Reaction.class, (context, self, event) -> {}, ofHero("@.b")::apply, act(new Move(Direction.EAST)));
        stage(
                Perceiver.class,
                Senses.ofRadius(5),
                ofHero("@.b>h", "<..b")::apply,
                act(new Move(Direction.EAST)),
                act(new Go(1)),
                does((context, value) -> context.set(HERO, (Perceiver) value)));
        stage(
                Follower.class,
                new Companion(HERO),
                value -> game(
                        legend().with(
                                        'p',
                                        Blueprint.of("pet")
                                                .with(new Bystander())
                                                .with(value)),
                        rules -> rules,
                        "@p>",
                        "<.."),
                act(new Go(1)));
        stage(
                Bumpable.class,
                (by, self) -> Optional.of(new Rest()),
                value -> game(legend().with('C', Blueprint.of("chest").with(new Chest(value))), rules -> rules, "@C."),
                act(new Move(Direction.EAST)));
        stage(
                Component.class,
                new Mark(),
                value -> game(legend(), rules -> rules, "@.b"),
                does((context, value) -> context.set(HERO, (Component) value)));
        stage(
                GameEvent.class,
                new Loud("good"),
                value -> game(legend(), rules -> rules, "@.b"),
                does((context, value) -> context.emit((GameEvent) value)));
    }

    private static void ofTerrain() {
        Op dig = does((context, value) -> context.setTerrain(new Point(1, 0), Ground.FLOOR));
        Op lay = does((context, value) -> context.setTerrain(new Point(0, 1), (Terrain) value));
        Op noise = does((context, value) -> context.emit(new Loud("noise")));
        Op into = act(new Move(Direction.EAST));
        Op back = act(new Move(Direction.WEST));
        String[] level = {"@T..\n.T.e", "...."};
        stage(Terrain.class, new Plain("good"), asTerrain(level), into, REST, back, noise, lay, dig, dig);
        stage(ActiveTerrain.class, new Acting("good"), asTerrain(level)::apply, into, REST, back, noise, lay, dig);
        stage(
                Ages.class,
                new StageValues.Growing("good"),
                asTerrain(level)::apply,
                into,
                REST,
                back,
                noise,
                lay,
                dig,
                dig);
        stage(
                Gas.class,
                new StageValues.Fume("good", 4),
                value -> asTerrain(level).apply(new Clouded(Ground.FLOOR, value)),
                into,
                REST,
                back,
                noise,
                does((context, value) -> context.addGas(new Point(0, 1), (Gas) value)),
                dig,
                dig);
        stage(
                Portal.class,
                Stairs.down(1),
                asTerrain("@T..\n.T.e", "<...")::apply,
                noise,
                into,
                REST,
                act(new Go(1)),
                act(new Go(0)),
                act(new Go(1)),
                act(new Go(0)),
                lay,
                dig);
    }

    private static void ofFighters() {
        Op hurt = does((context, value) -> context.damage(HERO, Damage.physical(1)));
        stage(
                Destructible.class,
                Health.of(10),
                ofHero("@.b")::apply,
                hurt,
                does((context, value) -> context.set(HERO, (Destructible) value)),
                does((context, value) -> context.heal(HERO, 1)));
        stage(Armour.class, damage -> damage, ofHero("@.b")::apply, hurt);
        stage(
                Weapon.class,
                LinearWeapon.ofDamage(1),
                ofHero("@b.\n...")::apply,
                act(Attack.toward(Direction.EAST)),
                act(new Attack(new Aim.At(new Point(0, 1)))));
    }

    private static void ofRules() {
        stage(
                Offers.class,
                turn -> List.of(Offer.of(new Rest())),
                value -> byRules((rules, it) -> rules.offers((Offers) it)).apply(value),
                (game, value) -> game.legalActions(HERO));
        stage(
                ActionTemplate.class,
                new Template(),
                value -> byRules((rules, it) ->
                                rules.offers(turn -> List.of(Offer.aimed((ActionTemplate) it), Offer.of(new Rest()))))
                        .apply(value),
                (game, value) -> game.legalActions(HERO));
        stage(
                EndCondition.class,
                ENDS_BESIDE,
                value -> byRules((rules, it) -> rules.endsWhen((EndCondition) it))
                        .apply(value),
                act(new Move(Direction.EAST)),
                act(new Move(Direction.WEST)));
        LevelSource source = random -> new LevelContent(Grid.of(3, 3, at -> (Terrain) Ground.FLOOR), List.of());
        stage(
                LevelSource.class,
                source,
                value -> byRules((rules, it) -> rules.level("more", (LevelSource) it))
                        .apply(value),
                act(new Go(2)));
        stage(
                LevelSources.class,
                number -> source,
                value -> byRules((rules, it) -> rules.deeperLevels((LevelSources) it))
                        .apply(value),
                act(new Go(2)));
        stage(
                Absence.CatchUp.class,
                (context, level, turns) -> {},
                value -> byRules((rules, it) -> rules.absence(Absence.madeUpBy((Absence.CatchUp) it)))
                        .apply(value),
                act(new Go(1)),
                REST,
                REST,
                act(new Go(0)));
    }
}
