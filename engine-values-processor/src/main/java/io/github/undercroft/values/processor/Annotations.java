package io.github.undercroft.values.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.Elements;

/** Reads annotations by their names. A value that does not compile is left out: the compiler reports it itself. */
final class Annotations {

    private final Elements elements;

    Annotations(Elements elements) {
        this.elements = elements;
    }

    static Optional<AnnotationMirror> find(Element element, String annotation) {
        return element.getAnnotationMirrors().stream()
                .filter(mirror -> named(mirror).contentEquals(annotation))
                .<AnnotationMirror>map(mirror -> mirror)
                .findFirst();
    }

    private static javax.lang.model.element.Name named(AnnotationMirror mirror) {
        return ((TypeElement) mirror.getAnnotationType().asElement()).getQualifiedName();
    }

    /** Whether it has an annotation of that simple name, on the element or on its type. */
    static boolean has(Element element, String simpleName) {
        List<AnnotationMirror> all = new ArrayList<>(element.getAnnotationMirrors());
        all.addAll(element.asType().getAnnotationMirrors());
        return all.stream()
                .anyMatch(mirror ->
                        mirror.getAnnotationType().asElement().getSimpleName().contentEquals(simpleName));
    }

    private Optional<Object> member(AnnotationMirror mirror, String name) {
        for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> each :
                elements.getElementValuesWithDefaults(mirror).entrySet()) {
            if (each.getKey().getSimpleName().contentEquals(name)) {
                return Optional.of(each.getValue().getValue());
            }
        }
        return Optional.empty();
    }

    String text(AnnotationMirror mirror, String name) {
        return member(mirror, name)
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .orElse("");
    }

    boolean flag(AnnotationMirror mirror, String name) {
        return member(mirror, name).equals(Optional.of(true));
    }

    List<String> texts(AnnotationMirror mirror, String name) {
        return members(mirror, name, String.class);
    }

    List<TypeElement> types(AnnotationMirror mirror, String name) {
        return members(mirror, name, DeclaredType.class).stream()
                .map(type -> (TypeElement) type.asElement())
                .toList();
    }

    private <T> List<T> members(AnnotationMirror mirror, String name, Class<T> type) {
        List<T> found = new ArrayList<>();
        if (member(mirror, name).orElse(List.of()) instanceof List<?> values) {
            for (Object each : values) {
                if (each instanceof AnnotationValue value && type.isInstance(value.getValue())) {
                    found.add(type.cast(value.getValue()));
                }
            }
        }
        return found;
    }
}
