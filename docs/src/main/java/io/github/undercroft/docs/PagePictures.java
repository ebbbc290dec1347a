package io.github.undercroft.docs;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.List;

/**
 * All pictures of the pages, in {@code docs/pictures}. A test draws each and compares it with its file, pixel by pixel.
 *
 * <p>To add or change one, write it down here or in a class named here, and run
 *
 * <pre>{@code
 * mvn -q -pl docs -am test -Dpictures.write -Dtest=PagePicturesTest -Dsurefire.failIfNoSpecifiedTests=false
 * }</pre>
 */
final class PagePictures {

    private PagePictures() {}

    static List<PagePicture> all() {
        return ImmutableList.<PagePicture>builder()
                .addAll(SightPictures.all())
                .addAll(AreaPictures.all())
                .addAll(PathPictures.all())
                .addAll(DungeonPictures.all())
                .addAll(GamePictures.all())
                .addAll(PlacePictures.all())
                .addAll(GroundPictures.all())
                .build();
    }

    static Path folder(Project project) {
        return project.root().resolve("docs/pictures");
    }
}
