package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Brain;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Enchantment;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Speed;
import io.github.undercroft.event.ComponentCleared;
import io.github.undercroft.event.ComponentSet;
import io.github.undercroft.event.EffectBegan;
import io.github.undercroft.event.EffectEnded;
import io.github.undercroft.event.Spawned;
import io.github.undercroft.value.StateNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What holds of all that lasts, in random games. */
class EffectLawsTest {

    private static final int STEPS = 60;

    @Property
    void everybodyIsAsQuickAsItsComponentsSayAndNothingElse(@ForAll long seed) {
        Play play = Play.of(seed);
        for (int i = 0; i < STEPS; i++) {
            play.next();
            assertThat(rates(play.game)).as("after step %d", i).isEqualTo(expectedRates(play));
        }
    }

    private static Map<EntityId, Long> rates(Game game) {
        StateNode.Fields order = (StateNode.Fields) part(game.state(), "order");
        Map<EntityId, Long> rates = new TreeMap<>();
        for (StateNode member : ((StateNode.Items) part(order, "members")).items()) {
            StateNode id = part(member, "actor");
            rates.put(new EntityId((int) whole(id, "level"), (int) whole(id, "number")), whole(member, "rate"));
        }
        return rates;
    }

    private static StateNode part(StateNode of, String name) {
        return Objects.requireNonNull(((StateNode.Fields) of).fields().get(name), name);
    }

    private static long whole(StateNode of, String name) {
        return ((StateNode.Whole) part(of, name)).number();
    }

    private static Map<EntityId, Long> expectedRates(Play play) {
        Map<EntityId, Long> rates = new TreeMap<>();
        for (Entity entity : play.game.view().entities()) {
            int level = play.game.view().boardOf(entity.id()).orElseThrow().level();
            if (entity.has(Brain.class) && play.game.view().isActive(level)) {
                int rate = entity.get(Speed.class)
                        .map(Speed::rate)
                        .orElse(play.rules.scheduler().normalRate());
                for (Effect effect : entity.get(Effects.class).map(Effects::all).orElse(List.of())) {
                    rate = effect.speed(rate);
                }
                for (Effect effect : enchantments(play.game, entity)) {
                    rate = effect.speed(rate);
                }
                rates.put(entity.id(), (long) rate);
            }
        }
        return rates;
    }

    /** What the things of somebody do to it now, by id. */
    static List<Effect> enchantments(Game game, Entity bearer) {
        List<Effect> all = new ArrayList<>();
        for (Entity thing : game.view().things(bearer.id())) {
            thing.get(Enchantment.class)
                    .filter(enchantment -> enchantment.actsAt(thing.location()))
                    .ifPresent(enchantment -> all.addAll(enchantment.effects()));
        }
        return all;
    }

    /** Effects that nobody sets or clears by hand come and go by the events that tell of them, and tick in between. */
    @Property
    void asManyBeginAsEndOrAreThere(@ForAll long seed) {
        Play play = Play.of(seed);
        Map<EntityId, Integer> counts = new TreeMap<>();
        for (Entity entity : play.game.view().entities()) {
            counts.put(entity.id(), count(entity));
        }
        for (int i = 0; i < STEPS; i++) {
            List<EntityId> handled = new ArrayList<>();
            List<Integer> levels = play.game.view().levels();
            for (GameEvent event : play.next().events()) {
                retell(event, counts, handled);
            }
            for (Entity entity : play.game.view().entities()) {
                if (!levels.contains(entity.id().level())) {
                    handled.add(entity.id()); // it lives on a level that has just been made
                }
                if (handled.contains(entity.id())) {
                    counts.put(entity.id(), count(entity));
                }
                assertThat(count(entity)).as("%s after step %d", entity, i).isEqualTo(counts.get(entity.id()));
            }
        }
    }

    private static void retell(GameEvent event, Map<EntityId, Integer> counts, List<EntityId> handled) {
        if (event instanceof EffectBegan began) {
            counts.merge(began.who(), 1, Integer::sum);
        } else if (event instanceof EffectEnded ended) {
            counts.merge(ended.who(), -1, Integer::sum);
        } else if (event instanceof Spawned spawned) {
            handled.add(spawned.who());
        } else if (event instanceof ComponentSet set && set.component() instanceof Effects) {
            handled.add(set.who());
        } else if (event instanceof ComponentCleared cleared && cleared.component() instanceof Effects) {
            handled.add(cleared.who());
        }
    }

    private static int count(Entity entity) {
        return entity.get(Effects.class).map(effects -> effects.all().size()).orElse(0);
    }
}
