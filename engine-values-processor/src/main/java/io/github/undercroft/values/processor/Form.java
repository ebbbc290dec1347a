package io.github.undercroft.values.processor;

/**
 * How one record component is written and read.
 *
 * @param component the name of the component, which is its accessor's
 * @param field the name under which it stands in saves
 * @param kind its way of being written
 * @param element the class that reads it back, as it stands in source code; for lists and optional values that of what is
 *     in them; empty for plain numbers and texts
 */
record Form(String component, String field, Kind kind, String element) {

    /** The methods of a writer and a reader. */
    enum Kind {
        INTEGER("whole", "integer"),
        WHOLE("whole", "whole"),
        FLAG("flag", "flag"),
        REAL("real", "real"),
        TEXT("text", "text"),
        VALUE("value", "value"),
        OPTIONAL("optional", "optional"),
        LIST("list", "list"),
        GUAVA_LIST("list", "list");

        private final String writer;
        private final String reader;

        Kind(String writer, String reader) {
            this.writer = writer;
            this.reader = reader;
        }
    }

    /** Its field and type, of which a registry's fingerprint is made: {@code gems: List<Gem>}. */
    String described() {
        String simple = element.substring(element.lastIndexOf('.') + 1);
        return field + ": "
                + switch (kind) {
                    case INTEGER -> "int";
                    case WHOLE -> "long";
                    case FLAG -> "boolean";
                    case REAL -> "double";
                    case TEXT -> "String";
                    case VALUE -> simple;
                    case OPTIONAL -> "Optional<" + simple + ">";
                    case LIST, GUAVA_LIST -> "List<" + simple + ">";
                };
    }

    /** The statement that writes it, of {@code value} to {@code out}; {@code quoted} is the field as a Java text. */
    String writing(String quoted) {
        return "out." + kind.writer + "(" + quoted + ", value." + component + "());";
    }

    /** The expression that reads it from {@code in}. */
    String reading(String quoted) {
        String read = "in." + kind.reader + "(" + quoted + (element.isEmpty() ? "" : ", " + element + ".class") + ")";
        return kind == Kind.GUAVA_LIST ? "com.google.common.collect.ImmutableList.copyOf(" + read + ")" : read;
    }
}
