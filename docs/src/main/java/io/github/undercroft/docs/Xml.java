package io.github.undercroft.docs;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** What is asked of POMs. */
final class Xml {

    private Xml() {}

    /** Which artifact, and which version of it; what is not said is empty. */
    record Coordinates(String group, String artifact, String version) {

        static Coordinates of(Element element) {
            String group = child(element, "groupId");
            return new Coordinates(
                    group.isEmpty() && element.getTagName().equals("plugin") ? "org.apache.maven.plugins" : group,
                    child(element, "artifactId"),
                    child(element, "version"));
        }

        boolean isSameAs(Coordinates other) {
            return group.equals(other.group) && artifact.equals(other.artifact);
        }
    }

    /**
     * The element that the text shows.
     *
     * @throws IllegalArgumentException if it is not well formed
     */
    static Element parse(String text) {
        try {
            DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
            builder.setErrorHandler(null);
            return builder.parse(new InputSource(new StringReader(text))).getDocumentElement();
        } catch (SAXException malformed) {
            throw new IllegalArgumentException(malformed.getMessage(), malformed);
        } catch (IOException | ParserConfigurationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** All elements of that name that are somewhere in one of the other name. */
    static List<Element> below(Element root, String ancestor, String name) {
        List<Element> found = new ArrayList<>();
        for (Element element : all(root, name)) {
            for (var above = element.getParentNode(); above != null; above = above.getParentNode()) {
                if (above.getNodeName().equals(ancestor)) {
                    found.add(element);
                    break;
                }
            }
        }
        return found;
    }

    static List<Element> all(Element root, String name) {
        NodeList nodes = root.getElementsByTagName(name);
        List<Element> all = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            all.add((Element) nodes.item(i));
        }
        return all;
    }

    /** The text of a child; empty without one. */
    static String child(Element parent, String name) {
        return all(parent, name).stream()
                .filter(element -> element.getParentNode().isSameNode(parent))
                .map(element -> element.getTextContent().strip())
                .findFirst()
                .orElse("");
    }
}
