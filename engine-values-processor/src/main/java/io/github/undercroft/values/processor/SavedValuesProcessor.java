package io.github.undercroft.values.processor;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.QualifiedNameable;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/**
 * Writes a class with value types for each {@code @SavedValues}. The same sources give the same text, in whichever order
 * the compiler gets them.
 */
public final class SavedValuesProcessor extends AbstractProcessor {

    /** Annotated packages and classes for which nothing is written yet, by name. */
    private final Map<String, Boolean> waiting = new TreeMap<>();

    /** For the compiler. */
    public SavedValuesProcessor() {}

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(EngineNames.SAVED_VALUES, EngineNames.SAVED_AS, EngineNames.GENERATED);
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @SuppressWarnings("DoNotClaimAnnotations") // else javac warns that nobody claimed them, an error with -Werror
    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        for (TypeElement annotation : annotations) {
            if (annotation.getQualifiedName().contentEquals(EngineNames.SAVED_VALUES)) {
                for (Element annotated : round.getElementsAnnotatedWith(annotation)) {
                    String name =
                            ((QualifiedNameable) annotated).getQualifiedName().toString();
                    waiting.put(name, annotated instanceof PackageElement);
                }
            }
        }
        if (!round.processingOver()) {
            waiting.entrySet().removeIf(each -> isDone(each.getKey(), each.getValue()));
        }
        return true;
    }

    /** Looks it up by name: elements of an earlier round are out of date. */
    private boolean isDone(String name, boolean isPackage) {
        Element annotated = isPackage
                ? processingEnv.getElementUtils().getPackageElement(name)
                : processingEnv.getElementUtils().getTypeElement(name);
        Optional<AnnotationMirror> mirror =
                annotated == null ? Optional.empty() : Annotations.find(annotated, EngineNames.SAVED_VALUES);
        if (annotated == null || mirror.isEmpty()) {
            return true;
        }
        Request request = Request.of(annotated, mirror.get(), processingEnv.getElementUtils());
        TypeFinder found = new TypeFinder(request, processingEnv, Optional.of(new OtherPackages(processingEnv)));
        if (found.isUnfinished()) {
            return false;
        }
        found.problems().forEach(problem -> report(problem.where(), problem.what()));
        // If there are problems, an empty class: without it, each use of it would be another error.
        write(request, found.problems().isEmpty() ? found.types() : List.of());
        return true;
    }

    private void report(Element where, String what) {
        processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, what, where);
    }

    private void write(Request request, List<SavedType> types) {
        String prefix = request.home().isUnnamed() ? "" : request.home().getQualifiedName() + ".";
        GeneratedClass generated = new GeneratedClass(request, types, processingEnv.getElementUtils());
        Element[] origins = Stream.concat(
                        Stream.of(request.annotated()), types.stream().map(SavedType::element))
                .toArray(Element[]::new);
        try (Writer file = processingEnv
                .getFiler()
                .createSourceFile(prefix + request.className(), origins)
                .openWriter()) {
            file.write(generated.text());
        } catch (FilerException taken) {
            report(
                    request.annotated(),
                    "There is a class " + prefix + request.className()
                            + " already; choose another name with className = \"...\" of @SavedValues");
        } catch (IOException unwritable) {
            report(request.annotated(), "Can't write " + prefix + request.className() + ": " + unwritable.getMessage());
        }
    }
}
