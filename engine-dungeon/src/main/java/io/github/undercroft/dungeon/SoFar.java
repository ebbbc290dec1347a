package io.github.undercroft.dungeon;

import com.google.common.base.Preconditions;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/**
 * The first elements of a list that only ever grows, as many as there were when it was asked for: a copy, at the price of a
 * view.
 */
final class SoFar<T> extends AbstractList<T> implements RandomAccess {

    private final List<T> all;
    private final int size;

    SoFar(List<T> all) {
        this.all = all;
        size = all.size();
    }

    @Override
    public T get(int index) {
        return all.get(Preconditions.checkElementIndex(index, size));
    }

    @Override
    public int size() {
        return size;
    }
}
