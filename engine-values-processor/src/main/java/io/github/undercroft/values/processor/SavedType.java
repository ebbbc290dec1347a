package io.github.undercroft.values.processor;

import java.util.List;
import javax.lang.model.element.TypeElement;

/**
 * A record or an enum that has a value type.
 *
 * @param element the type
 * @param reference the type as it stands in the generated source
 * @param name its name in saves
 * @param formerly its names in older saves
 * @param constant the constant as which it stands in saves, if it has no components and was an enum; else empty
 * @param forms its components, in their order; none for an enum
 */
record SavedType(
        TypeElement element, String reference, String name, List<String> formerly, String constant, List<Form> forms) {

    SavedType {
        formerly = List.copyOf(formerly);
        forms = List.copyOf(forms);
    }
}
