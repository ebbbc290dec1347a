package io.github.undercroft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class RelationsTest {

    private static final Faction VILLAGERS = new Faction("villagers");
    private static final Faction DEER = new Faction("deer");
    private static final Faction WOLVES = new Faction("wolves");

    private static final Legend LEGEND = Scenario.legend()
            .with('v', Blueprint.of("villager").with(new Bystander()).with(VILLAGERS))
            .with('d', Blueprint.of("deer").with(new Bystander()).with(DEER))
            .with('w', Blueprint.of("wolf").with(new Bystander()).with(WOLVES))
            .with('b', Blueprint.of("barrel"));

    private static final Relations RELATIONS = Relations.usual()
            .between(Faction.PLAYERS, Stance.ALLIED, VILLAGERS)
            .with(DEER, Stance.NEUTRAL, WOLVES)
            .with(Faction.MONSTERS, Stance.HOSTILE, Faction.MONSTERS);

    @Test
    void usuallyAnyTwoDifferentFactionsAreHostileAndEachIsItsOwnAlly() {
        assertThat(Relations.usual().stance(DEER, WOLVES)).isEqualTo(Stance.HOSTILE);
        assertThat(Relations.usual().stance(DEER, new Faction("deer"))).isEqualTo(Stance.ALLIED);
    }

    @Test
    void theDefaultForOthersCanBeAnotherOne() {
        Relations peace = Relations.of(Stance.NEUTRAL).with(WOLVES, Stance.HOSTILE, DEER);

        assertThat(peace.stance(DEER, VILLAGERS)).isEqualTo(Stance.NEUTRAL);
        assertThat(peace.stance(DEER, DEER)).isEqualTo(Stance.ALLIED);
        assertThat(peace.stance(WOLVES, DEER)).isEqualTo(Stance.HOSTILE);
        assertThat(peace.stance(DEER, WOLVES)).isEqualTo(Stance.NEUTRAL);
    }

    @Test
    void toSayAnotherStanceOfTwoIsRefusedUnlessItReplaces() {
        Relations said = Relations.usual().with(DEER, Stance.NEUTRAL, WOLVES);

        assertThatThrownBy(() -> said.between(WOLVES, Stance.ALLIED, DEER))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("deer are NEUTRAL to the wolves")
                .hasMessageContaining("use replacing");
        assertThat(said.with(DEER, Stance.NEUTRAL, WOLVES)).isEqualTo(said);
        assertThat(said.replacing(DEER, Stance.ALLIED, WOLVES).stance(DEER, WOLVES))
                .isEqualTo(Stance.ALLIED);
    }

    @Test
    void theGameFollowsThem() {
        Scenario scenario = Scenario.of(LEGEND, rules -> rules.relations(RELATIONS), "@vdwbgg");
        GameView game = scenario.game().view();
        Entity you = scenario.hero();
        Entity villager = scenario.entity('v');
        Entity deer = scenario.entity('d');
        Entity wolf = scenario.entity('w');
        Entity goblin = scenario.entity('g');
        Entity other = game.entities().get(6);

        assertThat(game.areAllies(you, villager)).isTrue();
        assertThat(game.areAllies(villager, you)).isTrue();
        assertThat(game.areEnemies(wolf, deer)).isTrue();
        assertThat(game.areEnemies(deer, wolf)).isFalse();
        assertThat(game.stance(deer, wolf)).isEqualTo(Stance.NEUTRAL);
        assertThat(game.areEnemies(goblin, other)).isTrue();
        assertThat(game.stance(goblin, goblin)).isEqualTo(Stance.ALLIED);
        assertThat(game.stance(you, scenario.entity('b'))).isEqualTo(Stance.NEUTRAL);
        assertThat(game.stance(scenario.entity('b'), you)).isEqualTo(Stance.NEUTRAL);
    }

    @Test
    void anActorIsOnASideWithoutABrainToo() {
        Legend legend = LEGEND.with('a', Blueprint.of("guard").with(LinearWeapon.ofDamage(1)))
                .with('s', Blueprint.of("spider").with(Senses.ofRadius(3)))
                .with('h', Blueprint.of("hunter").with(LinearWeapon.ofDamage(1)).with(DEER))
                .with('B', Blueprint.of("barrel").with(Health.of(3)))
                .with(
                        'i',
                        Blueprint.item("bow")
                                .with(LinearWeapon.ofDamage(1).withRange(5))
                                .with(Senses.ofRadius(3)));
        legend = legend.with('l', Blueprint.item("lamp").with(new Bystander()).with(LinearWeapon.ofDamage(1)))
                .with('z', Blueprint.item("swarm").with(new Bystander()).with(Health.of(1)));
        Scenario scenario = Scenario.of(legend, "@ashBilz");
        GameView game = scenario.game().view();

        assertThat(game.side(scenario.entity('a'))).contains(Faction.MONSTERS);
        assertThat(game.side(scenario.entity('s'))).contains(Faction.MONSTERS);
        assertThat(game.side(scenario.entity('h'))).contains(DEER);
        assertThat(game.side(scenario.entity('B'))).isEmpty();
        assertThat(game.side(scenario.entity('i'))).isEmpty();
        assertThat(game.side(scenario.entity('l'))).isEmpty();
        assertThat(game.side(scenario.entity('z'))).contains(Faction.MONSTERS);
        assertThat(game.areEnemies(scenario.hero(), scenario.entity('a'))).isTrue();
    }

    @Test
    void aWeaponHoldsItsFireForTheAlliesThatTheRulesMake() {
        Scenario scenario = Scenario.of(
                LEGEND.replacing(
                        '@',
                        Blueprint.player("archer").with(LinearWeapon.ofDamage(1).withRange(5))),
                rules -> rules.relations(RELATIONS),
                "@vw");

        assertThat(scenario.game().view().weapon(scenario.hero()).orElseThrow())
                .isEqualTo(LinearWeapon.ofDamage(1).withRange(5));
        scenario.perform(new Attack(new Aim.Toward(Direction.EAST)));
        scenario.expectRefusal(
                new Refusal.Occupied(new Point(1, 0), scenario.entity('v').id()));
    }

    @Property
    void whatWasSaidLastOfTwoHoldsAndOfAllOthersTheDefault(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        Stance others = Stance.values()[random.nextInt(3)];
        Relations relations = Relations.of(others);
        Map<String, Stance> model = new TreeMap<>();
        for (int i = random.nextInt(12); i > 0; i--) {
            Faction one = faction(random);
            Faction other = faction(random);
            Stance stance = Stance.values()[random.nextInt(3)];
            model.put(one.name() + other.name(), stance);
            if (random.nextBoolean()) {
                relations = relations.replacing(one, stance, other);
            } else {
                relations = relations.replacing(one, stance, other).replacing(other, stance, one);
                model.put(other.name() + one.name(), stance);
            }
        }
        for (String one : new String[] {"a", "b", "c", "d"}) {
            for (String other : new String[] {"a", "b", "c", "d"}) {
                Stance usual = one.equals(other) ? Stance.ALLIED : others;
                assertThat(relations.stance(new Faction(one), new Faction(other)))
                        .as("%s of %s in %s", one, other, relations)
                        .isEqualTo(model.getOrDefault(one + other, usual));
            }
        }
    }

    private static Faction faction(RandomSource random) {
        return new Faction(String.valueOf((char) ('a' + random.nextInt(4))));
    }
}
