/** Fixes the seeds of the project's property tests, so that a commit gives the same result on every run, and how often they are tried. */
package io.github.undercroft.seeds;
