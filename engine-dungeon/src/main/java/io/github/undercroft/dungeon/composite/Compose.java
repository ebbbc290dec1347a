package io.github.undercroft.dungeon.composite;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelFailedException;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Makes the level of each part, copies them all into the draft, and opens doors between them. */
record Compose(MapSplit split, int gates) implements LevelStep {

    @Override
    public String name() {
        return "parts of several styles";
    }

    @Override
    public Set<Guarantee> gives() {
        return ImmutableSet.of(Guarantee.CLOSED_BORDER, Guarantee.DOORWAYS);
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        List<MapSplit.Part> parts = split.parts(draft.width(), draft.height(), random);
        List<Integer> partOf = new ArrayList<>();
        for (int part = 0; part < parts.size(); part++) {
            new PartCopy(draft, parts.get(part), level(parts.get(part), random)).copy();
            while (partOf.size() < draft.areas().size()) {
                partOf.add(part);
            }
        }
        new PartGates(draft, partOf).open(parts, gates, random);
    }

    private static LevelPlan level(MapSplit.Part part, RandomSource random) {
        try {
            return part.generator().generate(random);
        } catch (LevelFailedException e) {
            throw new LevelVeto("no level of the style \"" + part.style() + "\" in a part");
        }
    }
}
