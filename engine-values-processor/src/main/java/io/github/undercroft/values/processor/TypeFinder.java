package io.github.undercroft.values.processor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Finds the types that one annotation asks for: what a state holds by itself, and what sits in that. */
final class TypeFinder {

    private final Request request;
    private final Elements elements;
    private final Types types;
    private final Annotations annotations;
    private final Forms forms;
    private final List<TypeElement> scope;
    private final List<Problem> problems = new ArrayList<>();
    /** By qualified name, so that the result has an order. */
    private final Map<String, SavedType> found = new TreeMap<>();

    private final ArrayDeque<TypeElement> open = new ArrayDeque<>();
    private final Set<String> met = new TreeSet<>();
    private final Optional<OtherPackages> others;
    private boolean unfinished;

    /**
     * Finds them.
     *
     * @param others tells what is saved elsewhere; empty if a type that is not to be found here is no problem
     */
    TypeFinder(Request request, ProcessingEnvironment environment, Optional<OtherPackages> others) {
        this.others = others;
        this.request = request;
        this.elements = environment.getElementUtils();
        this.types = environment.getTypeUtils();
        this.annotations = new Annotations(elements);
        this.forms = new Forms(request, elements);
        this.scope = request.scope();
        collect();
        findEqualNames();
    }

    /** The types, sorted by their names in saves. */
    List<SavedType> types() {
        return found.values().stream()
                .sorted(Comparator.comparing(SavedType::name))
                .toList();
    }

    /** The types, and those that the author left alone since somebody else sees to them. */
    List<TypeElement> known() {
        List<TypeElement> known = new ArrayList<>(request.except());
        found.values().forEach(type -> known.add(type.element()));
        return known;
    }

    List<Problem> problems() {
        return problems;
    }

    /** Whether a component's type is not there: perhaps another processor is about to write it. */
    boolean isUnfinished() {
        return unfinished;
    }

    private void collect() {
        List<TypeElement> held = new ArrayList<>();
        for (String name : EngineNames.HELD_BY_STATES) {
            TypeElement type = elements.getTypeElement(name);
            if (type != null) {
                held.add(type);
            }
        }
        request.also().forEach(this::addNamed);
        for (TypeElement type : scope) {
            Optional<TypeElement> because =
                    held.stream().filter(each -> isA(type, each)).findFirst();
            if (Annotations.find(type, EngineNames.SAVED_AS).isPresent()) {
                add(type, type, "has @SavedAs");
            } else if (because.isPresent()) {
                addImplementation(type, because.get());
            }
        }
        while (!open.isEmpty()) {
            read(open.remove());
        }
    }

    private boolean isA(TypeElement type, TypeElement general) {
        return types.isSubtype(types.erasure(type.asType()), types.erasure(general.asType()));
    }

    private void addNamed(TypeElement type) {
        boolean general = type.getKind().isInterface();
        if (general && hasImplementations(type)) {
            addImplementations(type);
            return;
        }
        Optional<Element> saver = others.flatMap(each -> each.saverOf(type, request.annotated()));
        if (saver.isPresent()) {
            problem(
                    request.annotated(),
                    type.getSimpleName() + " is saved by the @SavedValues of " + saver.get()
                            + " already; take it out of also");
        } else if (general) {
            problem(
                    request.annotated(),
                    type.getSimpleName()
                            + " is named in also of @SavedValues, but no record or enum here implements it;"
                            + " name its records in also");
        } else {
            add(type, request.annotated(), "is named in @SavedValues");
        }
    }

    private void addImplementations(TypeElement general) {
        here().filter(type -> isA(type, general)).forEach(type -> addImplementation(type, general));
    }

    private void addImplementation(TypeElement type, TypeElement general) {
        if (!type.getKind().isInterface() && !type.getModifiers().contains(Modifier.ABSTRACT)) {
            add(type, type, "is a " + general.getSimpleName());
        }
    }

