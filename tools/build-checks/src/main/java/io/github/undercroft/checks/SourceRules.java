package io.github.undercroft.checks;

import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Rules that are checked in source text: the compiler keeps neither comments nor file names. */
public final class SourceRules {

    private static final Pattern PUBLIC_TYPE = Pattern.compile(
            "^public (?:(?:abstract|final|sealed|non-sealed|strictfp) )*(?:class|record|enum|interface|@interface) (\\w+)",
            Pattern.MULTILINE);
    private static final Pattern TEST = Pattern.compile(
            "^\\s+@(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Property|Example|FuzzTest)\\b",
            Pattern.MULTILINE);
    private static final Pattern STRAY_COMMENT = Pattern.compile("\\*/\\s*\\n\\s*/\\*\\*");
    private static final Pattern DISABLED = Pattern.compile("^\\s*@Disabled\\w*", Pattern.MULTILINE);
    /** Those of the field that end like a participle. */
    private static final ImmutableSet<String> NOUNS = ImmutableSet.of(
            "Ending",
            "Fencing",
            "Finding",
            "LevelSetting",
            "MarkMeaning",
            "Recording",
            "Perception.Sighting",
            "Stocking",
            "StoredRecording",
            "Wording");

    /** A class whose tests run only in its subclasses. */
    private static final Pattern TO_EXTEND =
            Pattern.compile("^(?:public )?(?:abstract class|(?:sealed )?interface) ", Pattern.MULTILINE);

    /** A main file of more lines is two concepts. */
    private static final int LINES = 400;

    private static final int LINES_OF_A_TEST = 500;

    private SourceRules() {}

    /** @return by how much a file is too long; empty if it is not */
    public static Optional<String> tooLong(Path file, String source) {
        boolean isTest = file.toString().replace('\\', '/').contains("/src/test/");
        int limit = isTest ? LINES_OF_A_TEST : LINES;
        long lines = source.lines().count();
        return lines > limit
                ? Optional.of(file.getFileName() + " has " + lines + " lines and may have " + limit + ": cut it")
                : Optional.empty();
    }

    /** @return whether a file is named by what its class does and not by what it is: a class is a noun */
    public static boolean isNamedByADeed(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.endsWith("ing.java") && !NOUNS.contains(name.substring(0, name.length() - ".java".length()));
    }

    /** @return the public top-level type of the source that has no Javadoc */
    public static Optional<String> undocumentedType(String source) {
        Matcher type = PUBLIC_TYPE.matcher(source);
        if (!type.find()) {
            return Optional.empty();
        }
        int end = source.lastIndexOf("*/", type.start());
        int start = source.lastIndexOf("/*", Math.max(0, end - 1));
        boolean documented = end > 0
                && source.startsWith("/**", start)
                && !source.substring(end, type.start()).contains(";");
        return documented ? Optional.empty() : Optional.of(type.group(1));
    }

    /** @return whether a comment is followed by another one and not by what it describes, which the compiler of JDK 25 refuses and that of 17 does not */
    public static boolean hasStrayComment(String source) {
        return STRAY_COMMENT.matcher(source).find();
    }

    /** @return whether a package description has Javadoc and makes the package free of nulls */
    public static boolean describesNullMarkedPackage(String packageInfo) {
        return packageInfo.startsWith("/**") && packageInfo.contains("\n@NullMarked\npackage ");
    }

    /** @return why the build would skip the tests of this file; empty if it would not */
    public static Optional<String> skippedTests(String fileName, String source) {
        if (DISABLED.matcher(source).find()) {
            return Optional.of(fileName + " disables a test: repair it or delete it");
        }
        boolean runs =
                fileName.endsWith("Test.java") || TO_EXTEND.matcher(source).find();
        return TEST.matcher(source).find() && !runs
                ? Optional.of(fileName + " holds tests that do not run: its name must end in Test")
                : Optional.empty();
    }
}
