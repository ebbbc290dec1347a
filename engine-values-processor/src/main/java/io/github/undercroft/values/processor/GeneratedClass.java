package io.github.undercroft.values.processor;

import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.util.Elements;

/** The text of a generated class. It uses nothing but the engine's value types and {@code java.util.List}. */
final class GeneratedClass {

    private static final String NEXT = ",\n                        ";

    private final Request request;
    private final List<SavedType> types;
    private final Elements elements;

    GeneratedClass(Request request, List<SavedType> types, Elements elements) {
        this.request = request;
        this.types = types;
        this.elements = elements;
    }

    String text() {
        StringBuilder text = new StringBuilder();
        if (!request.home().isUnnamed()) {
            text.append("package ").append(request.home().getQualifiedName()).append(";\n\n");
        }
        text.append("/** The value types that {@code @SavedValues} asks for, sorted by name. */\n");
        if (isAnnotationThere(EngineNames.GENERATED)) {
            text.append("@" + EngineNames.GENERATED + "(\"")
                    .append(SavedValuesProcessor.class.getName())
                    .append("\")\n");
        }
        text.append("public final class ")
                .append(request.className())
                .append(" implements " + EngineNames.VALUE_TYPES + " {\n\n");
        text.append("    /** For the service loader; use {@link #all()}. */\n");
        text.append("    public ").append(request.className()).append("() {}\n\n");
        text.append("    @Override\n");
        text.append("    public java.util.List<" + EngineNames.VALUE_TYPE + "<?>> types() {\n");
        text.append("        return all();\n    }\n\n");
        text.append("    /** @return the types */\n");
        suppress(text);
        text.append("    public static java.util.List<" + EngineNames.VALUE_TYPE + "<?>> all() {\n");
        text.append("        return java.util.List.<" + EngineNames.VALUE_TYPE + "<?>>of(");
        text.append(types.stream()
                .map(type -> "\n                " + expression(type))
                .collect(Collectors.joining(",")));
        return text.append(");\n    }\n}\n").toString();
    }

    private void suppress(StringBuilder text) {
        if (types.stream().anyMatch(type -> elements.isDeprecated(type.element()))) {
            text.append("    @SuppressWarnings({\"deprecation\", \"removal\", \"unchecked\"})\n");
        } else {
            text.append("    @SuppressWarnings(\"unchecked\") // a class literal has no type arguments\n");
        }
    }

    /** Whether the annotated package's module can use that annotation. */
    private boolean isAnnotationThere(String name) {
        javax.lang.model.element.ModuleElement module = elements.getModuleOf(request.home());
        return (module == null ? elements.getTypeElement(name) : elements.getTypeElement(module, name)) != null;
    }

    private String quoted(String text) {
        return elements.getConstantExpression(text);
    }

    private String expression(SavedType type) {
        String formerly = type.formerly().isEmpty()
                ? ""
                : type.formerly().stream()
                        .map(this::quoted)
                        .collect(Collectors.joining(", ", "\n                        .formerly(", ")"));
        return plainExpression(type) + formerly;
    }

    private String plainExpression(SavedType type) {
        String name = quoted(type.name());
        String made = type.reference();
        if (type.element().getKind() == javax.lang.model.element.ElementKind.ENUM) {
            return EngineNames.VALUE_TYPE + ".ofEnum(" + name + ", " + made + ".class)";
        }
        if (!type.constant().isEmpty()) {
            return EngineNames.VALUE_TYPE + ".single(" + name + ", new " + made + "(), " + quoted(type.constant())
                    + ")";
        }
        if (type.forms().isEmpty()) {
            return EngineNames.VALUE_TYPE + ".single(" + name + ", " + made + ".class, new " + made + "())";
        }
        String writing = type.forms().stream()
                .map(form -> "                            " + form.writing(quoted(form.field())) + "\n")
                .collect(Collectors.joining());
        String reading = type.forms().stream()
                .map(form -> "\n                                " + form.reading(quoted(form.field())))
                .collect(Collectors.joining(","));
        return "new " + EngineNames.VALUE_TYPE + "<" + made + ">(\n                        " + name + NEXT + made
                + ".class" + NEXT + "(value, out) -> {\n" + writing + "                        }" + NEXT + "in -> new "
                + made + "(" + reading + "))\n                        .withComponents("
                + type.forms().stream().map(form -> quoted(form.described())).collect(Collectors.joining(", ")) + ")";
    }
}
