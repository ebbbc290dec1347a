package io.github.undercroft.dungeon;

import com.google.common.base.Preconditions;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/**
 * The elements that a growing list has now: behaves like a copy, but costs no more than a view.
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
