package io.github.undercroft.checks;

/**
 * One place that breaks a rule.
 *
 * @param className the class, as {@link Class#getName()} gives it
 * @param where what was found there, for the reader of a failed build
 */
public record Finding(String className, String where) {
    @Override
    public String toString() {
        return className + ": " + where;
    }
}
