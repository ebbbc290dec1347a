package io.github.undercroft.study.spark;

import com.google.common.base.Splitter;
import io.github.undercroft.study.Shard;
import io.github.undercroft.study.Study;
import io.github.undercroft.study.StudyException;
import io.github.undercroft.study.StudyHeader;
import java.util.Iterator;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.apache.spark.TaskContext;
import org.apache.spark.TaskKilledException;
import org.apache.spark.api.java.function.FlatMapFunction;

/**
 * What is sent to an executor: what to play, by name. It takes the first seed of a task and plays the games of that task, row by row.
 *
 * @param name of the class that makes the study
 * @param header of the driver's study, which has to be that of the executor's
 * @param last seed of the study
 * @param games of each task, but for the last one
 */
record GamesTask(String name, String header, long last, int games) implements FlatMapFunction<Long, String> {

    /** The last seed of the task that begins with that one. */
    long lastFrom(long first) {
        return last - first < games ? last : first + games - 1;
    }

    @Override
    public Iterator<String> call(Long first) {
        Study study = study(name, Thread.currentThread().getContextClassLoader());
        StudyHeader expected = StudyHeader.read(Splitter.on('\n').splitToList(header), "The driver's study");
        expected.difference(study.header(expected.seeds(), Shard.WHOLE)).ifPresent(difference -> {
            throw new StudyException("The study \"" + expected.name() + "\" is " + difference
                    + ", on an executor: give it the jar that the driver has");
        });
        TaskContext task = TaskContext.get();
        return LongStream.rangeClosed(first, lastFrom(first))
                .mapToObj(seed -> {
                    if (task.isInterrupted()) {
                        throw new TaskKilledException("Nobody needs these rows any more");
                    }
                    return study.row(seed);
                })
                .iterator();
    }

    /** Makes the study of that class here. */
    static Study study(String name, ClassLoader loader) {
        Object games;
        try {
            games = Class.forName(name, true, loader).getConstructor().newInstance();
        } catch (ReflectiveOperationException | LinkageError thrown) {
            StudyException none = new StudyException("The study of " + name + " can't be made here (" + thrown
                    + "): it needs a public class with a public constructor without arguments, and its jar on each executor, as"
                    + " spark.jars gives it");
            none.initCause(thrown);
            throw none;
        }
        return (Study) ((Supplier<?>) games).get();
    }
}
