package io.github.undercroft.examples.cellar;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Cause;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Percept;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.Healed;
import io.github.undercroft.event.Placed;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.StackEvent;
import io.github.undercroft.item.ThingRefusal;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Use;
import io.github.undercroft.lore.Lore;
import io.github.undercroft.wording.Wording;
import java.util.List;
import java.util.Optional;

/** What happens in the cellar, and what is in it, in German. */
final class German implements Wording {

    /** A noun: its article, its form for one, and its form for several. */
    private record Noun(String article, String one, String several) {

        String words() {
            return article.isEmpty() ? one : article + " " + one;
        }

        Noun with(String end) {
            return new Noun(article, one + end, several + end);
        }

        /** What something is done to. */
        String object() {
            return article.equals("der") ? "den " + one : words();
        }
    }

    private static final ImmutableMap<String, Noun> NOUNS = ImmutableMap.<String, Noun>builder()
            .put("cellar", new Noun("der", "Keller", "Keller"))
            .put("hero", new Noun("der", "Held", "Helden"))
            .put("goblin", new Noun("der", "Kobold", "Kobolde"))
            .put("healing potion", new Noun("der", "Heiltrank", "Heiltränke"))
            .put("floor", new Noun("der", "Boden", "Böden"))
            .put("wall", new Noun("die", "Mauer", "Mauern"))
            .buildOrThrow();

    private static final ImmutableMap<String, String> SOUNDS = ImmutableMap.of(
            "footsteps", "Schritte",
            "the sounds of fighting", "Kampfgeräusche",
            "a cry", "einen Schrei",
            "a scream", "einen Todesschrei");

    /** A note of the player's on an unknown thing stays as it was written. */
    private static Noun noun(String name) {
        return Lore.Note.in(name)
                .map(note -> noun(note.look()).with(" namens " + note.text()))
                .orElseGet(() -> NOUNS.getOrDefault(name, new Noun("", name, name)));
    }

    @Override
    public String name(String name) {
        return noun(name).one();
    }

    @Override
    public String plural(String name) {
        return noun(name).several();
    }

    @Override
    public String definite(String name) {
        return noun(name).words();
    }

    @Override
    public String indefinite(String name) {
        Noun noun = noun(name);
        return noun.article().isEmpty() ? noun.one() : (noun.article().equals("die") ? "eine " : "ein ") + noun.one();
    }

    @Override
    public String listed(List<String> words) {
        int last = words.size() - 1;
        return last == 0 ? words.get(0) : String.join(", ", words.subList(0, last)) + " und " + words.get(last);
    }

    @Override
    public Optional<String> tell(Refusal why, TurnView turn) {
        if (why instanceof ThingRefusal.NothingHere) {
            return Optional.of("Hier ist nichts aufzuheben.");
        }
        return Optional.of(
                why instanceof Refusal.Impassable || why instanceof Refusal.Occupied
                        ? "Da ist kein Durchkommen."
                        : "Das geht nicht.");
    }

    @Override
    public Optional<String> tell(Percept percept, Listener listener) {
        if (percept instanceof Percept.Heard heard) {
            String sound = SOUNDS.getOrDefault(heard.sound().name(), "ein Geräusch");
            return Optional.of("Du hörst " + sound
                    + listener.at().map(at -> where(at, heard.from())).orElse("") + ".");
        }
        Percept.Saw saw = (Percept.Saw) percept;
        return new Scene(saw, listener.id()).told(saw.event());
    }

    private static String where(Point here, Point there) {
        String way = (there.y() < here.y() ? "nord" : there.y() > here.y() ? "süd" : "")
                + (there.x() < here.x() ? "west" : there.x() > here.x() ? "ost" : "");
        String root = way.equals("nord") ? "nörd" : way;
        return way.isEmpty() ? "" : " " + root.replace("ost", "öst") + "lich";
    }

    /** What one saw. */
    private record Scene(Percept.Saw saw, EntityId hero) {

        Optional<String> told(GameEvent event) {
            if (event instanceof Damaged hit) {
                return hit.hitPoints() <= 0
                        ? Optional.empty()
                        : Optional.of(deed(
                                hit.cause(),
                                "triffst",
                                "trifft",
                                hit.who(),
                                " (" + hit.damage().amount() + ")"));
            }
            if (event instanceof Died death) {
                return Optional.of(deed(death.cause(), "erschlägst", "erschlägt", death.who(), ""));
            }
            if (event instanceof Healed healing && healing.points() > 0) {
                return Optional.of(subject(healing.who(), "gewinnst", "gewinnt") + " " + healing.points() + " Leben.");
            }
            if (event instanceof Use.Used use) {
                return Optional.of(subject(use.who(), "trinkst", "trinkt") + " "
                        + noun(use.name()).object() + ".");
            }
            if (event instanceof Throw.Thrown thrown) {
                return Optional.of(subject(thrown.who(), "wirfst", "wirft") + " "
                        + object(thrown.flight().thing()) + ".");
            }
            if (event instanceof Placed placed) {
                return moved(placed.cause(), placed.thing(), placed.from(), placed.to());
            }
            if (event instanceof StackEvent.Joined joined) {
                return moved(Cause.WORLD, joined.stack(), joined.from(), joined.to());
            }
            return event instanceof StackEvent.Parted parted
                    ? moved(Cause.WORLD, parted.part(), parted.from(), parted.to())
                    : Optional.empty();
        }

        private Optional<String> moved(Cause cause, EntityId thing, Location from, Location to) {
            boolean isThrown = cause instanceof Cause.Deed deed && deed.action() instanceof Throw;
            if (isThrown || from.holder().equals(to.holder())) {
                return Optional.empty();
            }
            return to.holder()
                    .map(who -> subject(who, "hebst", "hebt") + " " + object(thing) + " auf.")
                    .or(() -> from.holder().map(who -> subject(who, "legst", "legt") + " " + object(thing) + " ab."));
        }

        private String deed(Cause cause, String you, String it, EntityId whom, String more) {
            return cause instanceof Cause.Deed deed
                    ? subject(deed.actor(), you, it) + " " + object(whom) + more + "."
                    : subject(whom, "leidest", "leidet") + more + ".";
        }

        private String subject(EntityId who, String you, String it) {
            if (who.equals(hero)) {
                return "Du " + you;
            }
            String name = saw.known(who).map(each -> noun(each.name()).words()).orElse("etwas");
            return Ascii.toUpperCase(name.charAt(0)) + name.substring(1) + " " + it;
        }

        private String object(EntityId who) {
            return who.equals(hero)
                    ? "dich"
                    : saw.known(who)
                            .map(Entity::name)
                            .map(name -> noun(name).object())
                            .orElse("etwas");
        }
    }
}
