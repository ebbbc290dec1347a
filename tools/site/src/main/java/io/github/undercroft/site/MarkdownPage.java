package io.github.undercroft.site;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Block;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlRenderer;

/** A page of the project in Markdown: its title, its sections for the search, and its HTML. */
final class MarkdownPage {

    private static final List<Extension> TABLES = ImmutableList.of(TablesExtension.create());
    private static final Pattern TYPE = Pattern.compile("\\b[A-Z]\\w*[a-z]\\w*");

    private final String name;
    private final Node root;
    private final IdentityHashMap<Node, String> anchors = new IdentityHashMap<>();

    /**
     * What stands under a heading.
     *
     * @param anchor of the heading, empty above the first one
     * @param names of types in its Java, in one line
     * @param text without code blocks, in one line
     */
    record Section(String anchor, String heading, String names, String text) {}

    /**
     * Reads a page.
     *
     * @param name the path of its file in the project
     */
    MarkdownPage(String name, String text) {
        this.name = name;
        root = Parser.builder().extensions(TABLES).build().parse(text);
        IdGenerator ids = IdGenerator.builder().build();
        root.accept(new AbstractVisitor() {
            @Override
            public void visit(Heading heading) {
                anchors.put(heading, ids.generateId(text(heading)));
            }
        });
    }

    String name() {
        return name;
    }

    Node root() {
        return root;
    }

    /** The first heading. */
    String title() {
        return root.getFirstChild() instanceof Heading heading && heading.getLevel() == 1 ? text(heading) : name;
    }

    List<Section> sections() {
        ImmutableList.Builder<Section> sections = ImmutableList.builder();
        String anchor = "";
        String heading = title();
        SortedSet<String> names = new TreeSet<>();
        StringBuilder text = new StringBuilder();
        for (Node node = root.getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Heading) {
                if (text.length() > 0 || !anchor.isEmpty()) {
                    sections.add(new Section(
                            anchor,
                            heading,
                            String.join(" ", names),
                            text.toString().strip()));
                }
                anchor = anchors.getOrDefault(node, "");
                heading = text(node);
                names.clear();
                text.setLength(0);
            } else {
                text.append(text(node)).append(' ');
                node.accept(new AbstractVisitor() {
                    @Override
                    public void visit(FencedCodeBlock code) {
                        if (code.getInfo().startsWith("java")) {
                            TYPE.matcher(code.getLiteral()).results().forEach(type -> names.add(type.group()));
                        }
                    }
                });
            }
        }
        return sections.add(new Section(
                        anchor,
                        heading,
                        String.join(" ", names),
                        text.toString().strip()))
                .build();
    }

    /**
     * The page as HTML.
     *
     * @param links gives each address as it is on the site
     * @param types gives the address of a type that is named in the text, or nothing
     */
    String html(UnaryOperator<String> links, UnaryOperator<String> types) {
        return HtmlRenderer.builder()
                .extensions(TABLES)
                .attributeProviderFactory(context -> (node, tag, attributes) -> {
                    if (anchors.containsKey(node)) {
                        attributes.put("id", anchors.getOrDefault(node, ""));
                    } else if (node instanceof Link link && tag.equals("a")) {
                        attributes.put("href", links.apply(link.getDestination()));
                    } else if (node instanceof Image image && tag.equals("img")) {
                        attributes.put("src", links.apply(image.getDestination()));
                    }
                })
                .nodeRendererFactory(context -> new OwnNodes(context, types))
                .build()
                .render(root);
    }

    /** The words in a node and below it, in one line. */
    static String text(Node node) {
        StringBuilder words = new StringBuilder();
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(Text text) {
                words.append(text.getLiteral());
            }

            @Override
            public void visit(Code code) {
                words.append(code.getLiteral());
            }

            @Override
            public void visit(SoftLineBreak end) {
                words.append(' ');
            }

            @Override
            protected void visitChildren(Node parent) {
                super.visitChildren(parent);
                if ((parent instanceof Block && !(parent instanceof Heading)) || parent instanceof TableCell) {
                    words.append(' ');
                }
            }
        });
        return words.toString();
    }

    /** Code that names a type becomes a link; comments, which are notes to the build, are left out. */
    private record OwnNodes(HtmlNodeRendererContext context, UnaryOperator<String> types) implements NodeRenderer {

        @Override
        public Set<Class<? extends Node>> getNodeTypes() {
            return ImmutableSet.of(Code.class, HtmlBlock.class);
        }

        @Override
        public void render(Node node) {
            if (node instanceof Code code) {
                String type = isInText(code) ? types.apply(code.getLiteral()) : "";
                if (!type.isEmpty()) {
                    context.getWriter().tag("a", Map.of("href", type));
                }
                context.getWriter().tag("code");
                context.getWriter().text(code.getLiteral());
                context.getWriter().tag("/code");
                if (!type.isEmpty()) {
                    context.getWriter().tag("/a");
                }
            } else if (node instanceof HtmlBlock block && !block.getLiteral().startsWith("<!--")) {
                context.getWriter().raw(block.getLiteral());
                context.getWriter().line();
            }
        }

        private static boolean isInText(Node code) {
            for (Node node = code; node != null; node = node.getParent()) {
                if (node instanceof Link || node instanceof Heading) {
                    return false;
                }
            }
            return true;
        }
    }
}
