package io.github.undercroft.lore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Faction;
import io.github.undercroft.GameView;
import io.github.undercroft.Imagined;
import io.github.undercroft.Look;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.Haste;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Choice;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.ground.Cloud;
import io.github.undercroft.ground.Release;
import io.github.undercroft.item.Bursts;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Equip;
import io.github.undercroft.item.Flight;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Missile;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.item.TakeOff;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Use;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.kind.UnknownKinds;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.SeedValue;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.MessageLog;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Potions whose kinds nobody knows at first. */
class UnknownKindsTest {

    private static final Look BLUE = Look.of("!", 0x4040FF);
    private static final UnknownKinds POTIONS = UnknownKinds.of("potion", "healing potion", "water", "speed potion")
            .looking("blue potion", BLUE)
            .looking("red potion", Look.of("!", 0xFF4040))
            .looking("green potion", Look.of("!", 0x40FF40));
    private static final Blueprint HEALING =
            Consumable.potion("healing potion", Heal.of(5)).with(Look.of("!", 0x123456));
    private static final Blueprint WATER = Consumable.potion("water");
    private static final Blueprint HERO = Blueprint.player("you")
            .with(new Health(3, 20))
            .with(Senses.ofRadius(8))
            .with(Inventory.of(9))
            .with(Lore.NONE)
            .carrying(HEALING, WATER);

    /** Drinks what it has if it has anything. */
    private static final Brain DRINKS = turn -> Decision.act(
            turn.things().isEmpty() ? new Rest() : new Use(turn.things().get(0).id()));

    private static Rules rules(Blueprint hero, String map) {
        Legend legend = Scenario.legend()
                .replacing('@', hero)
                .with('!', HEALING)
                .with(
                        'd',
                        Blueprint.of("drunk")
                                .with(Faction.PLAYERS)
                                .with(new Health(3, 20))
                                .with(Inventory.of(3))
                                .with(DRINKS)
                                .carrying(HEALING));
        return Rules.named("potions")
                .guises(POTIONS)
                .level("room", LevelText.of(map, legend))
                .build();
    }

    private static Scenario of(Blueprint hero, String map) {
        return Scenario.of(Game.start(rules(hero, map), 5), Scenario.legend());
    }

    private final Scenario scenario = of(HERO, "@.!..");
    private final String healing =
            POTIONS.look("healing potion", scenario.game().view());

    private static List<String> names(Scenario scenario) {
        return scenario
                .game()
                .view()
                .as(scenario.hero().id())
                .things(scenario.hero().id())
                .stream()
                .map(Entity::name)
                .toList();
    }

    private static EntityId thing(Scenario scenario, String name) {
        return scenario.game().view().things(scenario.hero().id()).stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow()
                .id();
    }

    private static int points(Entity who) {
        return who.get(Destructible.class).orElseThrow().hitPoints();
    }

    @Test
    void anUnknownKindIsCalledWhatItLooksLike() {
        assertThat(names(scenario))
                .containsExactly(healing, POTIONS.look("water", scenario.game().view()));
        assertThat(scenario.game().view().things(scenario.hero().id()).get(0).name())
                .isEqualTo("healing potion");
    }

    @Test
    void theLooksAreShuffledByTheSeed() {
        List<String> looks = new ArrayList<>();
        for (long seed = 0; seed < 20; seed++) {
            looks.add(POTIONS.look("water", Game.start(rules(HERO, "@"), seed).view()));
        }
        assertThat(looks).contains("blue potion", "red potion", "green potion");
        assertThat(looks.get(3))
                .isEqualTo(POTIONS.look("water", Game.start(rules(HERO, "@"), 3).view()));
    }

    @Test
    void whatLiesInViewIsShownAsItLooks() {
        Entity seen = scenario.game()
                .view()
                .perception(scenario.hero().id())
                .orElseThrow()
                .board()
                .entitiesAt(new Point(2, 0))
                .get(0);
        assertThat(seen.name()).isEqualTo(healing);
        assertThat(seen.components())
                .extracting(component -> component.slot().getSimpleName())
                .containsExactly("Look", "StackSize", "Usable");
        assertThat(seen.get(Look.class)).isNotEqualTo(Optional.of(Look.of("!", 0x123456)));
    }

