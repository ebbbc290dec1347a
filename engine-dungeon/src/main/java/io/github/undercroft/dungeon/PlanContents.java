package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableList;

/** The contents of a plan other than its cells. */
record PlanContents(
        ImmutableList<Area> areas,
        ImmutableList<Link> links,
        ImmutableList<Mark> marks,
        ImmutableList<Record> details) {}
