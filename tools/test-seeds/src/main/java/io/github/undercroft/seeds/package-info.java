/** Fixes the seeds of the project's property tests, so that a commit gives the same result on every run. */
package io.github.undercroft.seeds;
