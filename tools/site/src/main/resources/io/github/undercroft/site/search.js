// The search over all pages. Its index is a script of its own, which is loaded when the field is first used.
(() => {
    const root = document.currentScript.dataset.root;
    const field = document.getElementById('search');
    const found = document.getElementById('found');
    const MAX = 20;
    let isAsked = false;

    const load = () => {
        if (isAsked) return;
        isAsked = true;
        const script = document.createElement('script');
        script.src = root + 'search-index.js';
        script.onload = show;
        document.head.appendChild(script);
    };
    const lower = text => text.toLowerCase();
    /** All words must be there; a title counts more than a heading, and that more than the text. */
    const score = ([, title, heading, text], words) => {
        let sum = 0;
        for (const word of words) {
            const points = (lower(title).includes(word) ? (title === heading ? 40 : 8) : 0)
                + (lower(heading).includes(word) ? 20 : 0) + (lower(text).includes(word) ? 1 : 0);
            if (!points) return 0;
            sum += points;
        }
        return sum;
    };
    const excerpt = (text, word) => {
        const at = Math.max(0, lower(text).indexOf(word));
        const start = at < 50 ? 0 : text.indexOf(' ', at - 50) + 1;
        return (start ? '… ' : '') + text.slice(start, start + 130) + (text.length > start + 130 ? ' …' : '');
    };
    const line = ([address, title, heading, text], words) => {
        const item = document.createElement('li');
        const link = item.appendChild(document.createElement('a'));
        link.href = root + address;
        link.append(title === heading ? title : `${title}: ${heading}`);
        link.appendChild(document.createElement('small')).textContent = excerpt(text, words[0]);
        return item;
    };
    const show = () => {
        const words = lower(field.value).split(/\s+/).filter(Boolean);
        found.hidden = !words.length || typeof SEARCH_INDEX === 'undefined';
        if (found.hidden) return;
        const best = SEARCH_INDEX.map(entry => [score(entry, words), entry]).filter(([points]) => points)
            .sort((a, b) => b[0] - a[0]).slice(0, MAX).map(([, entry]) => line(entry, words));
        if (!best.length) {
            const none = document.createElement('li');
            none.textContent = 'Nothing was found.';
            best.push(none);
        }
        found.replaceChildren(...best);
    };
    const close = () => { found.hidden = true; };
    const move = step => {
        const links = [...found.querySelectorAll('a')];
        const next = links.indexOf(document.activeElement) + step;
        (next < 0 ? field : links[Math.min(next, links.length - 1)] || field).focus();
    };

    field.addEventListener('focus', () => { load(); show(); });
    field.addEventListener('input', show);
    field.form.addEventListener('submit', event => {
        event.preventDefault();
        const first = found.querySelector('a');
        if (first && !found.hidden) { close(); location.href = first.href; }
    });
    field.form.addEventListener('keydown', event => {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') { event.preventDefault(); move(event.key === 'ArrowDown' ? 1 : -1); }
        if (event.key === 'Escape') { field.focus(); close(); }
    });
    found.addEventListener('click', close);
    document.addEventListener('click', event => { if (!field.form.contains(event.target)) close(); });
    document.addEventListener('keydown', event => {
        const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
        if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey) { event.preventDefault(); field.focus(); }
    });
})();
