package io.github.undercroft.lore;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.kind.KindValues;
import io.github.undercroft.kind.Untried;
import io.github.undercroft.value.SameByReflection;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is saved of what somebody knows. */
class LoreValuesTest {

    @Test
    void everyValueIsReadBackFieldByField() {
        List<Record> values = List.of(
                new Lore(List.of("water", "acid"), List.of(new Lore.Note("blue potion", "sip"))),
                new Lore.Note("red potion", "hot"),
                new Untried());
        SameByReflection.checkAll(SameByReflection.together(new LoreValues(), new KindValues()), values);
    }

    @Test
    void aNoteIsFoundInTheNameOfAThing() {
        Lore.Note note = new Lore.Note("blue potion", "so called water");

        assertThat(note.name()).isEqualTo("blue potion called so called water");
        assertThat(Lore.Note.in(note.name())).contains(note);
        assertThat(Lore.Note.in("blue potion")).isEmpty();
    }
}
