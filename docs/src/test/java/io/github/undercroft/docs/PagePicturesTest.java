package io.github.undercroft.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.pictures.MovingPicture;
import io.github.undercroft.pictures.Picture;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** With {@code -Dpictures.write} it writes the pictures that changed, and then holds as well. */
class PagePicturesTest {

    private static final Project PROJECT = Project.here();
    private static final Path FOLDER = PagePictures.folder(PROJECT);

    @TempDir
    private Path folder;

    static List<PagePicture> pictures() {
        return PagePictures.all();
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void aPictureShowsWhatIsDrawnToday(PagePicture picture) {
        if (Boolean.getBoolean("pictures.write")) {
            picture.write(FOLDER);
        }
        assertThat(picture.problem(FOLDER))
                .as("to write all pictures anew, run the command in the comment of PagePictures")
                .isEmpty();
    }

    @Test
    void everyPictureIsDrawnByTheBuildAndHasANameOfItsOwn() {
        assertThat(pictures()).extracting(PagePicture::file).doesNotHaveDuplicates();
        assertThat(PROJECT.filesBelow("docs/pictures"))
                .containsExactlyInAnyOrderElementsOf(pictures().stream()
                        .map(picture -> "docs/pictures/" + picture.file())
                        .toList());
    }

    /** A page with larger ones is slow to show. */
    @Test
    void everyPictureIsSmallerThanAMegabyte() {
        assertThat(PROJECT.filesBelow("docs/pictures"))
                .allSatisfy(file ->
                        assertThat(PROJECT.root().resolve(file).toFile()).size().isLessThan(1_000_000));
    }

    @Test
    void aMovingPictureThatChangedIsCaught() {
        PagePicture before = moving("before");
        before.write(folder);
        assertThat(before.problem(folder)).isEmpty();
        assertThat(moving("behind").problem(folder))
                .hasValueSatisfying(problem ->
                        assertThat(problem).contains("sample.gif is no longer what is drawn: in picture 0 pixel ("));
    }

    private static PagePicture moving(String text) {
        return PagePicture.moving(
                "sample",
                () -> new MovingPicture(
                        List.of(new MovingPicture.Still(Picture.text(text).pixels(), 10))));
    }

    @Test
    void aPictureThatChangedOrIsMissingIsCaught() {
        PagePicture before = PagePicture.still("sample", () -> Picture.text("before"));
        PagePicture after = PagePicture.still("sample", () -> Picture.text("behind"));
        assertThat(before.problem(folder))
                .hasValueSatisfying(problem -> assertThat(problem).startsWith("there is no "));
        before.write(folder);
        assertThat(before.problem(folder)).isEmpty();
        assertThat(after.problem(folder))
                .hasValueSatisfying(
                        problem -> assertThat(problem).contains("sample.png is no longer what is drawn: pixel ("));
        after.write(folder);
        assertThat(after.problem(folder)).isEmpty();
    }
}
