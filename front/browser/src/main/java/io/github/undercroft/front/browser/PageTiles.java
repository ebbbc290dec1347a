package io.github.undercroft.front.browser;

import io.github.undercroft.front.sheet.BundledTiles;
import io.github.undercroft.front.sheet.TileSet;
import java.util.Optional;
import java.util.function.Consumer;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int32Array;

/** The bundled tiles, whose picture the browser unpacks. */
final class PageTiles {

    private PageTiles() {}

    /** Takes the pixels of a picture, each with red in its lowest byte and opacity in its highest; none if it can't be read. */
    @JSFunctor
    interface Unpacked extends JSObject {
        void accept(int width, Int32Array pixels);
    }

    /** Hands the tiles on once they are there, or nothing if the browser can't unpack them. */
    static void load(Consumer<Optional<TileSet>> loaded) {
        unpack(
                StoredBytes.text(BundledTiles.picture()),
                (width, pixels) -> loaded.accept(width == 0 ? Optional.empty() : Optional.of(cut(width, pixels))));
    }

    private static TileSet cut(int width, Int32Array pixels) {
        int[] argb = pixels.copyToJavaArray();
        for (int i = 0; i < argb.length; i++) {
            argb[i] = CanvasSurface.swapped(argb[i]);
        }
        return TileSet.cut(BundledTiles.SIZE, width, argb, BundledTiles.names());
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
