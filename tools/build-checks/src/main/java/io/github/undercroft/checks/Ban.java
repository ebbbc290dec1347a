package io.github.undercroft.checks;

import java.util.List;

/**
 * Something that engine code must not do.
 *
 * @param name short and unique; a culprit and an allowed exception refer to the ban by it
 * @param why what would go wrong, and what to use instead
 * @param search finds it in compiled classes
 */
public record Ban(String name, String why, Search search) {

    /** @return every place that breaks the ban, allowed or not, sorted by its text */
    public List<Finding> findings(Code code) {
        return search.in(code)
                .distinct()
                .sorted((one, other) -> one.toString().compareTo(other.toString()))
                .toList();
    }

    @Override
    public String toString() {
        return name;
    }
}
