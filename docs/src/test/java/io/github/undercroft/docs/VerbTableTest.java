package io.github.undercroft.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The table of ready-made verbs on the page with the parts of a front end. */
class VerbTableTest {

    @Test
    void everyReadyMadeVerbIsInTheTableWithItsKeys() throws IOException, IllegalAccessException {
        List<String> rows = Files.readAllLines(Path.of("front-ends-reference.md"));
        for (Field field : Verbs.class.getFields()) {
            if (field.get(null) instanceof Verb verb) {
                String row = rows.stream()
                        .filter(line -> line.startsWith("| ") && line.contains("`" + field.getName() + "`"))
                        .findFirst()
                        .orElse("");
                for (KeyPress key : verb.keys()) {
                    assertThat(row).as("%s %s", field.getName(), key).contains(key.name());
                }
            }
        }
    }
}
