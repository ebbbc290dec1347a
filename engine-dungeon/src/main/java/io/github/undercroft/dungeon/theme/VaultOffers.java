package io.github.undercroft.dungeon.theme;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.Reaction;
import io.github.undercroft.item.OneOf;
import java.util.ArrayList;
import java.util.List;

/** Makes what is one of several in a vault one of those in that vault, and not of those in each vault of the level. */
final class VaultOffers {

    private VaultOffers() {}

    /** The thing with all that it has with it, however deep, parents before what they hold; made again from the end. */
    static Blueprint of(Blueprint thing, int vault) {
        List<Blueprint> all = new ArrayList<>();
        List<Integer> held = new ArrayList<>();
        all.add(thing);
        for (int i = 0; i < all.size(); i++) {
            held.add(all.size());
            all.get(i).belongings().forEach(belonging -> all.add(belonging.what()));
        }
        for (int i = all.size() - 1; i >= 0; i--) {
            Blueprint before = all.get(i);
            ImmutableList.Builder<Blueprint.Belonging> belongings = ImmutableList.builder();
            for (int j = 0; j < before.belongings().size(); j++) {
                belongings.add(new Blueprint.Belonging(
                        all.get(held.get(i) + j), before.belongings().get(j).worn()));
            }
            List<Component> components = before.components().stream()
                    .map(component -> inVault(component, vault))
                    .toList();
            all.set(i, new Blueprint(before.name(), components, belongings.build()));
        }
        return all.get(0);
    }

    private static Component inVault(Component component, int vault) {
        return component instanceof Reaction.Several several
                ? new Reaction.Several(several.all().stream()
                        .map(each -> (Reaction) offerIn(each, vault))
                        .toList())
                : offerIn(component, vault);
    }

    private static Component offerIn(Component component, int vault) {
        return component instanceof OneOf one ? new OneOf(one.offer() + " in area " + vault) : component;
    }
}
