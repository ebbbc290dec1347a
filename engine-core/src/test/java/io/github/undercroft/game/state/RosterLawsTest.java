package io.github.undercroft.game.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.EntityId;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Rosters, the table of all entities and chains against a sorted map, and how much they look at. */
class RosterLawsTest {

    private static EntityState entity(int level, int number) {
        return new EntityState(new EntityId(level, number), "x", Slots.NONE);
    }

    /** Counts how often somebody goes on along a chain. */
    private static final class Counted extends Chains {
        private long looks;

        @Override
        @Nullable
        EntityState next(EntityState entity) {
            looks++;
            return entity.nextOnCell;
        }

        @Override
        void link(EntityState entity, @Nullable EntityState next) {
            entity.nextOnCell = next;
        }
    }

    @Property
    void aRosterIsASortedMapWhateverComesAndGoes(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        Roster roster = new Roster();
        TreeMap<Long, EntityState> model = new TreeMap<>();
        int numbers = 1 + random.nextInt(60);
        for (int i = 0; i < 200; i++) {
            EntityState one = entity(0, random.nextInt(numbers));
            EntityState known = model.get(one.key);
            if (random.nextBoolean()) {
                roster.remove(known == null ? one : known);
                model.remove(one.key);
            } else if (known == null) {
                roster.add(one);
                model.put(one.key, one);
            }
            if (random.chance(1, 8)) {
                assertThat(roster.list()).isEqualTo(List.copyOf(model.values()));
            }
            assertThat(roster.isEmpty()).isEqualTo(model.isEmpty());
            assertThat(roster.find(one.key)).isSameAs(model.get(one.key));
        }
    }

    @Property
    void theTableIsASortedMapWhateverComesAndGoes(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        EntityTable table = new EntityTable();
        TreeMap<Long, EntityState> model = new TreeMap<>();
        for (int i = 0; i < 200; i++) {
            EntityState one = entity(random.nextInt(5), random.nextInt(12));
            EntityState known = model.remove(one.key);
            if (known == null) {
                table.add(one);
                model.put(one.key, one);
            } else {
                table.remove(known);
            }
            if (random.chance(1, 8)) {
                assertThat(table.list()).isEqualTo(List.copyOf(model.values()));
                assertThat(table.fork().list()).extracting("id").isEqualTo(ids(model));
                assertThat(table.size()).isEqualTo(model.size());
            }
            long key = entity(random.nextInt(6), random.nextInt(12)).key;
            assertThat(table.find(key)).isSameAs(model.get(key));
            assertThat(table.findInTurn(key)).isSameAs(model.get(key));
        }
    }

    private static List<EntityId> ids(NavigableMap<Long, EntityState> model) {
        List<EntityId> ids = new ArrayList<>();
        model.values().forEach(each -> ids.add(each.id));
        return ids;
    }

    @Property
    void chainsAreSortedMapsWhateverComesAndGoes(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        Chains chains = new Counted();
        List<@Nullable EntityState> firsts = new ArrayList<>(Collections.nCopies(2, null));
        List<TreeMap<Long, EntityState>> models = List.of(new TreeMap<>(), new TreeMap<>());
        for (int i = 0; i < 300; i++) {
            int chain = random.nextInt(2);
            EntityState one = entity(0, random.nextInt(80));
            EntityState first = firsts.get(chain);
            EntityState known = models.get(chain).remove(one.key);
            if (known == null) {
                models.get(chain).put(one.key, one);
                firsts.set(chain, chains.insert(chain, first, one));
            } else if (first != null) {
                firsts.set(chain, chains.remove(chain, first, known));
            }
            assertThat(listed(firsts.get(chain)))
                    .isEqualTo(List.copyOf(models.get(chain).values()));
        }
    }

    private static List<EntityState> listed(@Nullable EntityState first) {
        List<EntityState> all = new ArrayList<>();
        for (EntityState each = first; each != null; each = each.nextOnCell) {
            all.add(each);
        }
        return all;
    }

    @Test
    void tenThousandThingsThatComeToOneCellInAnySequenceLookAtFewOthers() {
        Counted chains = new Counted();
        List<EntityState> things = new ArrayList<>();
        for (int i = 0; i < 10_000; i++) {
            things.add(entity(0, i));
        }
        RandomSource random = RandomSource.of(1);
        things = random.shuffled(things);
        EntityState first = null;
        for (EntityState thing : things) {
            first = chains.insert(7, first, thing);
        }
        things = random.shuffled(things);
        for (EntityState thing : things) {
            first = first == null ? null : chains.remove(7, first, thing);
        }
        assertThat(first).isNull();
        assertThat(chains.looks).isLessThan(4 * 20_000);
    }
}
