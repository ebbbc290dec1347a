/**
 * Studies on Apache Spark: for so many games that one machine is not enough. See {@link io.github.undercroft.study.spark.SparkStudy}.
 *
 * <p>Not here: measures, files and comparisons (package {@code study}), which know no cluster.
 */
@NullMarked
package io.github.undercroft.study.spark;

import org.jspecify.annotations.NullMarked;
