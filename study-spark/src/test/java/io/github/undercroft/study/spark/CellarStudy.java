package io.github.undercroft.study.spark;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.brain.Chase;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.brain.Wander;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.event.Died;
import io.github.undercroft.game.Rules;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.study.Measure;
import io.github.undercroft.study.Study;
import java.util.function.Supplier;

/** A hero among goblins, as an author names the study for executors. */
public final class CellarStudy implements Supplier<Study> {

    private static final String MAP = """
            ############
            #@...#...g.#
            #....#.....#
            #..g.....g.#
            ############""";

    static Rules rules() {
        PriorityBrain bot = PriorityBrain.of(new Strike(), new Chase(), new Wander());
        Blueprint hero = fighter(Blueprint.player("hero"), 5).replacing(bot);
        Blueprint goblin = fighter(Blueprint.of("goblin"), 2).with(bot);
        Legend legend = Legend.standard().with('@', hero).with('g', goblin);
        return Rules.named("cellar")
                .level("cellar", LevelText.of(MAP, legend))
                .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                .endsWhen(EndConditions.wonBy(Faction.PLAYERS))
                .build();
    }

    private static Blueprint fighter(Blueprint who, int hitPoints) {
        return who.with(Health.of(hitPoints)).with(LinearWeapon.ofDamage(1)).with(Senses.ofRadius(8));
    }

    @Override
    public Study get() {
        Rules rules = rules();
        return Study.of("cellar", seed -> rules).with(Measure.count("kills", event -> event instanceof Died));
    }
}
