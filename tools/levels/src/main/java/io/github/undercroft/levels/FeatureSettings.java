package io.github.undercroft.levels;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.feature.CorridorShape;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.feature.FeatureLimits;
import io.github.undercroft.dungeon.feature.FeatureMix;
import io.github.undercroft.dungeon.feature.LiteralFeatureLevels;
import io.github.undercroft.dungeon.feature.RoomShape;

/** The settings of levels that grow feature by feature, usual or literal ones, for the command line. */
final class FeatureSettings {

    private static final int MAX = 1_000_000;

    static final ImmutableList<LevelSetting<LevelGenerator>> ALL = ImmutableList.of(
            LevelSetting.word(
                    "literal", ImmutableMap.of("true", FeatureSettings::literal, "false", FeatureSettings::usual)),
            ofUsual(LevelSetting.number("rooms", 1, FeatureLimits.MAX_FEATURES, FeatureLevels::withRooms)),
            ofUsual(LevelSetting.number(
                    "attempts",
                    0,
                    Integer.MAX_VALUE,
                    (levels, max) ->
                            levels.withLimits(new FeatureLimits(levels.limits().rooms(), max)))),
            LevelSetting.sizes("roomWidth", RoomShape.MIN, MAX, FeatureSettings::withRoomWidth),
            LevelSetting.sizes("roomHeight", RoomShape.MIN, MAX, FeatureSettings::withRoomHeight),
            ofUsual(LevelSetting.sizes(
                    "corridorLength",
                    1,
                    MAX,
                    (levels, sizes) -> levels.withSizes(levels.mix().first(), new CorridorShape(sizes)))),
            ofLiteral(LevelSetting.number("maxCorridor", 1, MAX, LiteralFeatureLevels::withMaxCorridor)),
            ofLiteral(
                    LevelSetting.number("elements", 1, FeatureLimits.MAX_FEATURES, LiteralFeatureLevels::withElements)),
            ofLiteral(LevelSetting.number(
                    "minRooms", 1, FeatureLimits.MAX_FEATURES, LiteralFeatureLevels::withMinRooms)));

    private FeatureSettings() {}

    private static LevelGenerator literal(LevelGenerator levels) {
        if (levels instanceof LiteralFeatureLevels) {
            return levels;
        }
        if (!levels.equals(FeatureLevels.of(levels.width(), levels.height()))) {
            throw new IllegalArgumentException("literal=true goes before all other settings, such as roomWidth");
        }
        return FeatureLevels.literal(levels.width(), levels.height());
    }

    private static LevelGenerator usual(LevelGenerator levels) {
        if (levels instanceof LiteralFeatureLevels) {
            throw new IllegalArgumentException("literal=false comes after literal=true; leave one out");
        }
        return levels;
    }

    private static LevelSetting<LevelGenerator> ofUsual(LevelSetting<FeatureLevels> setting) {
        return new LevelSetting<>(setting.name(), setting.legal(), (levels, typed) -> {
            if (levels instanceof FeatureLevels usual) {
                return setting.change().with(usual, typed);
            }
            throw new IllegalArgumentException(setting.name() + " is not for literal=true; leave one out");
        });
    }

    private static LevelSetting<LevelGenerator> ofLiteral(LevelSetting<LiteralFeatureLevels> setting) {
        return new LevelSetting<>(setting.name(), setting.legal(), (levels, typed) -> {
            if (levels instanceof LiteralFeatureLevels literal) {
                return setting.change().with(literal, typed);
            }
            throw new IllegalArgumentException(setting.name() + " needs --set literal=true before it");
        });
    }

    private static LevelGenerator withRoomWidth(LevelGenerator levels, SizeRange sizes) {
        return levels instanceof LiteralFeatureLevels literal
                ? literal.withRoomSizes(sizes, literal.roomHeight())
                : withRoom(
                        (FeatureLevels) levels,
                        new RoomShape(sizes, first(levels).height()));
    }

    private static LevelGenerator withRoomHeight(LevelGenerator levels, SizeRange sizes) {
        return levels instanceof LiteralFeatureLevels literal
                ? literal.withRoomSizes(literal.roomWidth(), sizes)
                : withRoom((FeatureLevels) levels, new RoomShape(first(levels).width(), sizes));
    }

    private static RoomShape first(LevelGenerator levels) {
        return ((FeatureLevels) levels).mix().first();
    }

    private static LevelGenerator withRoom(FeatureLevels levels, RoomShape room) {
        CorridorShape corridor = levels.mix().choices().stream()
                .map(FeatureMix.WeightedFeature::shape)
                .filter(CorridorShape.class::isInstance)
                .map(CorridorShape.class::cast)
                .findFirst()
                .orElseThrow();
        return levels.withSizes(room, corridor);
    }
}
