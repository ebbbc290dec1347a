package io.github.undercroft.front.browser;

import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Tells TeaVM, when it compiles, to use {@link ConsoleLoggerFactory} for SLF4J's {@code LoggerFactory}. */
public final class LoggingPolicy implements SubstitutionPolicy {

    /** TeaVM makes one by itself. */
    public LoggingPolicy() {}

    @Override
    public void contribute(SubstitutionSink sink) {
        sink.selectClasses("org.slf4j.LoggerFactory"::equals)
                .replacePackage("org.slf4j", LoggingPolicy.class.getPackageName())
                .simpleNamePrefix("Console");
    }
}
