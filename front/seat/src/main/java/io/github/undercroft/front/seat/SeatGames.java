package io.github.undercroft.front.seat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.EntityId;
import io.github.undercroft.Outcome;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.geometry.Point;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The games and snapshots of a seat, and what is asked of them. */
final class SeatGames {

    /** Games have the numbers below this. */
    static final int MAX_GAMES = 1024;
    /** So many of the newest snapshots are kept. */
    static final int MAX_SNAPSHOTS = 256;

    static final ImmutableSet<String> OPS = ImmutableSet.of(
            "reset",
            "step",
            "legal",
            "observe",
            "snapshot",
            "restore",
            "branch",
            "save",
            "hash",
            "recording",
            "outcome");

    private static final ImmutableSet<String> GAME = ImmutableSet.of("game");

    private final PlayableGame played;
    private final BoardSize usual;
    private final Map<Integer, SeatGame> games = new TreeMap<>();
    private final TreeMap<Long, SeatGame> snapshots = new TreeMap<>();
    private long nextSnapshot = 1;
    private Optional<Table> table = Optional.empty();

    private final ImmutableMap<String, Function<Request, Map<String, @Nullable Object>>> ops =
            ImmutableMap.<String, Function<Request, Map<String, @Nullable Object>>>builder()
                    .put("reset", this::reset)
                    .put("step", this::step)
                    .put("legal", this::legal)
                    .put("observe", this::observe)
                    .put("snapshot", this::snapshot)
                    .put("restore", this::restore)
                    .put("branch", this::branch)
                    .put("save", request -> bytes(request, "save", SeatGame::save))
                    .put("hash", this::hash)
                    .put("recording", request -> bytes(request, "recording", SeatGame::recording))
                    .put("outcome", this::outcome)
                    .buildOrThrow();

    SeatGames(PlayableGame played, BoardSize usual) {
        this.played = played;
        this.usual = usual;
    }

    /** @throws SeatFault if that can't be answered */
    Map<String, @Nullable Object> answer(Request request) {
        Function<Request, Map<String, @Nullable Object>> op = ops.get(request.op());
        if (op == null) {
            throw new SeatFault("There is no op " + SeatFault.shown(request.op()) + ".", "Name one of " + OPS + ".");
        }
        return op.apply(request);
    }

    private static int number(Request request) {
        return request.has("game") ? (int) request.whole("game", 0, MAX_GAMES - 1) : 0;
    }

    private SeatGame game(Request request) {
        int number = number(request);
        SeatGame game = games.get(number);
        if (game == null) {
            throw new SeatFault(
                    "There is no game " + number + ".",
                    "Begin it by {\"op\":\"reset\",\"game\":" + number + ",\"seed\":1}");
        }
        return game;
    }