    @Test
    void aKindIsKnownOnceOneWasUsed() {
        scenario.play(new Use(thing(scenario, "healing potion")));
        assertThat(points(scenario.hero())).isEqualTo(8);
        assertThat(scenario.hero().get(Lore.class).orElseThrow().kinds()).containsExactly("healing potion");
        assertThat(scenario.game()
                        .view()
                        .perception(scenario.hero().id())
                        .orElseThrow()
                        .board()
                        .entitiesAt(new Point(2, 0)))
                .as("also what was seen before")
                .extracting(Entity::name)
                .containsExactly("healing potion");
    }

    @Test
    void neitherALegalActionNorAPreviewTellsWhatItDoes() {
        EntityId potion = thing(scenario, "healing potion");
        scenario.play(new Rest());
        assertThat(scenario.game().legalActions(scenario.hero().id()).stream()
                        .filter(Choice.Legal.class::isInstance)
                        .map(choice -> ((Choice.Legal) choice).action()))
                .contains(new Use(potion), new Use(thing(scenario, "water")));
        Imagined imagined = scenario.game().preview(scenario.hero().id(), new Use(potion));
        assertThat(imagined.refusal()).isEmpty();
        assertThat(points(imagined.after().entity(scenario.hero().id()).orElseThrow()))
                .isEqualTo(3);
        assertThat(imagined.after().entity(potion).orElseThrow().name()).isEqualTo(healing);
    }

    @Test
    void aBrainHoldsTheSameThings() {
        List<List<String>> held = new ArrayList<>();
        Brain looks = new Looking(held);
        Scenario other = of(HERO.replacing(looks), "@.");
        other.game().step();
        assertThat(held)
                .isNotEmpty()
                .allSatisfy(names -> assertThat(names)
                        .contains(POTIONS.look("water", other.game().view()))
                        .doesNotContain("water", "healing potion"));
    }

