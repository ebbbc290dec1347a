package io.github.undercroft.values.processor;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
    private final Map<String, List<TypeElement>> saved = new HashMap<>();

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
        if (needed.getQualifiedName().toString().startsWith(EngineNames.ENGINE)) {
            return Optional.empty();
        }
        for (Element at = needed; at != null; at = at.getEnclosingElement()) {
            Optional<AnnotationMirror> mirror = Annotations.find(at, EngineNames.SAVED_VALUES);
            if (mirror.isPresent()) {
                Request request = Request.of(at, mirror.get(), environment.getElementUtils());
                return savedBy(request).stream().anyMatch(type -> isA(type, needed))
                        ? Optional.empty()
                        : Optional.of("which the @SavedValues of " + at + " doesn't find");
            }
        }
        return Optional.of("which is in no package or class with @SavedValues");
    }

    private List<TypeElement> savedBy(Request request) {
        return saved.computeIfAbsent(
                request.annotated().toString(), name -> new TypeFinder(request, environment, Optional.empty()).known());
    }

    private boolean isA(TypeElement type, TypeElement general) {
        return types.isSubtype(types.erasure(type.asType()), types.erasure(general.asType()));
    }
}
