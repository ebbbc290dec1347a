package io.github.undercroft.front.browser;

import com.google.common.collect.ImmutableList;
import java.util.Collection;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/**
 * Tells TeaVM, when it compiles, which files go into the page: fonts, and each {@code looks.txt}, {@code words.txt}, {@code
 * tiles.png} and {@code tiles.txt} beside a class of the program.
 * A game that reads other files has a policy of its own for them.
 */
public final class ResourcePolicy extends DefaultResourcesPolicy {

    private static final String SHEETS = "io/github/undercroft/front/sheet/";
    private static final ImmutableList<String> ALWAYS = ImmutableList.of(
            SHEETS + "undercroft-8x16-medium.hex",
            SHEETS + "undercroft-8x16-bold.hex",
            "io/github/undercroft/front/sentences.txt");
    /** Names of files that are taken from beside each class. */
    private static final ImmutableList<String> BESIDE =
            ImmutableList.of("looks.txt", "words.txt", "tiles.png", "tiles.txt");

    /** TeaVM makes one by itself. */
    public ResourcePolicy() {}

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        Stream<String> beside = classes.stream()
                .map(name -> name.substring(0, name.lastIndexOf('.') + 1).replace('.', '/'))
                .distinct()
                .flatMap(folder -> BESIDE.stream().map(folder::concat));
        return Stream.concat(ALWAYS.stream(), beside)
                .distinct()
                .filter(file -> environment().classLoader().getResource(file) != null)
                .toArray(String[]::new);
    }
}
