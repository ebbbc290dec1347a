package io.github.undercroft.sense;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Perception;
import io.github.undercroft.Rest;
import io.github.undercroft.Sound;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.value.RecordTypes;
import io.github.undercroft.value.ValueRegistry;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What holds of all who sleep, in random games of sleepers, roamers and noises. */
class WaryLawsTest {

    private static final int STEPS = 80;

    private static final ValueRegistry REGISTRY = ValueRegistry.builder()
            .types(RecordTypes.of(MethodHandles.lookup(), "sleep", Roamer.class, Clatter.class))
            .build();

    /** Walks and strikes at random, and counts its turns. */
    record Roamer(int turns) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            RandomSource random = turn.random();
            Direction direction = Direction.all().get(random.nextInt(8));
            Action action = random.chance(1, 4) ? new Rest() : Attack.toward(direction);
            return Decision.act(action, new Roamer((turns + 1) % 1000));
        }
    }

    private static Game game(long seed) {
        return Game.start(rules(seed), seed);
    }

    private static Rules rules(long seed) {
        RandomSource random = RandomSource.of(seed);
        Blueprint being = Blueprint.of("being").with(Health.of(9));
        Senses senses = Senses.ofRadius(random.nextInt(8)).withHearing(random.nextInt(3) * 60);
        Wary brain = random.chance(1, 2) ? Wary.asleep(new Roamer(0)) : Wary.awake(new Roamer(0));
        Legend legend = Legend.standard()
                .with('s', being.with(brain).with(senses).with(LinearWeapon.ofDamage(1)))
                .with('h', being.with(new Roamer(0)).with(Faction.PLAYERS))
                .with('n', being.with(new Clatter(random.nextInt(20), Sound.CRY)));
        List<String> glyphs = List.of(".", ".", ".", ".", ".", "#", "#", "+", "s", "s", "h", "n");
        int width = 4 + random.nextInt(12);
        StringBuilder map = new StringBuilder("s");
        for (int cell = 1; cell < width * 8; cell++) {
            map.append(cell % width == 0 ? "\n" : "");
            map.append(random.chance(1, 3) ? random.pick(glyphs) : ".");
        }
        return Rules.named("dormitory")
                .level("map", LevelText.of(map.toString(), legend))
                .ambientLight(random.nextInt(200))
                .registry(REGISTRY)
                .build();
    }

    /** How awake everybody is who can sleep. */
    private static Map<EntityId, Alertness> all(Game game) {
        Map<EntityId, Alertness> all = new TreeMap<>();
        for (Entity entity : game.view().entities()) {
            Alertness.of(entity).ifPresent(alertness -> all.put(entity.id(), alertness));
        }
        return all;
    }

    private static boolean seesAnEnemy(Game game, Perception known) {
        Entity self = game.view().entity(known.observer()).orElseThrow();
        return known.sightings().stream()
                .anyMatch(sighting ->
                        known.sees(sighting.who().id()) && game.view().areEnemies(self, sighting.who()));
    }

    @Property
    void whoNeitherSeesNorHearsNorIsHurtDoesNotWake(@ForAll long seed) {
        Game game = game(seed);
        for (int i = 0; i < STEPS; i++) {
            Game before = game.fork();
            Map<EntityId, Alertness> levels = all(before);
            if (!(game.step() instanceof Step.Acted acted) || !levels.containsKey(acted.actor())) {
                continue;
            }
            Perception known = before.view().perception(acted.actor()).orElseThrow();
            Entity actor = before.view().entity(acted.actor()).orElseThrow();
            Wary brain = (Wary) actor.get(Brain.class).orElseThrow();
            int hitPoints = actor.get(Destructible.class).orElseThrow().hitPoints();
            boolean noticed = seesAnEnemy(before, known) || !known.heard().isEmpty();
            boolean hurt = hitPoints < (brain.hitPoints() == 0 ? 9 : brain.hitPoints());
            if (brain.alertness().isAsleep()
                    && !noticed
                    && !hurt
                    && brain.alertness().level() < 1_000) {
                assertThat(acted.action()).isEqualTo(new Rest());
                assertThat(acted.events()).doesNotContain(new Sleep.Woke(acted.actor()));
                assertThat(all(game).get(acted.actor()))
                        .isEqualTo(new Alertness(brain.alertness().level() * 3 / 4, Alertness.State.ASLEEP));
            }
        }
    }

    @Property
    void theEventsTellWhoIsAsleepAndOnlyOwnTurnsAndOrdersChangeIt(@ForAll long seed) {
        Game game = game(seed);
        Map<EntityId, Alertness> before = all(game);
        for (int i = 0; i < STEPS; i++) {
            if (!(game.step() instanceof Step.Acted acted)) {
                return;
            }
            Map<EntityId, Alertness> after = all(game);
            for (Map.Entry<EntityId, Alertness> entry : after.entrySet()) {
                EntityId id = entry.getKey();
                Alertness was = Optional.ofNullable(before.get(id)).orElseThrow();
                boolean woke = acted.events().contains(new Sleep.Woke(id));
                boolean slept = acted.events().contains(new Sleep.FellAsleep(id));
                assertThat(woke).isEqualTo(was.isAsleep() && !entry.getValue().isAsleep());
                assertThat(slept).isEqualTo(!was.isAsleep() && entry.getValue().isAsleep());
                assertThat(entry.getValue().level()).isBetween(0, Alertness.MAX);
                if (!id.equals(acted.actor())) {
                    assertThat(entry.getValue()).isEqualTo(was);
                }
            }
            before = after;
        }
    }

    @Property
    void whoIsAsleepOnlyRestsAndItsBrainIsNotAsked(@ForAll long seed) {
        Game game = game(seed);
        for (int i = 0; i < STEPS; i++) {
            Map<EntityId, Brain> brains = new TreeMap<>();
            game.view()
                    .entities()
                    .forEach(entity -> entity.get(Brain.class).ifPresent(brain -> brains.put(entity.id(), brain)));
            if (game.step() instanceof Step.Acted acted
                    && brains.get(acted.actor()) instanceof Wary brain
                    && brain.alertness().isAsleep()) {
                assertThat(acted.action()).isIn(new Rest(), Sleep.END);
                game.view()
                        .entity(acted.actor())
                        .flatMap(who -> who.get(Brain.class))
                        .ifPresent(next -> assertThat(((Wary) next).brain()).isEqualTo(brain.brain()));
            }
        }
    }

    @Property
    void aForkAndAResumedGameGoOnAlike(@ForAll long seed) {
        Game game = game(seed);
        for (int i = 0; i < STEPS / 2; i++) {
            game.step();
        }
        Game fork = game.fork();
        Game resumed = Game.resume(rules(seed), game.state());
        for (int i = 0; i < STEPS / 2; i++) {
            Step step = game.step();
            assertThat(fork.step()).isEqualTo(step);
            assertThat(resumed.step()).isEqualTo(step);
        }
        assertThat(fork.stateHash()).isEqualTo(game.stateHash());
        assertThat(resumed.stateHash()).isEqualTo(game.stateHash());
    }
}
