package io.github.undercroft.front.browser;

import org.slf4j.Logger;

/** Takes the place of SLF4J's {@code LoggerFactory}, whose search for providers does not compile: {@link LoggingPolicy}. */
public final class ConsoleLoggerFactory {

    private ConsoleLoggerFactory() {}

    /** @return a logger that prints warnings and errors on the browser's console */
    public static Logger getLogger(String name) {
        return new ConsoleLogger(name);
    }

    /** @return a logger that prints warnings and errors on the browser's console */
    public static Logger getLogger(Class<?> owner) {
        return new ConsoleLogger(owner.getName());
    }
}
