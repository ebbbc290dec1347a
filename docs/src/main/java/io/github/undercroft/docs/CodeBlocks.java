package io.github.undercroft.docs;

import com.google.common.base.Splitter;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes compilation units of Java blocks. A block that shows a file is one already. Any other one becomes the body of a
 * method, in the package of the page's files and types; it imports what it uses, since readers copy it, and may use what the
 * comment above it gives.
 */
record CodeBlocks(Page page, List<String> libraryPackages) {

    /** Behind the name of a block's class, that of the class with what is given. */
    private static final String GIVEN = "Given";

    private static final Pattern PACKAGE = Pattern.compile("^package ([\\w.]+);", Pattern.MULTILINE);
    private static final Pattern IMPORT = Pattern.compile("^import .*;$");

    /** The class of which the block is, or becomes, the source. */
    String className(Block block) {
        String home = block.file().isPresent() ? packageOf(block.text()) : homePackage();
        String simple = block.file()
                .map(file -> file.substring(file.lastIndexOf('/') + 1).replace(".java", ""))
                .orElse("Block" + block.line());
        return home.isEmpty() ? simple : home + "." + simple;
    }

    List<Compilation.Unit> units(Block block) {
        if (block.file().isPresent()) {
            return List.of(
                    new Compilation.Unit(page.name(), className(block), block.text(), line -> line + block.line()));
        }
        Compilation.Unit unit =
                new Compilation.Unit(page.name(), className(block), wrapped(block), line -> line + block.line() - 1);
        return block.given().isEmpty()
                ? List.of(unit)
                : List.of(
                        new Compilation.Unit(
                                page.name(), className(block) + GIVEN, given(block), line -> block.line() - 1),
                        unit);
    }

    /** A class with what is given as its fields. It is no part of what readers copy, so it may use every type of the library. */
    private String given(Block block) {
        StringBuilder source = new StringBuilder(packageLine());
        libraryPackages.forEach(name -> source.append("import ").append(name).append(".*; "));
        source.append("import java.util.*; class Block")
                .append(block.line())
                .append(GIVEN)
                .append(" { static ");
        int depth = 0;
        for (char each : block.given().toCharArray()) {
            depth += each == '<' ? 1 : each == '>' ? -1 : 0;
            source.append(each == ',' && depth == 0 ? "; static" : String.valueOf(each));
        }
        return source + "; }\n";
    }

    private String packageLine() {
        return homePackage().isEmpty() ? "" : "package " + homePackage() + "; ";
    }

    /** The block in a class of its own, whose head is one line, so that the block's first line is the second. */
    private String wrapped(Block block) {
        StringBuilder head = new StringBuilder(packageLine());
        StringBuilder body = new StringBuilder();
        for (String line : Splitter.on('\n').split(block.text())) {
            boolean isImport = IMPORT.matcher(line).matches();
            (isImport ? head : body).append(line).append(' ');
            body.append('\n');
        }
        String name = "Block" + block.line();
        return head + "final class " + name + (block.given().isEmpty() ? "" : " extends " + name + GIVEN)
                + " { static void main(String[] arguments) throws Exception {\n" + body + "}}\n";
    }

    private String homePackage() {
        return page.blocks().stream()
                .filter(block -> block.type().isPresent()
                        || (block.isCode() && block.file().isPresent()))
                .map(block -> packageOf(block.text()))
                .findFirst()
                .orElse("");
    }

    static String packageOf(String text) {
        Matcher found = PACKAGE.matcher(text);
        return found.find() ? found.group(1) : "";
    }
}
