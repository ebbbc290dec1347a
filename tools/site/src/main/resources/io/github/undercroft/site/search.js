// The search over all pages. Its index is a script of its own, which is loaded when the field is first used.
(() => {
    const root = document.currentScript.dataset.root;
    const field = document.getElementById('search');
    const found = document.getElementById('found');
    const MAX = 20;
    let isAsked = false;
    let prepared;

    const load = () => {
        if (isAsked) return;
        isAsked = true;
        const script = document.createElement('script');
        script.src = root + 'search-index.js';
        script.onload = () => { prepared = SEARCH_INDEX.map(prepare); show(); };
        document.head.appendChild(script);
    };
    /** A word without its ending, so that "doors" finds "door", and "fleeing" finds "flee". */
    const ENDINGS = [[/([^s])s$/, '$1'], [/([^e])(ing|ed)$/, '$1'], [/e$/, ''], [/y$/, 'i'], [/([^aeiou])\1$/, '$1']];
    const stem = word => ENDINGS.reduce((rest, [ending, kept]) => {
        const shorter = rest.replace(ending, kept);
        return shorter.length < 3 ? rest : shorter;
    }, word);
    const split = text => text.toLowerCase().match(/[a-z0-9]+/g) || [];
    /** The words of a text, each with a space before and behind it. */
    const normal = text => ` ${split(text).map(stem).join(' ')} `;
    /** A name such as FieldOfView, and the words that it is made of. */
    const withParts = text => `${text} ${text.replace(/([a-z])(?=[A-Z])/g, '$1 ')}`;
    const COMMON = new Set(split('a an and are as at be between by can do does for from how i if in into is it make my of on or that the this to two want what when with'));
    /** What players say where these pages say something else. */
    const SYNONYMS = {
        ai: 'brain', armor: 'armour', boss: 'warden', color: 'colour', fov: 'view', hands: 'slot', hp: 'health', los: 'sight', merchant: 'shop', minimap: 'camera', npc: 'neutral', xp: 'experience',
    };
    /** Each word that tells something, with its synonym. */
    const wordsOf = query => {
        const all = split(query);
        const telling = all.filter(word => !COMMON.has(word));
        return (telling.length ? telling : all).map(word => [word, SYNONYMS[word]].filter(Boolean).map(stem));
    };
    const prepare = entry => {
        const [, title, heading, names, text] = entry;
        const kind = title === heading ? 9 : title === 'Javadoc' ? 2 : 6;
        return { entry, kind, fields: [title, withParts(heading), names, withParts(text)].map(normal), lengths: [heading.length, names.length, text.length] };
    };
    /** 1 for the word, a part of that for the beginning of one; less in a long text. */
    const match = (field, word, length = 0) => (field.includes(` ${word} `) ? 1 : field.includes(` ${word}`) ? 0.3 : 0) / (1 + length);
    /** A title counts more than a heading, that more than a name in the code, and that more than the text. */
    const points = ({ kind, fields: [title, heading, names, text], lengths }, word) => Math.max(
        // The name of a type is asked for by who has seen it in code, if it is no common word.
        (kind === 2 && heading.startsWith(` ${word} `) && !heading.startsWith(` ${word} ${word} `) ? 9 : kind) * match(heading, word, lengths[0] / 70),
        2 * match(title, word), 1.5 * match(names, word, lengths[1] / 500), match(text, word, lengths[2] / 2500));
    /** The entries by how many of the words they have, and where; a word that few have counts more. */
    const search = words => {
        const rows = prepared.map(entry => words.map(each => Math.max(...each.map((word, i) => points(entry, word) / (1 + i / 4)))));
        const weights = words.map((_, i) => Math.log(1 + rows.length / (1 + rows.filter(row => row[i]).length)));
        return rows.map((row, at) => {
            const share = row.filter(Boolean).length / words.length;
            return [share ** 2 * row.reduce((sum, each, i) => sum + each * weights[i], 0), prepared[at].entry];
        }).filter(([sum]) => sum).sort((a, b) => b[0] - a[0]).slice(0, MAX).map(([, entry]) => entry);
    };
    /** Some words of the text around the first that was asked for; those are marked. */
    const excerpt = (text, words) => {
        const asked = new RegExp(`(\\b(?:${words.flat().join('|')})\\w*)`, 'i');
        const at = Math.max(0, text.search(asked));
        const start = at < 50 ? 0 : text.indexOf(' ', at - 50) + 1;
        const shown = (start ? '… ' : '') + text.slice(start, start + 130) + (text.length > start + 130 ? ' …' : '');
        const small = document.createElement('small');
        shown.split(asked).forEach((part, i) => {
            const place = i % 2 ? small.appendChild(document.createElement('mark')) : small;
            place.append(part);
        });
        return small;
    };
    const line = ([address, title, heading, , text], words) => {
        const item = document.createElement('li');
        const link = item.appendChild(document.createElement('a'));
        link.href = root + address;
        link.append(title === heading ? title : `${title}: ${heading}`);
        link.appendChild(excerpt(text, words));
        return item;
    };
    const show = () => {
        const words = wordsOf(field.value);
        found.hidden = !words.length || !prepared;
        if (found.hidden) return;
        const best = search(words).map(entry => line(entry, words));
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
