import io.github.undercroft.Offer;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.front.Deeds;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.seat.SeatMain;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.random.RandomSource;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Plays Descent over a seat and without one, and prints what both cost; see seatcost. */
public final class SeatCost {

    private static final int GAMES = 64;
    private static final int INPUTS = 100;
    private static final int ROUNDS = 6;
    private static final int PIPE = 1 << 22;

    private static final Descent DESCENT = new Descent();
    private static final Words WORDS = DESCENT.words();
    private static final Rules RULES = DESCENT.rules(DESCENT.about().usualSize(), Seat.PERSON);
    private static final Pattern LEGAL = Pattern.compile("\"number\":(\\d+),\"words\":\"[^\"]*\",\"legal\":true");

    private final Thread server;
    private final PipedOutputStream requests = new PipedOutputStream();
    private final BufferedReader answers;
    private long spent;

    private SeatCost() throws IOException {
        PipedInputStream in = new PipedInputStream(requests, PIPE);
        PipedOutputStream out = new PipedOutputStream();
        answers = new BufferedReader(new InputStreamReader(new PipedInputStream(out, PIPE), StandardCharsets.UTF_8));
        server = new Thread(() -> SeatMain.serve(DESCENT, DESCENT.about().usualSize(), in, out));
        server.setDaemon(true);
        server.start();
    }

    public static void main(String[] arguments) throws IOException {
        SeatCost seat = new SeatCost();
        for (int round = 0; round < ROUNDS; round++) {
            Map<Integer, List<Integer>> deeds = new TreeMap<>();
            double masked = seat.withMask(round * GAMES, deeds);
            double planes = seat.withPlanes(round * GAMES, deeds);
            double plain = plain(round * GAMES, deeds);
            int inputs = deeds.values().stream().mapToInt(List::size).sum();
            System.out.printf(
                    "%d inputs; each in microseconds: the game %.0f, with mask and words %.0f (%.2f times), with planes %.0f (%.2f times)%n",
                    inputs, plain / inputs, masked / inputs, masked / plain, planes / inputs, planes / plain);
        }
    }

    /** Microseconds of the server for games of these seeds, which it plays until they are over; notes what was done in each. */
    private double withMask(int firstSeed, Map<Integer, List<Integer>> deeds) throws IOException {
        RandomSource random = RandomSource.of(firstSeed);
        List<Integer> going = begun(firstSeed);
        going.forEach(game -> deeds.put(game, new ArrayList<>()));
        spent = 0;
        for (int input = 0; input < INPUTS; input++) {
            List<String> masks = asked(going, game -> "{\"op\":\"legal\",\"game\":" + game + "}");
            for (int i = 0; i < going.size(); i++) {
                List<Integer> legal = new ArrayList<>();
                for (Matcher each = LEGAL.matcher(masks.get(i)); each.find(); ) {
                    legal.add(Integer.valueOf(each.group(1)));
                }
                deeds.get(going.get(i)).add(random.pick(legal));
            }
            List<String> done = stepped(going, deeds, input);
            asked(going, game -> "{\"op\":\"observe\",\"game\":" + game + "}");
            going = goingOn(going, done);
        }
        return spent / 1e3;
    }

    private double withPlanes(int firstSeed, Map<Integer, List<Integer>> deeds) throws IOException {
        List<Integer> going = begun(firstSeed);
        spent = 0;
        for (int input = 0; input < INPUTS; input++) {
            List<String> done = stepped(going, deeds, input);
            asked(going, game -> "{\"op\":\"observe\",\"game\":" + game + ",\"planes\":true,\"words\":false}");
            going = goingOn(going, done);
        }
        return spent / 1e3;
    }

    private List<String> stepped(List<Integer> going, Map<Integer, List<Integer>> deeds, int input) throws IOException {
        return asked(
                going, game -> "{\"op\":\"step\",\"game\":" + game + ",\"deed\":" + deeds.get(game).get(input) + "}");
    }

    private List<Integer> begun(int firstSeed) throws IOException {
        List<Integer> all = new ArrayList<>();
        for (int game = 0; game < GAMES; game++) {
            all.add(game);
        }
        asked(all, game -> "{\"op\":\"reset\",\"game\":" + game + ",\"seed\":" + (firstSeed + game) + "}");
        return all;
    }

    private static List<Integer> goingOn(List<Integer> games, List<String> done) {
        List<Integer> still = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            if (done.get(i).contains("\"over\":false")) {
                still.add(games.get(i));
            }
        }
        return still;
    }

    /** The answers to a batch with one request for each game. */
    private List<String> asked(List<Integer> games, IntFunction<String> request) throws IOException {
        if (games.isEmpty()) {
            return List.of();
        }
        String line = games.stream().map(request::apply).collect(Collectors.joining(",", "[", "]\n"));
        long before = now(server);
        requests.write(line.getBytes(StandardCharsets.UTF_8));
        requests.flush();
        String answer = answers.readLine();
        spent += now(server) - before;
        List<String> parts = List.of(answer.split("(?=\\{\"ok\":)"));
        return parts.subList(1, parts.size());
    }

    private static long now(Thread thread) {
        return ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.getId());
    }

    /** Microseconds of the games alone, with the same inputs in the same order. */
    private static double plain(int firstSeed, Map<Integer, List<Integer>> deeds) {
        Map<Integer, Game> games = new TreeMap<>();
        Map<Integer, Step> steps = new TreeMap<>();
        for (int number : deeds.keySet()) {
            Game game = Game.start(RULES, firstSeed + number);
            games.put(number, game);
            steps.put(number, turn(game));
        }
        long nanoseconds = 0;
        for (int input = 0; input < INPUTS; input++) {
            for (Map.Entry<Integer, List<Integer>> each : deeds.entrySet()) {
                if (input < each.getValue().size()) {
                    Game game = games.get(each.getKey());
                    Step.Awaiting awaited = (Step.Awaiting) steps.get(each.getKey());
                    int deed = each.getValue().get(input);
                    Offer offer = Deeds.of(DESCENT, WORDS, game.turn(awaited.actor())).get(deed).offer();
                    long before = now(Thread.currentThread());
                    game.submit(awaited.actor(), ((Offer.Plain) offer).action());
                    steps.put(each.getKey(), turn(game));
                    nanoseconds += now(Thread.currentThread()) - before;
                }
            }
        }
        return nanoseconds / 1e3;
    }

    private static Step turn(Game game) {
        Step step = game.step();
        while (step instanceof Step.Acted) {
            step = game.step();
        }
        return step;
    }
}
