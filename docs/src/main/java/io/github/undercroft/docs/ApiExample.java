package io.github.undercroft.docs;

import com.google.common.base.Splitter;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * An example in the Javadoc of a source file: what stands between {@code <pre>} and its end.
 *
 * @param file the source file
 * @param line the line of it on which the example's first line stands, from 1
 * @param text the example as readers see it, each line ended
 */
record ApiExample(String file, int line, String text) {

    private static final Pattern EXAMPLE = Pattern.compile("<pre\\b[^>]*>(\\{@code)?+(.*?)</pre>", Pattern.DOTALL);
    private static final Pattern MARGIN = Pattern.compile("(?m)^ *\\* ?");
    private static final Pattern MEMBER = Pattern.compile("(private|public|static|record) .*", Pattern.DOTALL);
    private static final Pattern PRINTED = Pattern.compile("// prints (.*\n)");
    private static final Pattern COMMENT = Pattern.compile("(?m)\\s*//[^\"\n]*$");

    /** All examples of a source file, from top to bottom. */
    static List<ApiExample> in(String file, String source) {
        List<ApiExample> examples = new ArrayList<>();
        Matcher found = EXAMPLE.matcher(source);
        while (found.find()) {
            String text = MARGIN.matcher(found.group(2)).replaceAll("");
            boolean isCode = found.group(1) != null;
            long line = source.substring(0, found.start(2)).lines().count() + 1;
            examples.add(new ApiExample(file, (int) line, isCode ? withoutBrace(text) : unescaped(text)));
        }
        return examples;
    }

    private static String withoutBrace(String text) {
        return text.substring(1, text.lastIndexOf('}'));
    }

    private static String unescaped(String text) {
        return text.substring(1)
                .replace("&#64;", "@")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&amp;", "&");
    }

    /**
     * The example in a class of its own, which may use every type that the library exports. Members come first, then the
     * statements of a method. An unindented line begins a new one. What no semicolon or brace ends is an expression. An
     * example that declares a package is the package's description.
     */
    Compilation.Unit unit(String name, List<String> libraryPackages) {
        StringBuilder imports = new StringBuilder();
        libraryPackages.forEach(each -> imports.append("import ").append(each).append(".*; "));
        imports.append("import java.util.*; ");
        return isProgram()
                ? new Compilation.Unit(file, name, imports + source(name), shown -> shown + line - 2)
                : new Compilation.Unit(
                        file, CodeBlocks.packageOf(text) + ".package-info", text + imports, shown -> shown + line - 1);
    }

    /** Whether it is a program, and not the description of a package. */
    boolean isProgram() {
        return CodeBlocks.packageOf(text).isEmpty();
    }

    /** What it says that it prints, in comments behind what does so. */
    String printed() {
        return PRINTED.matcher(text).results().map(found -> found.group(1)).collect(Collectors.joining());
    }

    private String source(String name) {
        StringBuilder source =
                new StringBuilder("import static org.assertj.core.api.Assertions.assertThat; public final class " + name
                        + " extends " + Given.class.getName() + " {\n");
        String body = "@Override public void run() throws Exception { ";
        String end = "";
        for (String part : parts()) {
            String code = COMMENT.matcher(part).replaceAll("").strip();
            source.append(end);
            if (!MEMBER.matcher(code).matches()) {
                source.append(body);
                body = "";
            }
            boolean isStatement = code.isEmpty() || code.endsWith(";") || code.endsWith("}");
            source.append(isStatement ? "" : "value(").append(part);
            end = isStatement ? "" : "); ";
        }
        return source + end + body + "} public static void main(String[] arguments) throws Exception { new " + name
                + "().run(); }}\n";
    }

    private List<String> parts() {
        List<String> parts = new ArrayList<>();
        for (String line : Splitter.on('\n').split(text.stripTrailing())) {
            boolean isMore = !parts.isEmpty() && (line.isEmpty() || " })".indexOf(line.charAt(0)) >= 0);
            String above = isMore ? parts.remove(parts.size() - 1) : "";
            parts.add(above + line + "\n");
        }
        return parts;
    }
}
