package io.github.undercroft.front.browser;

import io.github.undercroft.save.SaveException;
import java.util.Base64;

/** Bytes as text, since browsers keep only that. */
final class StoredBytes {

    private StoredBytes() {}

    static String text(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }

    static byte[] of(String text) {
        try {
            return Base64.getDecoder().decode(text);
        } catch (IllegalArgumentException otherText) {
            throw new SaveException(SaveException.Reason.DAMAGED, "What the browser kept is damaged.", otherText);
        }
    }
}
