package io.github.undercroft.docs;

import com.google.common.base.Splitter;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes compilation units of Java blocks. A block that shows a file is one already. Any other one becomes the body of a
 * method, in the package of the page's files and types; it may use every type of the library and of {@code java.util} without
 * importing it, and what the comment above it gives.
 */
record CodeBlocks(Page page, List<String> libraryPackages) {

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

    Compilation.Unit unit(Block block) {
        return block.file().isPresent()
                ? new Compilation.Unit(className(block), block.text(), line -> line + block.line())
                : new Compilation.Unit(className(block), wrapped(block), line -> line + block.line() - 1);
    }

    /** The block in a class of its own, whose head is one line, so that the block's first line is the second. */
    private String wrapped(Block block) {
        StringBuilder head = new StringBuilder();
        StringBuilder body = new StringBuilder();
        if (!homePackage().isEmpty()) {
            head.append("package ").append(homePackage()).append("; ");
        }
        libraryPackages.forEach(name -> head.append("import ").append(name).append(".*; "));
        head.append("import java.util.*; import java.lang.invoke.MethodHandles; ");
        for (String line : Splitter.on('\n').split(block.text())) {
            boolean isImport = IMPORT.matcher(line).matches();
            (isImport ? head : body).append(line).append(' ');
            body.append('\n');
        }
        String given = block.is("run") ? "String[] arguments" : block.given();
        return head + "final class Block" + block.line() + " { static void main(" + given + ") throws Exception {\n"
                + body + "}}\n";
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
