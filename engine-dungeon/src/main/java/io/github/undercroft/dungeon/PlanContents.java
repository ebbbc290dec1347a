package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableList;

/** What a plan says besides what its cells are. */
record PlanContents(
        ImmutableList<Area> areas,
        ImmutableList<Link> links,
        ImmutableList<Mark> marks,
        ImmutableList<Record> details) {}