    private void add(TypeElement type, Element where, String because) {
        if (request.except().contains(type) || !met.add(type.getQualifiedName().toString())) {
            return;
        }
        if (type.getKind() != ElementKind.RECORD && type.getKind() != ElementKind.ENUM) {
            problem(
                    where,
                    type.getSimpleName() + " " + because
                            + ", but only records and enums can be saved; make it a record, or write a ValueType by"
                            + " hand and name the class in except = {...} of @SavedValues");
        } else if (!type.getTypeParameters().isEmpty()) {
            problem(
                    where,
                    type.getSimpleName()
                            + " is generic, and a save doesn't keep of what; take its type parameters away, or write a"
                            + " ValueType by hand and name it in except = {...} of @SavedValues");
        } else if (!isAccessible(type)) {
            problem(
                    where,
                    type.getSimpleName() + " " + because + ", but " + request.className() + " can't use it; "
                            + howToOpen(type) + ", or name it in except = {...} of @SavedValues");
        } else {
            open.add(type);
        }
    }

    private String howToOpen(TypeElement type) {
        return Request.packageOf(type).equals(request.home())
                ? "take \"private\" away"
                : "make it public, or put @SavedValues on its own package";
    }

    private boolean isAccessible(TypeElement type) {
        boolean near = Request.packageOf(type).equals(request.home());
        for (Element at = type; at instanceof TypeElement; at = at.getEnclosingElement()) {
            Set<Modifier> modifiers = at.getModifiers();
            if (near ? modifiers.contains(Modifier.PRIVATE) : !modifiers.contains(Modifier.PUBLIC)) {
                return false;
            }
        }
        return true;
    }

    private void problem(Element where, String what) {
        problems.add(new Problem(where, what));
    }

    private void read(TypeElement type) {
        Optional<AnnotationMirror> mirror = Annotations.find(type, EngineNames.SAVED_AS);
        String name = mirror.map(each -> annotations.text(each, "value"))
                .filter(text -> !text.isEmpty())
                .orElseGet(() ->
                        Names.inSaves(request.namespace(), type.getSimpleName().toString(), request.hyphenated()));
        List<String> formerly =
                mirror.map(each -> annotations.texts(each, "formerly")).orElse(List.of());
        String constant = mirror.map(each -> annotations.text(each, "constant")).orElse("");
        boolean isEmptyRecord = type.getKind() == ElementKind.RECORD
                && type.getRecordComponents().isEmpty();
        if (!constant.isEmpty() && !isEmptyRecord) {
            problem(type, "constant is for records without components; " + type.getSimpleName() + " is none");
        }
        found.put(
                type.getQualifiedName().toString(),
                new SavedType(type, request.reference(type), name, formerly, constant, formsOf(type)));
    }

    private List<Form> formsOf(TypeElement type) {
        List<Form> all = new ArrayList<>();
        Map<String, String> fields = new LinkedHashMap<>();
        for (RecordComponentElement component : type.getRecordComponents()) {
            String name = component.getSimpleName().toString();
            String field = Annotations.find(component, EngineNames.SAVED_AS)
                    .map(each -> annotations.text(each, "value"))
                    .filter(text -> !text.isEmpty())
                    .orElse(name);
            String earlier = fields.putIfAbsent(field, name);
            if (earlier != null) {
                problem(
                        lineOf(component),
                        "The components " + earlier + " and " + name + " of " + type.getSimpleName()
                                + " are both saved as \"" + field + "\"; give one another name");
            }
            try {
                Forms.Found form = forms.of(component, name, field);
                all.add(form.form());
                form.needs().ifPresent(needed -> reach(needed, type, component));
            } catch (Forms.Refused refused) {
                refuse(type, component, refused.why());
            }
        }
        return all;
    }

    private void refuse(TypeElement type, RecordComponentElement component, String why) {
        if (isMissing(component.asType())) {
            unfinished = true;
        } else {
            problem(
                    lineOf(component),
                    "The component " + component.getSimpleName() + " of " + type.getSimpleName() + " " + why);
        }
    }

