// Lists the games that this browser keeps: to go on with, to download and to delete. On a page with <ul id="kept"> all of the site's games
// are listed there; a game's page calls listKeptGames. What is kept under which name: the class BrowserShelf.
window.listKeptGames = (root, game, current, words) => {
    const [title, seedIs, turnIs, goOn, download, remove, really, present, close] = words;
    const add = (parent, kind, text) => {
        const element = parent.appendChild(document.createElement(kind));
        element.textContent = text;
        return element;
    };
    const button = (parent, text, deed) => add(parent, 'button', text).addEventListener('click', deed);
    const PREFIX = 'undercroft/';
    const names = prefix => Object.keys(localStorage).filter(name => name.startsWith(prefix));
    const forget = (name, seed) => {
        names(`${PREFIX}${name}/${seed}.`).forEach(each => localStorage.removeItem(each));
        const list = `${PREFIX}${name}.seeds`;
        localStorage.setItem(list, (localStorage.getItem(list) || '').split(',').map(each => each === seed ? '' : each).join(','));
    };
    const give = (name, seed) => {
        const link = document.createElement('a');
        link.download = `${name}-${seed}.save`;
        link.href = 'data:application/octet-stream;base64,' + localStorage.getItem(`${PREFIX}${name}/${seed}.save`);
        link.click();
    };
    const line = (list, name, seed) => {
        const item = list.appendChild(document.createElement('li'));
        const turn = localStorage.getItem(`${PREFIX}${name}/${seed}.turn`);
        add(item, 'span', (game ? '' : name + ', ') + `${seedIs} ${seed}` + (turn ? `, ${turnIs} ${turn}` : '') + ' ');
        const isPresent = seed === current;
        if (isPresent) add(item, 'em', present);
        else add(item, 'a', goOn).href = (game ? '' : name + '.html') + '#seed=' + seed;
        button(item, download, () => give(name, seed));
        if (isPresent) return;
        button(item, remove, event => {
            event.target.remove();
            button(item, really, () => { forget(name, seed); item.remove(); });
            item.lastChild.focus();
        });
    };
    const show = list => {
        try {
            names(PREFIX).filter(name => name.endsWith('.save') && name.split('/').length === 3).sort().forEach(key => {
                const [, name, file] = key.split('/');
                if (!game || game === name) line(list, name, file.slice(0, -'.save'.length));
            });
        } catch (shut) { /* A browser that keeps nothing. */ }
        return list.children.length;
    };
    if (!game) return show(root);
    const panel = root.appendChild(document.createElement('nav'));
    panel.className = 'question';
    add(panel, 'p', title);
    show(panel.appendChild(document.createElement('ul')));
    button(panel, close, () => panel.remove());
    return panel.lastChild.focus();
};
(() => {
    const list = document.getElementById('kept');
    if (list && window.listKeptGames(list, '', '', ['', 'seed', 'turn', 'go on', 'download', 'delete', 'really delete?', '', ''])) {
        list.parentElement.hidden = false;
    }
    // The list of games, too, is shown without a network.
    try { if (list) navigator.serviceWorker.register('worker.js').catch(() => {}); } catch (shut) { /* A browser or a page without workers. */ }
})();
