package io.github.undercroft.front.sheet;

import com.google.common.base.Ascii;
import com.google.common.base.Strings;
import java.util.Map;

/** The number of colours that a terminal can show. */
public enum ColourDepth {
    /** All of them. */
    TRUE,
    /** A palette of 256. */
    PALETTE,
    /** The sixteen standard ones. */
    SIXTEEN,
    /** None: what is in view is bold. */
    NONE;

    /**
     * The colour depth that the variables {@code NO_COLOR}, {@code COLORTERM} and {@code TERM} announce.
     *
     * @param environment the variables
     */
    public static ColourDepth of(Map<String, String> environment) {
        String colours = Ascii.toLowerCase(Strings.nullToEmpty(environment.get("COLORTERM")));
        String term = Ascii.toLowerCase(Strings.nullToEmpty(environment.get("TERM")));
        if (!Strings.isNullOrEmpty(environment.get("NO_COLOR")) || term.startsWith("vt") || term.equals("dumb")) {
            return NONE;
        }
        if (colours.contains("truecolor") || colours.contains("24bit") || term.contains("direct")) {
            return TRUE;
        }
        return term.contains("256color") ? PALETTE : SIXTEEN;
    }
}