    private static boolean isMissing(TypeMirror type) {
        if (type instanceof DeclaredType declared
                && declared.getTypeArguments().stream().anyMatch(TypeFinder::isMissing)) {
            return true;
        }
        return type.getKind() == TypeKind.ERROR;
    }

    /** The compiler knows the line of the field, not of the component. */
    private static Element lineOf(RecordComponentElement component) {
        Element type = Objects.requireNonNull(component.getEnclosingElement(), "a component is in a record");
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().equals(component.getSimpleName()))
                .<Element>map(field -> field)
                .findFirst()
                .orElse(type);
    }

    /** A component is of that type, so what is of that type has to have value types. */
    private void reach(TypeElement needed, TypeElement owner, RecordComponentElement component) {
        if (needed.asType().getKind() == TypeKind.ERROR) {
            unfinished = true;
            return;
        }
        if (request.except().contains(needed)) {
            return;
        }
        boolean general =
                needed.getKind() != ElementKind.ENUM && needed.getModifiers().contains(Modifier.ABSTRACT);
        if (!general && scope.contains(needed)) {
            add(
                    needed,
                    Forms.isPlainClass(needed) ? lineOf(component) : needed,
                    "is a component of " + owner.getSimpleName());
        } else if (general && hasImplementations(needed)) {
            addImplementations(needed);
        } else if (!request.also().contains(needed)) {
            whyLost(needed, general)
                    .ifPresent(why -> problem(
                            lineOf(component),
                            "The component " + component.getSimpleName() + " of " + owner.getSimpleName() + " is a "
                                    + needed.getQualifiedName() + ", " + why));
        }
    }

    private boolean hasImplementations(TypeElement general) {
        return EngineNames.HELD_BY_STATES.contains(general.getQualifiedName().toString())
                || here().anyMatch(type -> type.getKind().isClass() && isA(type, general));
    }

    /** What is in the annotated package or class, or named in its annotation. */
    private Stream<TypeElement> here() {
        return Stream.concat(scope.stream(), request.also().stream());
    }

    /** Why nobody would save what is of a type that is not to be found here, and the way out; empty if somebody does. */
    private Optional<String> whyLost(TypeElement needed, boolean general) {
        Optional<String> unsaved =
                scope.contains(needed) ? Optional.empty() : others.flatMap(each -> each.whyUnsaved(needed));
        String except =
                "name it in except = {" + needed.getSimpleName() + ".class} of @SavedValues if others register ";
        if (Forms.isFunctional(needed, elements) && (scope.contains(needed) || unsaved.isPresent())) {
            return Optional.of(
                    "an interface for lambdas, and a lambda can't be saved; write records that implement it, or "
                            + except + "such");
        }
        return unsaved.map(why -> why
                + (general
                        ? "; put @SavedValues where its records are, name them here in also, or " + except + "them"
                        : "; " + howToSave(needed) + ", or " + except + "it"));
    }

    /** What {@code also} refuses is not advised to be named there. */
    private String howToSave(TypeElement lost) {
        boolean isValue = lost.getKind() == ElementKind.RECORD || lost.getKind() == ElementKind.ENUM;
        if (!isValue || !lost.getTypeParameters().isEmpty()) {
            return isValue ? "take its type parameters away" : "make it a record";
        }
        return isAccessible(lost)
                ? "save it there, name it here in also = {" + lost.getSimpleName() + ".class}"
                : howToOpen(lost);
    }

    private void findEqualNames() {
        Map<String, SavedType> byName = new LinkedHashMap<>();
        for (SavedType type : found.values()) {
            List<String> names = new ArrayList<>(type.formerly());
            names.add(0, type.name());
            for (String name : names) {
                SavedType earlier = byName.putIfAbsent(name, type);
                if (earlier != null) {
                    problem(
                            type.element(),
                            "The name \"" + name + "\" is that of "
                                    + earlier.element().getQualifiedName()
                                    + "; give " + type.element().getSimpleName()
                                    + " another one with @SavedAs(\"...\")");
                }
            }
        }
    }
}
