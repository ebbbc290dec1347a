package io.github.undercroft.checks;

/**
 * A promise that does not hold.
 *
 * @param name what it is about, as a page has to name it: {@code Type}, {@code Type.member} or {@code new Type}
 */
public record ApiBreak(String name, String what) {

    /** @return whether a piece of code in the text, between backticks, has the name */
    public boolean isNamedIn(String text) {
        String[] parts = text.split("`", -1);
        for (int i = 1; i < parts.length; i += 2) {
            if (names(parts[i])) {
                return true;
            }
        }
        return false;
    }

    private boolean names(String code) {
        for (int at = code.indexOf(name); at >= 0; at = code.indexOf(name, at + 1)) {
            int end = at + name.length();
            boolean begins = at == 0 || !Character.isJavaIdentifierPart(code.charAt(at - 1));
            boolean ends = end == code.length()
                    || !(Character.isJavaIdentifierPart(code.charAt(end)) || code.charAt(end) == '.');
            if (begins && ends) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return what + "; keep it, or name `" + name + "`";
    }
}
