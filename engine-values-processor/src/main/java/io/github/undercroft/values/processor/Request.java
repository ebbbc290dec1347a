package io.github.undercroft.values.processor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * One annotated package or class.
 *
 * @param annotated the package or class
 * @param home the package of the generated class
 * @param className the simple name of the generated class
 * @param namespace the beginning of names, or empty
 * @param hyphenated whether names are written with hyphens
 * @param also types that are named in the annotation
 * @param except types that are left alone
 */
record Request(
        Element annotated,
        PackageElement home,
        String className,
        String namespace,
        boolean hyphenated,
        List<TypeElement> also,
        List<TypeElement> except) {

    Request {
        also = List.copyOf(also);
        except = List.copyOf(except);
    }

    static Request of(Element annotated, AnnotationMirror mirror, Elements elements) {
        Annotations annotations = new Annotations(elements);
        String named = annotations.text(mirror, "className");
        return new Request(
                annotated,
                elements.getPackageOf(annotated),
                named.isEmpty() ? defaultName(annotated) : named,
                annotations.text(mirror, "value"),
                annotations.flag(mirror, "hyphenated"),
                annotations.types(mirror, "also"),
                annotations.types(mirror, "except"));
    }

    /** The last part of the package's name, or the names of the class and of those around it. */
    private static String defaultName(Element annotated) {
        StringBuilder name = new StringBuilder();
        for (Element at = annotated; at instanceof TypeElement; at = at.getEnclosingElement()) {
            name.insert(0, at.getSimpleName());
        }
        if (annotated instanceof PackageElement) {
            name.append(Names.capitalized(annotated.getSimpleName().toString()));
        }
        return name.append("Values").toString();
    }

    /**
     * All types of the package, or those nested in the class, sorted by name; without those in a class that has the
     * annotation itself.
     */
    List<TypeElement> scope() {
        List<TypeElement> found = new ArrayList<>();
        addNested(annotated, found);
        found.sort(Comparator.comparing(type -> type.getQualifiedName().toString()));
        return found;
    }

    private static void addNested(Element outer, List<TypeElement> found) {
        for (TypeElement type : ElementFilter.typesIn(outer.getEnclosedElements())) {
            if (type.getKind() != ElementKind.ANNOTATION_TYPE) {
                found.add(type);
            }
            if (Annotations.find(type, EngineNames.SAVED_VALUES).isEmpty()) {
                addNested(type, found);
            }
        }
    }

    /** The package in which a type is. */
    static PackageElement packageOf(Element type) {
        Element at = type;
        while (!(at instanceof PackageElement)) {
            at = Objects.requireNonNull(at.getEnclosingElement(), "every type is in a package");
        }
        return (PackageElement) at;
    }

    /** A type as it stands in the generated source: the package goes without saying if it is the same. */
    String reference(TypeElement type) {
        String name = type.getQualifiedName().toString();
        return packageOf(type).equals(home) && !home.isUnnamed()
                ? name.substring(home.getQualifiedName().length() + 1)
                : name;
    }
}
