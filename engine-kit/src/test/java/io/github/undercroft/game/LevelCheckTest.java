package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EndCondition;
import io.github.undercroft.EndConditions;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Faction;
import io.github.undercroft.Terrain;
import io.github.undercroft.brain.Sentry;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelSource;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.level.Portal;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.OpenTerrain;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong with a level is told when the rules are built. */
class LevelCheckTest {

    private static final Blueprint FIGHTER =
            Blueprint.of("goblin").with(new Sentry(3)).with(LinearWeapon.ofDamage(1));

    private static LevelText room(String text, Terrain stairs) {
        return LevelText.of(text, Legend.standard().with('>', stairs));
    }

    private static Rules.Builder rules(LevelSource... levels) {
        Rules.Builder rules = Rules.named("cellars");
        for (int i = 0; i < levels.length; i++) {
            rules.level("cellar " + i, levels[i]);
        }
        return rules;
    }

    @Test
    void stairsToNoLevelNameTerrainCellLevelAndFix() {
        Rules.Builder rules = rules(room("...\n.>.", Stairs.down(7)), room(".>", Stairs.up(0)));
        assertThatThrownBy(rules::build)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "The terrain \"stairs down\" at (1,1) of the level \"cellar 0\" leads nowhere. There is no level 7"
                                + " in the game \"cellars\": it has levels 0 to 1; add more with level(name, source) or"
                                + " deeperLevels(sources)");
    }

    @Test
    void aPortalThatASourceIsSureToHaveIsToldToo() {
        LevelSource sure = new LevelSource() {
            @Override
            public LevelContent content(RandomSource random) {
                throw new UnsupportedOperationException();
            }

            @Override
            public List<Portal> portals() {
                return List.of(Stairs.down(3));
            }
        };
        assertThatThrownBy(rules(sure)::build).hasMessageContainingAll("stairs down", "\"cellar 0\"", "no level 3");
        assertThat(rules(sure).deeperLevels(number -> sure).build().warnings()).isEmpty();
    }

    @Test
    void stairsMayLeadToAnyLevelIfLevelsGoOnWithoutEnd() {
        Rules rules = rules(room(".>", Stairs.down(7)))
                .deeperLevels(number -> room(".>", Stairs.up(0)))
                .build();
        assertThat(rules.warnings()).isEmpty();
    }

    /** Has not been finished: throws when it is asked one thing or the other. */
    private record Hole(boolean knowsWhere, boolean knowsBack) implements OpenTerrain, Portal {

        @Override
        public int leadsTo() {
            if (!knowsWhere) {
                throw new IllegalStateException("not yet");
            }
            return 1;
        }

        @Override
        public boolean isTwoWay() {
            if (!knowsBack) {
                throw new IllegalStateException("not yet");
            }
            return false;
        }

        @Override
        public String name() {
            return "hole";
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aPortalThatThrowsIsNamed(boolean knowsWhere) {
        Hole hole = new Hole(knowsWhere, !knowsWhere);
        assertThatThrownBy(rules(room(".>", hole), room(".", Ground.FLOOR))::build)
                .isInstanceOfSatisfying(
                        GameCodeException.class,
                        thrown -> assertThat(thrown.culprit()).isEqualTo(hole));
    }

    @Test
    void aPortalThatLeadsOneWayIsNoWarning() {
        assertThat(rules(room(".>", new Hole(true, true)), room(".", Ground.FLOOR))
                        .build()
                        .warnings())
                .isEmpty();
    }

    @Test
    void aFighterWithoutHitPointsIsAWarning() {
        Legend legend = Legend.standard().with('g', FIGHTER);
        assertThat(rules(LevelText.of("..g", legend)).build().warnings())
                .containsExactly(
                        "\"goblin\" at (2,0) of the level \"cellar 0\" has a weapon but can't be harmed; give it"
                                + " hit points, with(Health.of(10))");
        Blueprint sword = Blueprint.item("sword").with(LinearWeapon.ofDamage(2));
        Blueprint armed = Blueprint.player("you").wearing(EquipmentSlot.HAND, sword);
        assertThat(rules(LevelText.of("@", Legend.standard().with('@', armed)))
                        .build()
                        .warnings())
                .hasSize(1);
    }

    @Test
    void whoHasHitPointsOrNoWeaponIsNoWarning() {
        Legend legend = Legend.standard()
                .with('g', FIGHTER.with(Health.of(3)))
                .with('/', Blueprint.item("sword").with(LinearWeapon.ofDamage(2)))
                .with('@', Blueprint.player("you"));
        assertThat(rules(LevelText.of("g/@", legend)).build().warnings()).isEmpty();
    }

    @Test
    void aLevelFromWhichNoStairsLeadBackIsOneWarning() {
        assertThat(rules(room(">.>", Stairs.down(1)), room("..", Ground.FLOOR))
                        .build()
                        .warnings())
                .containsExactly(
                        "Stairs in the level \"cellar 0\" lead to the level \"cellar 1\", but nothing there leads"
                                + " back to level 0, so travellers come out on the first free cell in reading order; lay"
                                + " stairs there that lead to level 0");
        assertThat(rules(room(">", Stairs.down(1)), room("##", Ground.FLOOR))
                        .build()
                        .warnings()
                        .get(0))
                .contains("nowhere");
        assertThat(rules(room(">", Stairs.down(1)), room(".>", Stairs.up(0)))
                        .build()
                        .warnings())
                .isEmpty();
    }

    @Test
    void aGameThatGoesOnWithAPetAloneIsWarnedOf() {
        Legend legend = Legend.standard()
                .with('@', Blueprint.player("you"))
                .with('d', Blueprint.of("dog").with(Faction.PLAYERS).with(new Bystander()));
        EndCondition condition = EndConditions.lostWithout(Faction.PLAYERS).onlyIf(game -> true);
        assertThat(rules(LevelText.of("@d", legend)).endsWhen(condition).build().warnings())
                .containsExactly(
                        "The game goes on with \"dog\" alone when all whom persons play are dead, unless another"
                                + " condition ends it, since it is of the faction \"players\"; end it by name, lostWithout(\"you\")");
        assertThat(rules(LevelText.of("@d", legend))
                        .endsWhen(EndConditions.lostWithout("you"))
                        .build()
                        .warnings())
                .isEmpty();
        assertThat(rules(LevelText.of("@@", legend)).endsWhen(condition).build().warnings())
                .isEmpty();
        assertThat(rules(LevelText.of("dd", legend)).endsWhen(condition).build().warnings())
                .isEmpty();
    }
}
