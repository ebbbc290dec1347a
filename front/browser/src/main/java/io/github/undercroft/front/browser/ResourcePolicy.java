package io.github.undercroft.front.browser;

import com.google.common.collect.ImmutableList;
import java.util.Collection;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/**
 * Tells TeaVM, when it compiles, which files go into the page: fonts and tiles, and each {@code looks.txt} and {@code words.txt}
 * beside a class of the game.
 * A game that reads other files has a policy of its own for them.
 */
public final class ResourcePolicy extends DefaultResourcesPolicy {

    private static final String SHEETS = "io/github/undercroft/front/sheet/";
    private static final ImmutableList<String> ALWAYS = ImmutableList.of(
            SHEETS + "undercroft-8x16-medium.hex",
            SHEETS + "undercroft-8x16-bold.hex",
            SHEETS + "tiles.png",
            SHEETS + "tiles.txt",
            "io/github/undercroft/front/sentences.txt");

    /** TeaVM makes one by itself. */
    public ResourcePolicy() {}

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        Stream<String> tables = classes.stream()
                .map(name -> name.substring(0, name.lastIndexOf('.') + 1).replace('.', '/'))
                .flatMap(folder -> Stream.of(folder + "looks.txt", folder + "words.txt"));
        return Stream.concat(ALWAYS.stream(), tables)
                .distinct()
                .filter(file -> environment().classLoader().getResource(file) != null)
                .toArray(String[]::new);
    }
}
