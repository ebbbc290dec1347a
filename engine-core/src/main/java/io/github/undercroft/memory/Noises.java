package io.github.undercroft.memory;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Percept;
import io.github.undercroft.random.Seeds;
import java.util.function.ToLongFunction;

/** The latest noises that an observer heard, oldest first. */
final class Noises {

    static final int MAX_HEARD = 16;

    private ImmutableList<Percept.Heard> heard;
    /** What each adds to the hash; 0 as long as nobody asked. */
    private long[] digests;

    Noises() {
        this(ImmutableList.of(), new long[0]);
    }

    private Noises(ImmutableList<Percept.Heard> heard, long[] digests) {
        this.heard = heard;
        this.digests = digests;
    }

    Noises copy() {
        return new Noises(heard, digests.clone());
    }

    ImmutableList<Percept.Heard> all() {
        return heard;
    }

    /** Adds the latest, and drops the oldest of too many. */
    void add(Percept.Heard noise) {
        if (digests.length == 0) {
            digests = new long[MAX_HEARD];
        }
        int first = heard.size() < MAX_HEARD ? 0 : 1;
        System.arraycopy(digests, first, digests, 0, heard.size() - first);
        heard = ImmutableList.<Percept.Heard>builderWithExpectedSize(heard.size() + 1)
                .addAll(heard.subList(first, heard.size()))
                .add(noise)
                .build();
        digests[heard.size() - 1] = 0;
    }

    void clear() {
        heard = ImmutableList.of();
    }

    long hash(ToLongFunction<Percept.Heard> digest) {
        long hash = heard.size();
        for (int i = 0; i < heard.size(); i++) {
            if (digests[i] == 0) {
                digests[i] = digest.applyAsLong(heard.get(i)) | 1;
            }
            hash = Seeds.mix(hash + digests[i]);
        }
        return hash;
    }
}
