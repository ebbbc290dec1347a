package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** A small grid where each step from each cell has a price of its own. */
public record RandomCosts(int width, int height, List<Double> prices, double minStep, double minDiagonalStep)
        implements CostFunction {

    /** Which numbers the prices are. */
    public enum Kind {
        /** 0 to 4; a search is told nothing of a least price. */
        WHOLE {
            @Override
            double price(Random random) {
                return random.nextInt(5);
            }
        },
        /** 1 or 2: many ways cost the same. */
        ALIKE {
            @Override
            double price(Random random) {
                return 1 + random.nextInt(2);
            }
        },
        /** Quarters from 0.75 up, and diagonal steps from 1 up. */
        QUARTERS {
            @Override
            double price(Random random) {
                return 0.75 + random.nextInt(8) / 4.0;
            }
        },
        /** Any number from 1 to 2, so that sums are rounded. */
        ANY {
            @Override
            double price(Random random) {
                return 1 + random.nextDouble();
            }
        },
        /** Any number, a search is told nothing. */
        ANY_UNTOLD {
            @Override
            double price(Random random) {
                return random.nextDouble() * 3;
            }
        };

        abstract double price(Random random);

        boolean sumsAreExact() {
            return this != ANY;
        }
    }

    public static RandomCosts of(Kind kind, long seed) {
        Random random = new Random(seed);
        int width = 1 + random.nextInt(8);
        int height = 1 + random.nextInt(8);
        double walls = random.nextInt(5) / 10.0;
        double cut = random.nextInt(4) / 10.0;
        double[] prices = new double[width * height * 8];
        boolean[] wall = new boolean[width * height];
        for (int cell = 0; cell < wall.length; cell++) {
            wall[cell] = random.nextDouble() < walls;
        }
        for (int cell = 0; cell < wall.length; cell++) {
            for (Direction direction : Direction.all()) {
                int x = cell % width + direction.dx();
                int y = cell / width + direction.dy();
                boolean blocked = x < 0 || y < 0 || x >= width || y >= height || wall[y * width + x];
                double price = kind.price(random);
                double diagonal = kind == Kind.QUARTERS && direction.isDiagonal() ? 0.25 : 0;
                prices[cell * 8 + direction.ordinal()] =
                        blocked || random.nextDouble() < cut ? BLOCKED : price + diagonal;
            }
        }
        double min = switch (kind) {
            case WHOLE, ANY_UNTOLD -> 0;
            case ALIKE, ANY -> 1;
            case QUARTERS -> 0.75;
        };
        return new RandomCosts(
                width, height, Arrays.stream(prices).boxed().toList(), min, kind == Kind.QUARTERS ? 1 : min);
    }

    public Point cell(long seed) {
        return new Point((int) Math.floorMod(seed, (long) width), (int) Math.floorMod(seed >>> 20, (long) height));
    }

    @Override
    public double cost(int fromX, int fromY, int toX, int toY) {
        Direction direction =
                Direction.between(new Point(fromX, fromY), new Point(toX, toY)).orElseThrow();
        return prices.get((fromY * width + fromX) * 8 + direction.ordinal());
    }
}
