package io.github.undercroft.front.browser;

import io.github.undercroft.front.sheet.TileSet;
import io.github.undercroft.front.sheet.TileSheet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int32Array;

/** Sheets of tiles, whose pictures the browser unpacks. */
final class PageTiles {

    private PageTiles() {}

    /** Takes the pixels of a picture, each with red in its lowest byte and opacity in its highest; none if it can't be read. */
    @JSFunctor
    interface Unpacked extends JSObject {
        void accept(int width, Int32Array pixels);
    }

    /** Hands the tiles on once they are there, each sheet above those before it; those that the browser can't unpack are left out. */
    static void load(List<TileSheet> sheets, Consumer<Optional<TileSet>> loaded) {
        load(sheets, Optional.empty(), loaded);
    }

    private static void load(List<TileSheet> sheets, Optional<TileSet> below, Consumer<Optional<TileSet>> loaded) {
        if (sheets.isEmpty()) {
            loaded.accept(below);
            return;
        }
        TileSheet first = sheets.get(0);
        unpack(StoredBytes.text(first.picture()), (width, pixels) -> {
            Optional<TileSet> cut = width == 0 ? Optional.empty() : Optional.of(cut(first, width, pixels));
            Optional<TileSet> both =
                    cut.map(above -> below.map(set -> set.with(above)).orElse(above));
            load(sheets.subList(1, sheets.size()), both.or(() -> below), loaded);
        });
    }

    private static TileSet cut(TileSheet sheet, int width, Int32Array pixels) {
        int[] argb = pixels.copyToJavaArray();
        for (int i = 0; i < argb.length; i++) {
            argb[i] = CanvasSurface.swapped(argb[i]);
        }
        return sheet.cut(width, argb);
    }

    @JSBody(
            params = {"png", "unpacked"},
            script = "var image = new Image();"
                    + "image.onerror = function() { unpacked(0, new Int32Array(0)); }; image.onload = function() {"
                    + "var canvas = document.createElement('canvas');"
                    + "canvas.width = image.width; canvas.height = image.height;"
                    + "var context = canvas.getContext('2d'); context.drawImage(image, 0, 0);"
                    + "var data = context.getImageData(0, 0, image.width, image.height).data;"
                    + "unpacked(image.width, new Int32Array(data.buffer)); };"
                    + "image.src = 'data:image/png;base64,' + png;")
    private static native void unpack(String png, Unpacked unpacked);
}