    private Map<String, @Nullable Object> reset(Request request) {
        request.allow(ImmutableSet.of("game", "seed", "save", "options"));
        int number = number(request);
        if (request.has("save") && request.has("seed")) {
            throw new SeatFault("\"reset\" has both a \"seed\" and a \"save\".", "Give one of them.");
        }
        Optional<byte[]> save = request.has("save") ? Optional.of(request.bytes("save")) : Optional.empty();
        long seed = save.isPresent() ? 0 : request.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE);
        BoardSize size = usual;
        if (request.has("options")) {
            Request options = request.part("options");
            options.allow(ImmutableSet.of("size"));
            size = options.has("size") ? size(options) : usual;
        }
        if (table.isEmpty() || !table.get().size().equals(size)) {
            table = Optional.of(Table.of(played, size));
        }
        Table set = table.get();
        SeatGame game = save.map(bytes -> SeatGame.load(set, bytes)).orElseGet(() -> SeatGame.start(set, seed));
        games.put(number, game);
        return state(game);
    }

    private BoardSize size(Request options) {
        int[] sides = options.pair("size", 1, BoardSize.MAX);
        BoardSize size = new BoardSize(sides[0], sides[1]);
        BoardSize min = played.about().minSize();
        if (!size.holds(min)) {
            throw new SeatFault(
                    "A board of " + size + " is too small for " + played.about().name() + ".",
                    "Give a \"size\" of [" + min.width() + "," + min.height() + "] or larger.");
        }
        return size;
    }

    private Map<String, @Nullable Object> step(Request request) {
        request.allow(ImmutableSet.of("game", "deed"));
        SeatGame game = game(request);
        boolean isAimed = request.get("deed") instanceof Map<?, ?>;
        Request deed = isAimed ? request.part("deed") : request;
        Optional<Point> aim = Optional.empty();
        if (isAimed) {
            deed.allow(ImmutableSet.of("deed", "aim"));
            int[] cell = deed.pair("aim", 0, BoardSize.MAX - 1);
            aim = Optional.of(new Point(cell[0], cell[1]));
        }
        Optional<EntityId> actor = game.awaiting();
        Object named = deed.get("deed") instanceof String words ? words : deed.whole("deed", 0, Integer.MAX_VALUE);
        SeatGame.Told told = game.step(named, aim);
        Map<String, @Nullable Object> answer = state(game);
        answer.put("reward", actor.map(game::reward).orElse(0));
        told.refused().ifPresent(why -> answer.put("refused", why));
        told.rested().ifPresent(why -> answer.put("rested", why));
        return answer;
    }

    private Map<String, @Nullable Object> legal(Request request) {
        request.allow(ImmutableSet.of("game", "all", "aims"));
        SeatGame game = game(request);
        DeedList deeds = new DeedList(game);
        Map<String, @Nullable Object> answer = ok();
        answer.put("awaiting", awaiting(game));
        answer.put("deeds", deeds.listed(request.flag("all")));
        request.ifWhole("aims", 0, Integer.MAX_VALUE).ifPresent(number -> answer.put("aims", deeds.aims(number)));
        return answer;
    }

    private Map<String, @Nullable Object> observe(Request request) {
        request.allow(ImmutableSet.of("game", "player", "words", "planes"));
        SeatGame game = game(request);
        int last = game.players().size() - 1;
        if (last < 0) {
            throw new SeatFault("The game has no player.", "Play a game that has one.");
        }
        int player = request.ifWhole("player", 0, last)
                .orElse((long)
                        Math.max(0, game.awaiting().map(game.players()::indexOf).orElse(0)))
                .intValue();
        Map<String, @Nullable Object> answer = state(game);
        answer.put("player", player);
        answer.put("reward", game.reward(game.players().get(player)));
        new Observation(game, game.players().get(player))
                .tell(answer, !request.has("words") || request.flag("words"), request.flag("planes"));
        return answer;
    }

    private Map<String, @Nullable Object> snapshot(Request request) {
        request.allow(GAME);
        snapshots.put(nextSnapshot, game(request).fork());
        if (snapshots.size() > MAX_SNAPSHOTS) {
            snapshots.pollFirstEntry();
        }
        Map<String, @Nullable Object> answer = ok();
        answer.put("snapshot", nextSnapshot);
        answer.put("oldest", snapshots.firstKey());
        answer.put("bound", MAX_SNAPSHOTS);
        nextSnapshot++;
        return answer;
    }

    private Map<String, @Nullable Object> restore(Request request) {
        request.allow(ImmutableSet.of("game", "snapshot"));
        int number = number(request);
        if (snapshots.isEmpty()) {
            throw new SeatFault("No snapshot was taken.", "Take one by {\"op\":\"snapshot\",\"game\":0}");
        }
        long wanted = request.whole("snapshot", snapshots.firstKey(), snapshots.lastKey());
        SeatGame restored = Objects.requireNonNull(snapshots.get(wanted)).fork(); // all between the two are kept
        games.put(number, restored);
        return state(restored);
    }

    private Map<String, @Nullable Object> branch(Request request) {
        request.allow(ImmutableSet.of("game", "to", "chance"));
        SeatGame game = game(request);
        int to = request.ifWhole("to", 0, MAX_GAMES - 1).map(Long::intValue).orElseGet(this::firstFree);
        SeatGame branch = request.ifWhole("chance", Long.MIN_VALUE, Long.MAX_VALUE)
                .map(game::branch)
                .orElseGet(game::fork);
        games.put(to, branch);
        Map<String, @Nullable Object> answer = state(branch);
        answer.put("game", to);
        return answer;
    }

    private int firstFree() {
        for (int number = 0; number < MAX_GAMES; number++) {
            if (!games.containsKey(number)) {
                return number;
            }
        }
        throw new SeatFault(
                "There are " + MAX_GAMES + " games, which is all that there may be.",
                "Name the game that the branch replaces: \"to\":1");
    }

    private Map<String, @Nullable Object> hash(Request request) {
        request.allow(GAME);
        SeatGame game = game(request);
        Map<String, @Nullable Object> answer = ok();
        answer.put("hash", HexFormat.of().toHexDigits(game.hash()));
        return answer;
    }

    private Map<String, @Nullable Object> bytes(Request request, String name, Function<SeatGame, byte[]> of) {
        request.allow(GAME);
        SeatGame game = game(request);
        Map<String, @Nullable Object> answer = ok();
        answer.put(name, Base64.getEncoder().encodeToString(of.apply(game)));
        return answer;
    }

    private Map<String, @Nullable Object> outcome(Request request) {
        request.allow(GAME);
        return state(game(request));
    }

    private static Map<String, @Nullable Object> ok() {
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("ok", true);
        return answer;
    }

    /** Who is awaited, and how the game ended if it did. */
    private static Map<String, @Nullable Object> state(SeatGame game) {
        Map<String, @Nullable Object> answer = ok();
        answer.put("awaiting", awaiting(game));
        answer.put("over", game.outcome().isPresent());
        game.outcome().ifPresent(how -> answer.put("outcome", told(how)));
        return answer;
    }

    private static @Nullable Object awaiting(SeatGame game) {
        return game.awaiting()
                .map(who -> ImmutableMap.<String, Object>of(
                        "player", game.players().indexOf(who),
                        "id", who.toString(),
                        "name", game.view().entity(who).map(each -> each.name()).orElse("")))
                .orElse(null);
    }

    private static Map<String, @Nullable Object> told(Outcome outcome) {
        Map<String, @Nullable Object> told = new LinkedHashMap<>();
        told.put("result", outcome.result().name().toLowerCase(Locale.ROOT));
        told.put("reason", outcome.reason());
        told.put("score", outcome.score().isPresent() ? outcome.score().getAsInt() : null);
        return told;
    }
}
