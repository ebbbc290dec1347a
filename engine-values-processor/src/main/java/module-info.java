/** Writes the value types of a package's records and enums at compile time. */
module io.github.undercroft.values.processor {
    requires java.compiler;
    requires static org.jspecify;

    provides javax.annotation.processing.Processor with
            io.github.undercroft.values.processor.SavedValuesProcessor;
}