    private record Looking(List<List<String>> held) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            held.add(turn.things().stream().map(Entity::name).toList());
            return Decision.act(new Rest());
        }
    }

    @Test
    void whoSeesOneUsedKnowsItAndWhoDoesNotDoesNot() {
        Scenario beside = of(HERO, "@.d");
        beside.play(new Rest(), new Rest());
        assertThat(beside.hero().get(Lore.class).orElseThrow().knows("healing potion"))
                .isTrue();
        Scenario apart = of(HERO, "@#d");
        apart.play(new Rest(), new Rest());
        assertThat(apart.hero().get(Lore.class).orElseThrow()).isEqualTo(Lore.NONE);
    }

    /** What a hero knows that has thrown such a potion eastward, where a fiend may stand. */
    private static List<String> afterThrowing(Blueprint potion, Health fiend, String map) {
        Legend legend = Scenario.legend()
                .replacing('@', HERO.carrying(potion))
                .with('f', Blueprint.of("fiend").with(fiend));
        Rules rules = Rules.named("throws")
                .guises(POTIONS)
                .level("room", LevelText.of(map, legend))
                .build();
        Scenario throwing = Scenario.of(Game.start(rules, 5), legend);
        List<Entity> all = throwing.game().view().things(throwing.hero().id());
        throwing.play(new Throw(all.get(all.size() - 1).id(), Aim.toward(Direction.EAST)));
        return throwing.hero().get(Lore.class).orElseThrow().kinds();
    }

    private static final Health HURT = new Health(3, 20);
    private static final Blueprint SPEED = Consumable.potion("speed potion", new Afflict(Haste.of(9)));

    @Test
    void aKindIsKnownOnceAThrowOfOneIsSeenToWork() {
        assertThat(afterThrowing(SPEED, HURT, "@.f")).containsExactly("speed potion");
    }

    @Test
    void aKindThatBurstsIsKnownByThoseAround() {
        Blueprint bursting = SPEED.replacing(Bursts.of(1, Heal.of(5)));
        assertThat(afterThrowing(bursting, HURT, "@......\n......f")).containsExactly("speed potion");
    }

    @Test
    void aThrowThatDoesNothingToTheOneItHitsTeachesNothing() {
        Blueprint healing = Consumable.potion("speed potion", Heal.of(5));
        assertThat(afterThrowing(healing, Health.of(20), "@.f")).isEmpty();
    }

    /** A missile of one's own that turns the ground to moss, and lies there. */
    private record Mossy(Terrain ground) implements Missile {
        @Override
        public int reach() {
            return 5;
        }

        @Override
        public void land(ActionContext context, Flight flight) {
            context.setTerrain(flight.at(), ground);
            Stacks.useUp(context, flight.thing());
        }
    }

    @Test
    void aThrowThatChangesTheGroundTeachesToo() {
        assertThat(afterThrowing(SPEED.replacing(new Mossy(Acid.of(1))), HURT, "@......"))
                .containsExactly("speed potion");
        assertThat(afterThrowing(SPEED.replacing(new Mossy(Ground.FLOOR)), HURT, "@......"))
                .isEmpty();
    }

    @Test
    void aThrowThatFillsTheAirTeachesToo() {
        Bursts gas = Bursts.of(0, new Release(Cloud.of(Cloud.Kind.POISON, 9)));
        assertThat(afterThrowing(SPEED.replacing(gas), HURT, "@......")).containsExactly("speed potion");
    }

    @Test
    void aThrowThatHitsNobodyTeachesNothing() {
        assertThat(afterThrowing(SPEED, HURT, "@......")).isEmpty();
    }

    @Test
    void whatOnePutsOnIsKnown() {
        Blueprint ring = Wearable.onBody("speed potion").with(Look.of("=", 0x123456));
        Scenario other = of(HERO.carrying(ring), "@");
        other.play(new Equip(thing(other, "speed potion")));
        assertThat(other.hero().get(Lore.class)).contains(Lore.NONE.with("speed potion"));
    }

    @Test
    void whatIsWornFromTheStartIsKnown() {
        Blueprint ring = Wearable.onBody("speed potion").with(Look.of("=", 0x123456));
        Scenario other = of(HERO.wearing(EquipmentSlot.BODY, ring), "@");
        assertThat(names(other)).contains("speed potion");
        other.play(new TakeOff(thing(other, "speed potion")));
        assertThat(names(other)).contains("speed potion");
        assertThat(other.hero().get(Lore.class)).contains(Lore.NONE.with("speed potion"));
    }

    @Test
    void theLastOfItsClassIsKnownWithoutBeingTried() {
        Scenario told = of(HERO.replacing(Lore.NONE.with("speed potion").with("healing potion")), "@");
        assertThat(names(told)).containsExactly("healing potion", "water");
    }

    @Test
    void theLastOfItsClassIsLearntWithTheLastButOne() {
        Scenario told = of(HERO.replacing(Lore.NONE.with("speed potion")), "@");
        told.play(new Use(thing(told, "healing potion")));
        assertThat(told.hero().get(Lore.class).orElseThrow().kinds()).contains("water");
    }

    @Test
    void aNoteOfOnesOwnIsAPartOfTheName() {
        Scenario noted = of(HERO.replacing(Lore.NONE.noting(healing, "sip")), "@");
        assertThat(names(noted).get(0)).isEqualTo(healing + " called sip");
        assertThat(Lore.NONE.noting("a", "b").noting("a", "")).isEqualTo(Lore.NONE);
    }

    @Test
    void whoHasNoLoreKnowsAllKinds() {
        Scenario wise = of(HERO.without(Lore.class), "@");
        assertThat(names(wise)).containsExactly("healing potion", "water");
    }

    @Test
    void whatIsToldOfThemIsCalledWhatTheyLookLike() {
        MessageLog log = MessageLog.of(scenario.hero().id(), English.standard());
        Game game = scenario.game();
        scenario.play(new Move(Direction.EAST));
        scenario.play(new Move(Direction.EAST));
        EntityId lying = game.view().board().entitiesAt(new Point(2, 0)).stream()
                .filter(each -> each.has(StackSize.class))
                .findFirst()
                .orElseThrow()
                .id();
        game.submit(scenario.hero().id(), PickUp.all(lying));
        log.add(((Step.Acted) game.step()).perceivedBy(scenario.hero().id()), game.view());
        assertThat(log.messages().get(0).sentence()).contains(healing).doesNotContain("healing");
    }

    @Test
    void aSaveKeepsWhatIsKnown() {
        scenario.play(new Use(thing(scenario, "healing potion")));
        Game resumed = Game.resume(rules(HERO, "@.!.."), scenario.game().state());
        assertThat(resumed.stateHash()).isEqualTo(scenario.game().stateHash());
        assertThat(resumed.view().as(scenario.hero().id()).board().entities())
                .extracting(Entity::name)
                .contains("healing potion");
    }

    @Test
    void tooFewLooksAreRefusedByTheirNumber() {
        UnknownKinds bare = UnknownKinds.of("wand", "wand of fire");
        assertThatThrownBy(() -> bare.look("wand of fire", scenario.game().view()))
                .hasMessageContaining("0 looks");
        assertThatThrownBy(() -> UnknownKinds.of("wand", "a", "a")).hasMessageContaining("a name of its own");
        assertThatThrownBy(() -> POTIONS.looking("water", BLUE)).hasMessageContaining("already");
        assertThatThrownBy(() -> POTIONS.looking(" ", BLUE)).hasMessageContaining("a name of its own");
        assertThatThrownBy(() -> UnknownKinds.of("potion", "")).hasMessageContaining("a name of its own");
    }

    @Test
    void severalWithANoteAreCounted() {
        assertThat(English.standard().plural("red potion called tasty")).isEqualTo("red potions called tasty");
    }

    private static Rules of(UnknownKinds potions) {
        return Rules.named("potions")
                .guises(potions)
                .level("room", LevelText.of("@", Scenario.legend().replacing('@', HERO)))
                .build();
    }

    private static List<String> looks(UnknownKinds potions, Game game) {
        return POTIONS.kinds().stream()
                .map(kind -> potions.look(kind, game.view()))
                .toList();
    }

    @Test
    void aSavedGameKeepsItsLooksWhenLooksAndKindsAreAdded() {
        UnknownKinds more = UnknownKinds.of("potion", "oil", "healing potion", "water", "speed potion")
                .looking("clear potion", BLUE)
                .looking("green potion", BLUE)
                .looking("blue potion", BLUE)
                .looking("black potion", BLUE)
                .looking("red potion", BLUE);
        for (int seed = 0; seed < 30; seed++) {
            Game game = Game.start(of(POTIONS), seed);
            Game later = Game.resume(of(more), game.state());
            Game again = Game.resume(of(more), later.fork().state());
            assertThat(looks(more, later)).isEqualTo(looks(POTIONS, game));
            assertThat(looks(more, again)).isEqualTo(looks(POTIONS, game));
            assertThat(more.look("oil", again.view()))
                    .isEqualTo(more.look("oil", later.view()))
                    .isIn("clear potion", "black potion");
        }
    }

    @Test
    void gamesWhoseLooksDifferHaveOtherHashes() {
        UnknownKinds more = POTIONS.looking("black potion", BLUE);
        for (int seed = 0; seed < 30; seed++) {
            Game one = Game.start(of(POTIONS), seed);
            Game other = Game.start(of(more), seed);
            boolean isEqual = looks(POTIONS, one).equals(looks(more, other));
            assertThat(one.stateHash() == other.stateHash()).isEqualTo(isEqual);
        }
    }

    @Test
    void aClassWithTooFewLooksIsRefusedAsTheRulesAreBuilt() {
        UnknownKinds few = UnknownKinds.of("potion", "water", "oil").looking("blue potion", BLUE);
        assertThatThrownBy(() -> of(few))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("The 2 kinds of potion have 1 looks");
    }

    @Test
    void guisesThatKeepNullAreRefusedByName() {
        Guises broken = new Guises() {
            @Override
            public Optional<Guise> guise(Entity thing, Entity observer, GameView game) {
                return Optional.empty();
            }

            @Override
            @SuppressWarnings("NullAway") // what an author may do
            public List<SeedValue<Map<String, String>>> kept() {
                return null;
            }
        };
        Rules.Builder rules = Rules.named("potions")
                .guises(broken)
                .level("room", LevelText.of("@", Scenario.legend().replacing('@', HERO)));
        assertThatThrownBy(rules::build)
                .isInstanceOf(GameCodeException.class)
                .hasStackTraceContaining("return an empty list for nothing");
    }

    @Test
    void twoClassesOfOneNameAreRefused() {
        Rules.Builder rules = Rules.named("potions")
                .guises(POTIONS)
                .guises(UnknownKinds.of("potion", "oil").looking("black potion", BLUE))
                .level("room", LevelText.of("@", Scenario.legend().replacing('@', HERO)));
        assertThatThrownBy(rules::build)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("two looks of potion");
    }

    @Test
    void kindsThatOnlyALambdaAsksAreRefusedUntilItNamesThem() {
        Guises hidden = (thing, observer, game) -> POTIONS.guise(thing, observer, game);
        Rules rules = Rules.named("potions")
                .guises(hidden)
                .level("room", LevelText.of("@", Scenario.legend().replacing('@', HERO)))
                .build();
        Game game = Game.start(rules, 1);
        assertThatThrownBy(() -> game.view().as(new EntityId(0, 0)).things(new EntityId(0, 0)))
                .hasStackTraceContaining("kept() of the guises that ask them");
    }
}
