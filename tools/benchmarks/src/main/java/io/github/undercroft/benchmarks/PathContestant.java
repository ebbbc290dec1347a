package io.github.undercroft.benchmarks;

import com.badlogic.gdx.ai.pfa.Connection;
import com.badlogic.gdx.ai.pfa.DefaultGraphPath;
import com.badlogic.gdx.ai.pfa.indexed.IndexedAStarPathFinder;
import com.badlogic.gdx.ai.pfa.indexed.IndexedGraph;
import com.badlogic.gdx.utils.Array;
import com.github.tommyettinger.gand.GradientGridI2;
import com.github.tommyettinger.gand.Int2DirectedGraph;
import com.github.tommyettinger.gand.utils.GridMetric;
import com.github.tommyettinger.gdcrux.PointI2;
import io.github.undercroft.benchmarks.Queries.Query;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.CostMap;
import io.github.undercroft.pathfinding.PathBuffer;
import io.github.undercroft.pathfinding.PathGround;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.Pathfinder;
import io.github.undercroft.pathfinding.WalkMap;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jgrapht.alg.shortestpath.AStarShortestPath;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleDirectedWeightedGraph;
import squidpony.squidai.graph.DirectedGraph;
import squidpony.squidmath.Coord;

/** Path-finders, each with settings that make its paths comparable. A query returns the number of cells of the path. */
public enum PathContestant {
    /** Ours, into a reused buffer. */
    UNDERCROFT {
        @Override
        ToIntFunction<Query> on(PathMap map) {
            PathRequest[] requests = requests(map);
            Pathfinder pathfinder = new Pathfinder();
            PathBuffer buffer = new PathBuffer();
            return query -> {
                pathfinder.find(requests[query.number()], buffer);
                return buffer.length();
            };
        }
    },
    /** Ours, with a new path for each query. */
    UNDERCROFT_PATHS {
        @Override
        ToIntFunction<Query> on(PathMap map) {
            PathRequest[] requests = requests(map);
            Pathfinder pathfinder = new Pathfinder();
            return query -> pathfinder
                    .find(requests[query.number()])
                    .bestPath()
                    .orElseThrow()
                    .cells()
                    .size();
        }
    },
    /** Its A* on an indexed graph. */
    GDX_AI {
        @Override
        ToIntFunction<Query> on(PathMap map) {
            GdxGraph graph = new GdxGraph(map);
            IndexedAStarPathFinder<Point> finder = new IndexedAStarPathFinder<>(graph);
            DefaultGraphPath<Point> path = new DefaultGraphPath<>();
            return query -> {
                path.clear();
                finder.searchNodePath(
                        graph.cellAt(query.start()),
                        graph.cellAt(query.goal()),
                        (from, to) -> (float) map.estimate(to.x() - from.x(), to.y() - from.y()),
                        path);
                return path.getCount();
            };
        }
    },
    /** Its A* on a graph; the one on grids charges 1 for a diagonal step and cuts corners. */
    SQUIDLIB {
        @Override
        ToIntFunction<Query> on(PathMap map) {
            Coord.expandPoolTo(map.prices().width() + 1, map.prices().height() + 1);
            DirectedGraph<Coord> graph = new DirectedGraph<>();
            map.cells().forEach(cell -> graph.addVertex(coord(cell)));
            for (Point from : map.cells()) {
                map.neighbours(from).forEach(to -> graph.addEdge(coord(from), coord(to), (float) map.cost(from, to)));
            }
            ArrayList<Coord> path = new ArrayList<>();
            return query -> {
                path.clear();
                graph.algorithms()
                        .findShortestPath(
                                coord(query.start()),
                                coord(query.goal()),
                                path,
                                (from, to) -> map.estimate(to.x - from.x, to.y - from.y));
                return path.size();
            };
        }
    },
    /** Its A* on a graph. */
    GAND_GRAPH {
        @Override
        ToIntFunction<Query> on(PathMap map) {
            Int2DirectedGraph graph = new Int2DirectedGraph();
            map.cells().forEach(cell -> graph.addVertex(pointI2(cell)));
            for (Point from : map.cells()) {
                map.neighbours(from)
                        .forEach(to -> graph.addEdge(pointI2(from), pointI2(to), (float) map.cost(from, to)));
            }
            return query -> graph.algorithms()
                    .findShortestPath(pointI2(query.start()), pointI2(query.goal()), (from, to) ->
                            (float) map.estimate(to.x - from.x, to.y - from.y))
                    .size();
        }
    },
    /**
     * Its flood fill, which stops when it first touches the start, so that some paths are too long. For equal prices.
     */
    GAND_GRID {
        @Override
        ToIntFunction<Query> on(PathMap map) {
            char[][] cells = new char[map.prices().width()][map.prices().height()];
            for (Point cell : map.prices().bounds().points()) {
                cells[cell.x()][cell.y()] = map.isOpen(cell) ? '.' : '#';
            }
            GridMetric metric = map.movement() == Movement.FOUR_WAY ? GridMetric.MANHATTAN : GridMetric.EUCLIDEAN;
            GradientGridI2 grid = new GradientGridI2(cells, metric);
            grid.setBlockingRequirement(1);
            ArrayList<PointI2> path = new ArrayList<>();
            return query -> {
                path.clear();
                grid.findPath(
                        path,
                        Integer.MAX_VALUE,
                        -1,
                        List.of(),
                        List.of(),
                        pointI2(query.start()),
                        List.of(pointI2(query.goal())));
                return path.size() + 1;
            };
        }
    },
    /** Its A* on a graph. */
    JGRAPHT {
        @Override
        ToIntFunction<Query> on(PathMap map) {
            SimpleDirectedWeightedGraph<Point, DefaultWeightedEdge> graph =
                    new SimpleDirectedWeightedGraph<>(DefaultWeightedEdge.class);
            map.cells().forEach(graph::addVertex);
            for (Point from : map.cells()) {
                map.neighbours(from).forEach(to -> graph.setEdgeWeight(graph.addEdge(from, to), map.cost(from, to)));
            }
            // It fails on an estimate that rounding has made too high.
            AStarShortestPath<Point, DefaultWeightedEdge> search = new AStarShortestPath<>(
                    graph, (from, to) -> map.estimate(to.x() - from.x(), to.y() - from.y()) * (1 - 1e-9));
            return query ->
                    search.getPath(query.start(), query.goal()).getVertexList().size();
        }
    };

