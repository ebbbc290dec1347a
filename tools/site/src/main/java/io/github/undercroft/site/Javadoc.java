package io.github.undercroft.site;

/** The Javadoc of the published modules. */
final class Javadoc {

    /** Its folder on the site. */
    static final String FOLDER = "javadoc";

    private Javadoc() {}
}
