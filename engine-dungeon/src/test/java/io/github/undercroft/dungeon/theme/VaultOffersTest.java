package io.github.undercroft.dungeon.theme;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Reaction;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.Drawn;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.vault.AddVaults;
import io.github.undercroft.dungeon.vault.Vault;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.item.OneOf;
import io.github.undercroft.level.LevelContent;
import java.util.List;
import org.junit.jupiter.api.Test;

class VaultOffersTest {

    private static final Reaction SILENT = (context, self, event) -> {};

    private static final Vault SHRINE = Vault.of(
            "shrine",
            "######\n#ac..E\n######",
            Vault.LEGEND
                    .with('a', Vault.Cell.of(CellKind.FLOOR).with("axe", 1))
                    .with('c', Vault.Cell.of(CellKind.FLOOR).with("chest", 1)));

    private static Blueprint offered(String name) {
        return Blueprint.item(name).with(SILENT).with(new OneOf("shrine"));
    }

    private static final Theme THEME = Theme.plain()
            .with("axe", Blueprint.item("axe").with(new OneOf("shrine")))
            .with("chest", Blueprint.of("chest").carrying(Blueprint.item("bag").carrying(offered("bow"))));

    private static String offer(Blueprint thing) {
        return thing.components().stream()
                .map(component -> component instanceof Reaction.Several several
                        ? several.all().get(1)
                        : component)
                .filter(OneOf.class::isInstance)
                .map(one -> ((OneOf) one).offer())
                .findFirst()
                .orElse("none");
    }

    private static LevelPlan twoShrines() {
        return GeneratorTrials.plan(
                BspLevels.of(60, 30).then(AddVaults.of(SHRINE).upTo(2).atLeast(2)), 1);
    }

    @Test
    void eachPlacedVaultHasAnOfferOfItsOwnHoweverDeepItsThingsLie() {
        LevelContent content = THEME.content(twoShrines());
        List<String> axes = content.placements().stream()
                .filter(each -> each.what().name().equals("axe"))
                .map(each -> offer(each.what()))
                .toList();
        List<String> bows = content.placements().stream()
                .filter(each -> each.what().name().equals("chest"))
                .map(each -> each.what().belongings().get(0).what())
                .map(bag -> offer(bag.belongings().get(0).what()))
                .toList();
        assertThat(axes).hasSize(2).doesNotHaveDuplicates();
        assertThat(bows).isEqualTo(axes);
    }

    @Test
    void outsideOfVaultsAnOfferIsThatOfItsName() {
        LevelDraft draft = LevelDraft.of(5, 3);
        draft.dig(new Rect(1, 1, 3, 1), AreaKind.ROOM, false);
        draft.mark(new Mark("axe", new Point(1, 1), 1, "test"));
        LevelContent content = THEME.content(Drawn.plan(draft));
        assertThat(content.placements()).extracting(each -> offer(each.what())).containsExactly("shrine");
    }
}
