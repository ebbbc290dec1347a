// Loads the program: as WebAssembly, or as JavaScript where a browser has no WebAssembly GC, where that could not be started, or where
// the address says #target=js. Only what browsers of 2018 have is used here, so that a sentence is shown where the game needs more.
(() => {
    // A program of several games learns which one from its page: <script src="page.js" data-game="arena">.
    const game = document.currentScript.dataset.game || '';
    const own = document.currentScript.src;
    // The sentences of another language, by the English ones.
    const table = JSON.parse(document.currentScript.dataset.words || '{}');
    const say = (english, ...values) => (table[english] || english).replace(/{(\d)}/g, (all, number) => values[number]);
    const words = new URLSearchParams(location.hash.slice(1));
    const target = words.get('target');
    const result = document.getElementById('result'); // on a whole page
    const loading = document.getElementById('loading');
    /** How long a program may take from its start to its first picture, in milliseconds. */
    const PATIENCE = 8000;
    /** For how long nothing may come of what was asked for, in half seconds. */
    const SILENCE = 40;
    /** How many times the bytes that are sent a program has, as far as one knows beforehand. */
    const PACKED = { gzip: 2.8, br: 3.7 };

    const told = () => [...document.querySelectorAll('pre')].some(each => each.textContent);
    const isShown = () => document.querySelector('canvas[data-turn]') || told();
    const hideLoading = () => { if (loading) loading.remove(); };
    const late = document.getElementById('late');
    if (late) late.remove();
    const tell = error => {
        hideLoading();
        (result || document.body.appendChild(document.createElement('pre'))).textContent = error.isSilence
            ? say('Nothing of the game has come for {0} seconds. Look whether there is a network, and load this page again.', SILENCE / 2)
            : say('The game could not be started: {0}. It needs Chrome 67, Firefox 69, Safari 15 or a newer browser.', error);
        throw error;
    };

    /** What has not yet come to its end, and for how long nothing has come of it; ticks are counted, so that a sleeping computer waits on. */
    let [coming, silence] = [0, 0];
    const awaiting = promise => {
        const end = () => { coming--; };
        coming++;
        silence = 0;
        promise.then(end, end);
        return promise;
    };
    const watched = program => new Promise((done, failed) => {
        const clock = setInterval(() => {
            silence = coming ? silence + 1 : 0;
            if (silence >= SILENCE) failed(Object.assign(new Error('nothing comes'), { isSilence: true }));
        }, 500);
        program.then(done, failed).then(() => clearInterval(clock));
    });

    /** Shows how much of a program has come. */
    const count = response => {
        if (!response.ok || !response.body) return Promise.resolve();
        const [bar, text] = loading ? [loading.querySelector('progress'), loading.querySelector('small')] : [{}, {}];
        const all = Number(response.headers.get('content-length')) * (PACKED[response.headers.get('content-encoding')] || 1);
        const reader = response.body.getReader();
        let bytes = 0;
        const next = part => {
            if (part.done) {
                bar.value = 1;
                text.textContent = say('The program starts');
                return undefined;
            }
            silence = 0;
            bytes += part.value.length;
            if (all) bar.value = Math.min(0.99, bytes / all);
            const [come, whole] = [bytes, Math.max(all, bytes)].map(each => Math.round(each / 1000));
            text.textContent = all ? say('The program: {0} of {1} kB', come, whole) : say('The program: {0} kB', come);
            return reader.read().then(next);
        };
        return reader.read().then(next);
    };
    const load = file => new Promise((done, failed) => {
        const script = document.createElement('script');
        script.src = file;
        script.onload = done;
        script.onerror = () => failed(new Error(say('{0} cannot be read', file)));
        document.head.appendChild(script);
    });
    /** Brings a file into the browser's cache, and shows how far it is. A browser that would not keep it reads it only later. */
    const fetched = file => awaiting(fetch(file)).then(response => {
        const { headers } = response;
        const isKept = (headers.get('etag') || headers.get('last-modified')) && !/no-store/.test(headers.get('cache-control'));
        return isKept ? awaiting(count(response)) : response.body.cancel();
    }).catch(() => {}); // What can't be fetched, as beside a file, a script can still be.
    const counting = response => { awaiting(count(response.clone())).catch(() => {}); return response; };
    /** Asks for the worker of the site, which keeps its files; in a frame without an origin even that throws. */
    const worker = (() => { try { return navigator.serviceWorker; } catch (shut) { return undefined; } })();
    const plainFetch = window.fetch.bind(window);
    /** Whether the compressed twin that was fetched last could be unpacked to its end. */
    let isWhole = Promise.resolve(true);
    /** Whether the host compresses scripts, as it did with this one. Then a twin gains nothing, and of JavaScript a browser keeps what it has compiled. */
    const compresses = () => performance.getEntriesByName(own).some(each => each.encodedBodySize < each.decodedBodySize);
    /** Whether the worker has a program. */
    const isKept = file => (worker && worker.controller ? caches.match(file).then(Boolean, () => false) : Promise.resolve(false));
    /** A program from its compressed twin, for hosts that do not compress; refused where there is none, or where the worker has the program. */
    const twin = (file, type) => isKept(file).then(isThere => {
        const isNeeded = !isThere && !(file.endsWith('.js') && compresses());
        if (!isNeeded || typeof DecompressionStream !== 'function') throw new Error('no twin');
        return awaiting(plainFetch(file + '.gz'));
    }).then(response => {
        if (!response.ok) throw new Error(`${file}.gz: ${response.status}`);
        const first = response.clone().body.getReader();
        counting(response);
        return first.read().then(({ value }) => {
            first.cancel();
            const isPacked = value && value[0] === 0x1f && value[1] === 0x8b;
            // Some hosts say what it is, and the browser has unpacked it.
            if (!isPacked && !response.headers.get('content-encoding')) throw new Error(`${file}.gz is something else`);
            const body = isPacked ? response.body.pipeThrough(new DecompressionStream('gzip')) : response.body;
            const program = new Response(body, { headers: { 'content-type': type } });
            isWhole = program.clone().body.pipeTo(new WritableStream()).then(() => true, () => false);
            return program;
        });
    });
    /** Gives the runtime of WebAssembly, which fetches by itself, such a response, so that the browser compiles while it comes. */
    const compiled = response => {
        window.fetch = (...all) => response(() => plainFetch(...all));
        const restore = () => { window.fetch = plainFetch; };
        return TeaVM.wasmGC.load('game.wasm').then(program => { restore(); return program; }, error => { restore(); throw error; });
    };
    const whole = get => awaiting(get()).then(counting);
    const counted = () => compiled(get => twin('game.wasm', 'application/wasm').catch(() => whole(get)))
        .catch(error => isWhole.then(isRight => { if (isRight) throw error; return compiled(whole); }));

    /** Waits for the first picture, or what the program tells instead. */
    const shown = () => new Promise((done, failed) => {
        const end = Date.now() + PATIENCE;
        addEventListener('error', event => failed(event.error || new Error(event.message)));
        addEventListener('unhandledrejection', event => failed(event.reason));
        const look = () => {
            if (isShown()) done();
            else if (Date.now() > end && !target) failed(new Error(say('no picture after some seconds')));
            else setTimeout(look, 50);
        };
        look();
    });
    // A policy may refuse scripts that a page has unpacked: an empty one tells.
    const loadUnpacked = blob => {
        const address = URL.createObjectURL(blob);
        return load(address).then(() => URL.revokeObjectURL(address));
    };
    const javaScript = () => loadUnpacked(new Blob([], { type: 'text/javascript' }))
        .then(() => twin('game.js', 'text/javascript')).then(response => response.blob()).then(loadUnpacked)
        .catch(() => fetched('game.js').then(() => awaiting(load('game.js'))))
        .then(() => main([game]));
    const webAssembly = () => awaiting(load('game.wasm-runtime.js')).then(counted).then(program => program.exports.main([game]));
    // In a page loaded anew: two programs would share keys, canvas and store.
    const loadAnew = error => {
        console.warn('WebAssembly could not be started, so JavaScript is tried:', error);
        words.set('target', 'js');
        location.replace('#' + words);
        location.reload();
    };

    // An empty program with a type of WebAssembly GC.
    const hasGc = () => typeof WebAssembly === 'object' && WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]));
    /** TeaVM's WebAssembly makes functions of texts, which a policy without 'unsafe-eval' forbids. */
    const mayEvaluate = () => { try { return Boolean(new Function('')); } catch (forbidden) { return false; } };
    const isJavaScript = target ? target === 'js' : !hasGc() || !mayEvaluate();

    /** Lets the worker keep this program for a time without a network, and offers a new version, which is never forced on a game. */
    const keepSite = () => Promise.resolve().then(() => worker.register('worker.js')).then(registration => {
        const offer = next => {
            const button = document.createElement('button');
            button.textContent = say('a new version is there: load it');
            button.onclick = () => {
                worker.addEventListener('controllerchange', () => location.reload());
                next.postMessage('take over');
            };
            (document.querySelector('.files') || document.body).appendChild(button);
        };
        const watch = next => {
            if (next) next.addEventListener('statechange', () => { if (next.state === 'installed' && registration.active) offer(next); });
        };
        if (registration.waiting) offer(registration.waiting);
        watch(registration.installing);
        registration.addEventListener('updatefound', () => watch(registration.installing));
        return worker.ready;
    }).then(registration => registration.active.postMessage(isJavaScript ? 'game.js' : 'game.wasm')).catch(() => {}); // It plays on without.
    if (loading) {
        loading.querySelector('strong').textContent = document.title;
        loading.querySelector('small').textContent = say('The program is loaded');
    }
    if (result) addEventListener('hashchange', () => location.reload());
    watched(isJavaScript ? javaScript() : webAssembly())
        .then(shown)
        .then(hideLoading)
        .then(keepSite, error => (isJavaScript || target ? tell : loadAnew)(error));
})();