    /** Prepares the contestant for a map. */
    abstract ToIntFunction<Query> on(PathMap map);

    /** Our requests, by the numbers of the queries. */
    private static PathRequest[] requests(PathMap map) {
        PathGround ground = ground(map);
        int end = 1 + map.queries().stream().mapToInt(Query::number).max().orElse(0);
        PathRequest[] requests = new PathRequest[end];
        for (Query query : map.queries()) {
            requests[query.number()] =
                    PathRequest.from(query.start()).to(query.goal()).on(ground);
        }
        return requests;
    }

    /** Prepares our ground for a map. */
    static PathGround ground(PathMap map) {
        return map.isPlain() ? WalkMap.of(map.open(), map.movement()) : CostMap.of(map.prices(), map.movement());
    }

    private static Coord coord(Point cell) {
        return Coord.get(cell.x(), cell.y());
    }

    private static PointI2 pointI2(Point cell) {
        return new PointI2(cell.x(), cell.y());
    }

    private static final class GdxGraph implements IndexedGraph<Point> {
        private final int width;
        private final Point[] cells;
        private final List<Array<Connection<Point>>> connections = new ArrayList<>();

        GdxGraph(PathMap map) {
            width = map.prices().width();
            cells = map.prices().bounds().points().toArray(Point[]::new);
            for (Point from : cells) {
                Array<Connection<Point>> steps = new Array<>();
                if (map.isOpen(from)) {
                    map.neighbours(from)
                            .forEach(to -> steps.add(new Step(from, cellAt(to), (float) map.cost(from, to))));
                }
                connections.add(steps);
            }
        }

        Point cellAt(Point place) {
            return cells[getIndex(place)];
        }

        @Override
        public int getIndex(Point cell) {
            return cell.y() * width + cell.x();
        }

        @Override
        public int getNodeCount() {
            return cells.length;
        }

        @Override
        public Array<Connection<Point>> getConnections(Point from) {
            return connections.get(getIndex(from));
        }
    }

    private record Step(Point getFromNode, Point getToNode, float getCost) implements Connection<Point> {}
}
