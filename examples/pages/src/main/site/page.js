// Loads the games as WebAssembly, or as JavaScript where a browser has no WebAssembly GC or the address says #target=js.
(() => {
    const game = document.currentScript.dataset.game;
    const target = new URLSearchParams(location.hash.slice(1)).get('target');
    const result = document.getElementById('result');
    const tell = error => { result.textContent = 'The game could not be started: ' + error; throw error; };
    const load = file => new Promise((done, failed) => {
        const script = document.createElement('script');
        script.src = file;
        script.onload = done;
        script.onerror = () => failed(new Error(file + ' cannot be read'));
        document.head.append(script);
    });
    const javaScript = () => load('games.js').then(() => main([game]));
    const webAssembly = () => load('games.wasm-runtime.js')
        .then(() => TeaVM.wasmGC.load('games.wasm'))
        .then(program => program.exports.main([game]));
    // An empty program with a type of WebAssembly GC.
    const hasGc = () => WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]));
    const isJavaScript = target ? target === 'js' : typeof WebAssembly !== 'object' || !hasGc();
    // Only one tab plays a game. The lock is taken off however a tab ends, which takes a moment when it is loaded again;
    // where there are no locks, as in a file, nobody is kept away.
    const locked = () => new Promise(done => {
        const keep = () => { done(); return new Promise(() => {}); };
        const refused = error => {
            if (error.name === 'TimeoutError') document.body.dataset.elsewhere = '';
            done();
        };
        if (!navigator.locks || location.hash.includes('bot=')) done();
        else navigator.locks.request('undercroft ' + game, { signal: AbortSignal.timeout(2000) }, keep).catch(refused);
    });
    locked().then(() => (isJavaScript ? javaScript() : webAssembly())).catch(tell);
    addEventListener('hashchange', () => location.reload());
})();
