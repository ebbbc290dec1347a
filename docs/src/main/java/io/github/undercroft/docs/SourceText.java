package io.github.undercroft.docs;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The source of one type, line by line, as the blocks of a page have made it so far. It is read by its layout: members
 * are indented by four spaces, and what opens a body ends its line.
 */
record SourceText(ImmutableList<Line> lines) {

    private static final Pattern NAME = Pattern.compile("(\\w+)\\s*[(=;{]");
    private static final String INDENT = "    ";

    /** A line, and where on the page it stands. */
    record Line(int onPage, String text) {
        private boolean isImport() {
            return text.startsWith("import ");
        }

        /** Whether a member, or what stands above one, may begin here. */
        private boolean isOfMember() {
            return text.startsWith(INDENT) && text.length() > 4 && text.charAt(4) != ' ' && text.charAt(4) != '}';
        }

        /** Whether it is a comment or an annotation, which belong to the member below. */
        private boolean isAboveMember() {
            String bare = text.strip();
            return bare.startsWith("/*") || bare.startsWith("*") || bare.startsWith("@");
        }
    }

    /** The lines from one to before another, which are the member of that name. */
    private record Member(String name, int from, int to, boolean hasBody) {}

    static SourceText of(Block block) {
        ImmutableList.Builder<Line> lines = ImmutableList.builder();
        List<String> texts = Splitter.on('\n').splitToList(block.text());
        for (int i = 0; i < texts.size() - 1; i++) {
            lines.add(new Line(block.line() + 1 + i, texts.get(i)));
        }
        return new SourceText(lines.build());
    }

    /**
     * This source with the members and imports of another text: a member replaces the one of its name. A new one with a
     * body becomes the last of all, one without (a field) the last of its sort.
     */
    SourceText with(SourceText change) {
        SourceText changed = this;
        for (Line line : change.lines) {
            if (line.isImport() && changed.lines.stream().noneMatch(other -> other.text.equals(line.text))) {
                int place = changed.placeOf(line);
                changed = changed.spliced(place, place, List.of(line));
            }
        }
        for (Member member : change.members()) {
            changed = changed.with(member, change.lines.subList(member.from, member.to));
        }
        return changed;
    }

    private SourceText with(Member member, List<Line> text) {
        for (Member old : members()) {
            if (old.name.equals(member.name)) {
                return spliced(old.from, old.to, text);
            }
        }
        int at = member.hasBody ? last("}") : endOfFields();
        List<Line> apart = new ArrayList<>(text);
        apart.add(member.hasBody ? 0 : text.size(), new Line(text.get(0).onPage, ""));
        return spliced(at, at, apart);
    }

    /** Whether there is anything in it that {@link #with} could bring into another source. */
    boolean hasMembers() {
        return !members().isEmpty();
    }

    String text() {
        return String.join("\n", lines.stream().map(Line::text).toList()) + "\n";
    }

    private List<Member> members() {
        List<Member> members = new ArrayList<>();
        int from = 0;
        while (from < lines.size()) {
            if (lines.get(from).isOfMember()) {
                Member member = member(from);
                members.add(member);
                from = member.to;
            } else {
                from++;
            }
        }
        return members;
    }

    private Member member(int from) {
        int head = from;
        while (lines.get(head).isAboveMember() && head < lines.size() - 1) {
            head++;
        }
        String text = lines.get(head).text;
        Matcher name = NAME.matcher(text);
        boolean hasBody = text.endsWith("{") || text.endsWith("}");
        int end = head;
        while (end < lines.size() - 1 && !text.endsWith("}") && !isEnd(lines.get(end).text, hasBody)) {
            end++;
        }
        return new Member(name.find() ? name.group(1) : text.strip(), from, end + 1, hasBody);
    }

    private static boolean isEnd(String text, boolean ofBody) {
        return ofBody ? text.equals(INDENT + "}") : text.endsWith(";");
    }

    private int endOfImports() {
        int end = 1;
        for (int i = 0; i < lines.size(); i++) {
            end = lines.get(i).isImport() ? i + 1 : end;
        }
        return end;
    }

    /** Before the first import that comes after it by its name. */
    private int placeOf(Line newImport) {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).isImport() && lines.get(i).text.compareTo(newImport.text) > 0) {
                return i;
            }
        }
        return endOfImports();
    }

    private int endOfFields() {
        return members().stream()
                .filter(member -> !member.hasBody)
                .mapToInt(Member::to)
                .max()
                .orElseGet(this::firstOfBody);
    }

    private int firstOfBody() {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).text.endsWith("{") && !lines.get(i).text.startsWith(" ")) {
                return i + 1;
            }
        }
        return lines.size();
    }

    private int last(String text) {
        for (int i = lines.size() - 1; i >= 0; i--) {
            if (lines.get(i).text.equals(text)) {
                return i;
            }
        }
        return lines.size();
    }

    private SourceText spliced(int from, int to, List<Line> text) {
        return new SourceText(ImmutableList.<Line>builder()
                .addAll(lines.subList(0, from))
                .addAll(text)
                .addAll(lines.subList(to, lines.size()))
                .build());
    }
}
