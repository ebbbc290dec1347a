// Loads the program as WebAssembly, or as JavaScript where a browser has no WebAssembly GC or the address says #target=js.
(() => {
    // A program of several games learns which one from its page: <script src="page.js" data-game="arena">.
    const game = document.currentScript.dataset.game ?? '';
    const target = new URLSearchParams(location.hash.slice(1)).get('target');
    const result = document.getElementById('result'); // on a whole page
    const tell = error => { (result ?? document.body.appendChild(document.createElement('pre'))).textContent = 'The game could not be started: ' + error; throw error; };
    const load = file => new Promise((done, failed) => {
        const script = document.createElement('script');
        script.src = file;
        script.onload = done;
        script.onerror = () => failed(new Error(file + ' cannot be read'));
        document.head.append(script);
    });
    const javaScript = () => load('game.js').then(() => main([game]));
    const webAssembly = () => load('game.wasm-runtime.js')
        .then(() => TeaVM.wasmGC.load('game.wasm'))
        .then(program => program.exports.main([game]));
    // An empty program with a type of WebAssembly GC.
    const hasGc = () => WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]));
    const isJavaScript = target ? target === 'js' : typeof WebAssembly !== 'object' || !hasGc();
    (isJavaScript ? javaScript() : webAssembly()).catch(tell);
    if (result) {
        addEventListener('hashchange', () => location.reload());
    }
})();
