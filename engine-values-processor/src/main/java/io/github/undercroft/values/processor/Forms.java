package io.github.undercroft.values.processor;

import io.github.undercroft.values.processor.Form.Kind;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Finds the form of a record component, or says why it has none. */
final class Forms {

    private static final String GUAVA_LIST = "com.google.common.collect.ImmutableList";

    private static final Set<String> BOXED =
            Set.of("java.lang.String", "java.lang.Integer", "java.lang.Long", "java.lang.Boolean", "java.lang.Double");
    private static final Set<String> UNORDERED =
            Set.of("java.util.Map", "java.util.Set", "java.util.Collection", "java.lang.Iterable");

    private final Request request;
    private final Elements elements;

    Forms(Request request, Elements elements) {
        this.elements = elements;
        this.request = request;
    }

    /** A component without a form. */
    static final class Refused extends Exception {
        private static final long serialVersionUID = 1L;

        Refused(String why) {
            super(why);
        }

        String why() {
            return String.valueOf(getMessage());
        }
    }

    /**
     * A form, and the type that has to have a value type for it.
     *
     * @param form the form
     * @param needs a record, enum, class or interface; empty if numbers and texts are all that it holds
     */
    record Found(Form form, Optional<TypeElement> needs) {}

    /**
     * The form of a component.
     *
     * @param name the name of the component
     * @param field its name in saves
     * @throws Refused if it has none
     */
    Found of(Element component, String name, String field) throws Refused {
        TypeMirror type = component.asType();
        if (Annotations.has(component, "Nullable")) {
            throw new Refused("may be null, which can't be saved; make it an Optional");
        }
        Optional<Kind> plain = plain(type);
        if (plain.isPresent()) {
            return new Found(new Form(name, field, plain.get(), ""), Optional.empty());
        }
        if (type.getKind().isPrimitive()) {
            throw new Refused("is a " + type + ", which has no form in a save; use int, long or double, or a String");
        }
        DeclaredType declared = declared(type);
        return switch (nameOf(declared)) {
            case "java.util.List" -> holding(name, field, Kind.LIST, declared);
            case GUAVA_LIST -> holding(name, field, Kind.GUAVA_LIST, declared);
            case "java.util.Optional" -> holding(name, field, Kind.OPTIONAL, declared);
            default -> single(name, field, Kind.VALUE, declared);
        };
    }

    private static Optional<Kind> plain(TypeMirror type) {
        return switch (type.getKind()) {
            case INT -> Optional.of(Kind.INTEGER);
            case LONG -> Optional.of(Kind.WHOLE);
            case BOOLEAN -> Optional.of(Kind.FLAG);
            case DOUBLE -> Optional.of(Kind.REAL);
            case DECLARED ->
                Optional.of(Kind.TEXT)
                        .filter(text -> nameOf((DeclaredType) type).equals("java.lang.String"));
            default -> Optional.empty();
        };
    }

    private static String nameOf(DeclaredType type) {
        return ((TypeElement) type.asElement()).getQualifiedName().toString();
    }

    private static DeclaredType declared(TypeMirror type) throws Refused {
        if (type.getKind() == TypeKind.ARRAY) {
            throw new Refused("is an array, which can be changed from outside and has no form in a save; use a List");
        }
        if (type instanceof DeclaredType declared) {
            return declared;
        }
        throw new Refused("is a " + type + ", and a save can't tell which type that is; name a record or an enum");
    }

    private Found holding(String name, String field, Kind kind, DeclaredType container) throws Refused {
        if (container.getTypeArguments().isEmpty()) {
            throw new Refused("must say what is in it, as in List<Point>");
        }
        TypeMirror inside = container.getTypeArguments().get(0);
        if (inside instanceof WildcardType wildcard && wildcard.getExtendsBound() != null) {
            inside = wildcard.getExtendsBound();
        }
        DeclaredType element = declared(inside);
        if (!element.getTypeArguments().isEmpty()) {
            throw new Refused("holds a " + element
                    + ", but what is in a List or Optional can't be generic; make a record with that one component");
        }
        return single(name, field, kind, element);
    }

    private Found single(String name, String field, Kind kind, DeclaredType type) throws Refused {
        TypeElement element = (TypeElement) type.asElement();
        String typeName = nameOf(type);
        if (BOXED.contains(typeName)) {
            return new Found(new Form(name, field, kind, typeName), Optional.empty());
        }
        refuseForeign(type, typeName);
        return new Found(new Form(name, field, kind, request.reference(element)), Optional.of(element));
    }

    private void refuseForeign(DeclaredType type, String typeName) throws Refused {
        String simpleName = type.asElement().getSimpleName().toString();
        if (typeName.equals("java.lang.Object")) {
            throw new Refused("is an Object, and a save can't tell which; name an interface or a record");
        }
        if (UNORDERED.contains(typeName)) {
            throw new Refused("is a " + simpleName
                    + ", which has no form in a save, since it has no order of its own; use a List of records");
        }
        if (typeName.startsWith("java.") || typeName.startsWith("javax.")) {
            String lambda = isFunctional((TypeElement) type.asElement(), elements) ? ": a lambda can't be saved" : "";
            throw new Refused("is a " + simpleName + ", which has no form in a save" + lambda
                    + "; use numbers, texts, or a record or enum of your own");
        }
        if (typeName.startsWith("com.google.common.collect.")) {
            throw new Refused(
                    "is a " + simpleName + ", which has no form in a save; use a List or an Optional of records");
        }
    }

    /** Whether lambdas can implement it: an interface with one abstract method beside those of every object. */
    static boolean isFunctional(TypeElement type, Elements elements) {
        if (!type.getKind().isInterface() || type.getModifiers().contains(Modifier.SEALED)) {
            return false;
        }
        Set<String> ofObject =
                ElementFilter.methodsIn(
                                elements.getTypeElement("java.lang.Object").getEnclosedElements())
                        .stream()
                        .map(ExecutableElement::toString)
                        .collect(Collectors.toUnmodifiableSet());
        return ElementFilter.methodsIn(elements.getAllMembers(type)).stream()
                        .filter(method -> method.getModifiers().contains(Modifier.ABSTRACT))
                        .filter(method -> !ofObject.contains(method.toString()))
                        .count()
                == 1;
    }

    /** Whether it is a class of which there can be objects, and neither a record nor an enum. */
    static boolean isPlainClass(TypeElement type) {
        return type.getKind() == ElementKind.CLASS && !type.getModifiers().contains(Modifier.ABSTRACT);
    }
}
