// Loads the program: as WebAssembly, or as JavaScript where a browser has no WebAssembly GC, where that could not be started, or where
// the address says #target=js. Only what browsers of 2018 have is used here, so that a sentence is shown where the game needs more.
(() => {
    // A program of several games learns which one from its page: <script src="page.js" data-game="arena">.
    const game = document.currentScript.dataset.game || '';
    const words = new URLSearchParams(location.hash.slice(1));
    const target = words.get('target');
    const result = document.getElementById('result'); // on a whole page
    const loading = document.getElementById('loading');
    /** How long a program may take from its start to its first picture, in milliseconds. */
    const PATIENCE = 8000;
    /** How many times the bytes that are sent a program has, as far as one knows beforehand. */
    const PACKED = { gzip: 2.8, br: 3.7 };

    const told = () => [...document.querySelectorAll('pre')].some(each => each.textContent);
    const isShown = () => document.querySelector('canvas[data-turn]') || told();
    const hideLoading = () => { if (loading) loading.remove(); };
    const tell = error => {
        hideLoading();
        (result || document.body.appendChild(document.createElement('pre'))).textContent =
            `The game could not be started: ${error}. It needs Chrome 67, Firefox 69, Safari 15 or a newer browser.`;
        throw error;
    };

    /** Shows how much of a program has come. */
    const count = response => {
        if (!loading || !response.ok || !response.body) return Promise.resolve();
        const [bar, text] = [loading.querySelector('progress'), loading.querySelector('small')];
        const all = Number(response.headers.get('content-length')) * (PACKED[response.headers.get('content-encoding')] || 1);
        const reader = response.body.getReader();
        let bytes = 0;
        const next = part => {
            if (part.done) {
                bar.value = 1;
                text.textContent = 'The program starts';
                return undefined;
            }
            bytes += part.value.length;
            if (all) bar.value = Math.min(0.99, bytes / all);
            text.textContent = `The program: ${Math.round(bytes / 1000)}${all ? ' of ' + Math.round(Math.max(all, bytes) / 1000) : ''} kB`;
            return reader.read().then(next);
        };
        return reader.read().then(next);
    };
    const load = file => new Promise((done, failed) => {
        const script = document.createElement('script');
        script.src = file;
        script.onload = done;
        script.onerror = () => failed(new Error(file + ' cannot be read'));
        document.head.appendChild(script);
    });
    /** Brings a file into the browser's cache, and shows how far it is. A browser that would not keep it reads it only later. */
    const fetched = file => fetch(file).then(response => {
        const { headers } = response;
        const isKept = (headers.get('etag') || headers.get('last-modified')) && !/no-store/.test(headers.get('cache-control'));
        return isKept ? count(response) : response.body.cancel();
    }).catch(() => {}); // What can't be fetched, as beside a file, a script can still be.
    /** The same of what the runtime of WebAssembly fetches itself, so that the browser compiles while it comes, and keeps that. */
    const counted = () => {
        const plain = window.fetch;
        window.fetch = (...all) => plain.apply(window, all).then(response => {
            if (loading) count(response.clone()).catch(() => {});
            return response;
        });
        const restore = () => { window.fetch = plain; };
        return TeaVM.wasmGC.load('game.wasm').then(program => { restore(); return program; }, error => { restore(); throw error; });
    };

    /** Waits for the first picture, or what the program tells instead. */
    const shown = () => new Promise((done, failed) => {
        const end = Date.now() + PATIENCE;
        addEventListener('error', event => failed(event.error || new Error(event.message)));
        addEventListener('unhandledrejection', event => failed(event.reason));
        const look = () => {
            if (isShown()) done();
            else if (Date.now() > end && !target) failed(new Error('no picture after some seconds'));
            else setTimeout(look, 50);
        };
        look();
    });
    const javaScript = () => fetched('game.js').then(() => load('game.js')).then(() => main([game]));
    const webAssembly = () => load('game.wasm-runtime.js').then(counted).then(program => program.exports.main([game]));
    // In a page loaded anew: two programs would share keys, canvas and store.
    const loadAnew = error => {
        console.warn('WebAssembly could not be started, so JavaScript is tried:', error);
        words.set('target', 'js');
        location.replace('#' + words);
        location.reload();
    };

    // An empty program with a type of WebAssembly GC.
    const hasGc = () => typeof WebAssembly === 'object' && WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]));
    const isJavaScript = target ? target === 'js' : !hasGc();
    if (loading) loading.querySelector('strong').textContent = document.title;
    if (result) addEventListener('hashchange', () => location.reload());
    (isJavaScript ? javaScript() : webAssembly())
        .then(shown)
        .then(hideLoading)
        .catch(error => (isJavaScript || target ? tell : loadAnew)(error));
})();
