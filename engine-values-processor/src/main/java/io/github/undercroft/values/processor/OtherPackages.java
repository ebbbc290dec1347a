package io.github.undercroft.values.processor;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Types;

/** Tells whether a type outside the annotated package or class is saved where it stands. */
final class OtherPackages {

    private final ProcessingEnvironment environment;
    private final Types types;
    /** What each annotated package or class saves or leaves alone, by its name. */
    private final Map<String, TypeFinder> saved = new HashMap<>();

    OtherPackages(ProcessingEnvironment environment) {
        this.environment = environment;
        this.types = environment.getTypeUtils();
    }

    /**
     * Why nobody saves a type, or empty if somebody does. The engine registers its own types.
     *
     * @param needed a record, enum, class or interface
     */
    Optional<String> whyUnsaved(TypeElement needed) {
        if (isOfEngine(needed)) {
            return Optional.empty();
        }
        Optional<Element> home = homeOf(needed);
        return home.isEmpty()
                ? Optional.of("which is in no package or class with @SavedValues")
                : home.filter(at -> savedBy(at).known().stream().noneMatch(type -> isA(type, needed)))
                        .map(at -> "which the @SavedValues of " + at + " doesn't find");
    }

    /** The package or class other than that one that saves a type, or what implements it, as far as its own place or the engine tells. */
    Optional<Element> saverOf(TypeElement named, Element butFor) {
        Stream<Element> engine = EngineNames.SAVING_FOR_OTHERS.stream()
                .filter(name -> isOfEngine(named))
                .flatMap(name -> Stream.ofNullable(environment.getElementUtils().getPackageElement(name)));
        return Stream.concat(homeOf(named).stream(), engine)
                .filter(at -> !at.equals(butFor) && annotation(at).isPresent())
                .filter(at -> savedBy(at).types().stream().anyMatch(type -> isA(type.element(), named)))
                .findFirst();
    }

    private static boolean isOfEngine(TypeElement type) {
        return type.getQualifiedName().toString().startsWith(EngineNames.ENGINE);
    }

    /** The annotated package or class around a type, or the type itself. */
    private static Optional<Element> homeOf(TypeElement type) {
        for (Element at = type; at != null; at = at.getEnclosingElement()) {
            if (annotation(at).isPresent()) {
                return Optional.of(at);
            }
        }
        return Optional.empty();
    }

    private static Optional<AnnotationMirror> annotation(Element at) {
        return Annotations.find(at, EngineNames.SAVED_VALUES);
    }

    private TypeFinder savedBy(Element annotated) {
        return saved.computeIfAbsent(annotated.toString(), name -> {
            Request request = Request.of(annotated, annotation(annotated).orElseThrow(), environment.getElementUtils());
            return new TypeFinder(request, environment, Optional.empty());
        });
    }

    private boolean isA(TypeElement type, TypeElement general) {
        return types.isSubtype(types.erasure(type.asType()), types.erasure(general.asType()));
    }
}
