package io.github.undercroft.examples.command;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints: the version of Undercroft and that of Java, as one line for a bug report. */
final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        // A jar has a version; classes in a folder have none.
        String own = Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("(not from a jar)");
        return new String[] {"Undercroft " + own + ", Java " + System.getProperty("java.version")};
    }
}
