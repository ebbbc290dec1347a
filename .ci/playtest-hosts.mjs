// The parts of playtest.mjs about hosts: fall-back to JavaScript, policies, frames, twins of programs, and no network at all.
import { join } from 'node:path';
import { HOSTS, pause, until } from './browser.mjs';

const RUNTIME = 'game.wasm-runtime.js';
/** A program whose start does nothing, or throws, in the place of WebAssembly's. */
const planted = main => `{ let real; Object.defineProperty(window, 'TeaVM', { get: () => real, set: given => {
    real = new Proxy(given, { get: (all, name) => name === 'wasmGC' ? { load: () => Promise.resolve({ exports: { main() { ${main} } } }) } : all[name] });
} }); }`;
const WITHOUT_UNPACKING = 'delete window.DecompressionStream;';
const WITHOUT_WEBASSEMBLY = 'delete window.WebAssembly;';
/** What a policy refused. */
const REFUSED = `window.refused = []; document.addEventListener('securitypolicyviolation', event => refused.push(event.effectiveDirective));`;
/** Where hosts and browsers lead: what is fetched of the programs, and whether the page is loaded anew, with JavaScript. */
const CASES = [
    ['', '', [RUNTIME, 'game.wasm.gz']],
    ['mime', '', [RUNTIME, 'game.wasm.gz']],
    ['mime', WITHOUT_UNPACKING, [RUNTIME, 'game.wasm', 'game.js'], true],
    ['missing', '', [RUNTIME, 'game.wasm.gz', 'game.wasm', 'game.js.gz'], true],
    ['cut', '', [RUNTIME, 'game.wasm.gz', 'game.wasm', 'game.js.gz'], true],
    ['untwinned', '', [RUNTIME, 'game.wasm.gz', 'game.wasm']],
    ['wrong', '', [RUNTIME, 'game.wasm.gz', 'game.wasm']],
    ['encoded', '', [RUNTIME, 'game.wasm.gz']],
    ['', WITHOUT_UNPACKING, [RUNTIME, 'game.wasm']],
    ['eval', '', ['game.js']],
    ['strict', '', ['game.js']],
    ['', WITHOUT_WEBASSEMBLY, ['game.js.gz']],
    ['compressed', WITHOUT_WEBASSEMBLY, ['game.js']],
    ['', planted(''), [RUNTIME, 'game.js.gz'], true],
    ['', planted("throw new Error('planted')"), [RUNTIME, 'game.js.gz'], true],
];

export const hostParts = ({ check, state, rest, told, middle, same, SEED, PICTURES }) => {
    const drawn = tab => tab.ask("document.querySelector('canvas').toDataURL()");

    /** Hosts and browsers where WebAssembly can't be had: JavaScript plays, unless the address forces a target; and the same picture everywhere. */
    async function hosts(browser, game) {
        const { requests } = browser.server;
        let picture;
        for (const [host, script, programs, isAnew = false] of CASES) {
            const what = `${game}: ${host || 'a plain host'} ${script.match(/main\(\) {.*?}|delete.*/)?.[0] ?? ''}`;
            requests.length = 0;
            const tab = await (await browser.visitor()).open(`${host && host + '/'}${game}.html#seed=${SEED}`, REFUSED + script);
            const { turn } = await rest(tab);
            const fetched = new Set(requests.filter(path => path.includes('/game.')).map(path => path.split('/').pop()));
            check([...fetched].sort().join() === [...programs].sort().join(), `${what}: it fetched ${[...fetched]}`);
            const address = await tab.ask('location.hash');
            check(address === `#seed=${SEED}` + (isAnew ? '&target=js' : ''), `${what}: the address is ${address}`);
            picture ??= await drawn(tab);
            check(await drawn(tab) === picture, `${what}: another picture`);
            const refused = await tab.ask('refused.join()');
            check(!/style|img|font|connect|worker|manifest/.test(refused), `${what}: its policy refused ${refused}`);
            await middle(tab, +turn + 1);
            if (HOSTS[host]?.policy) {
                const save = await tab.visitor.downloaded(game + '.save', () => tab.button('save to a file'));
                check(save.length > 100, `${what}: no save`);
            }
            await tab.visitor.leave();
        }
        const forced = await (await browser.visitor()).open(`cut/${game}.html#target=wasm`);
        await until(async () => (await told(forced))?.startsWith('The game could not be started'), 'the sentence of a forced target');
        await forced.visitor.leave();
    }

    /** In a frame without an origin it plays; there is no store, no lock and no worker. */
    async function frames(browser, game) {
        const framed = await (await browser.visitor({ width: 1000, height: 700 })).open(`frame/${game}.html`);
        await until(() => framed.ask('window.turn'), 'a game in a frame');
        await framed.click(300, 200);
        for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) await framed.press(key);
        await until(async () => +await framed.ask('window.turn') > 0, 'a turn in a frame');
        await framed.picture(join(PICTURES, game + '-frame.png'));
        await framed.visitor.leave();
    }

    /** What comes only in part or not at all: JavaScript plays, or a sentence tells what to do; without its script a page is not blank. */
    async function stalls(browser, game) {
        const halted = 'const own = setInterval; window.setInterval = (deed, time) => own(deed, time === 500 ? 20 : time);'; // time runs faster
        const tab = await (await browser.visitor()).open(`stalled/${game}.html#seed=${SEED}`, halted);
        await rest(tab);
        check(/target=js/.test(await tab.ask('location.hash')), `${game}: a program that stalls is not replaced`);
        await tab.visitor.leave();
        const forced = await (await browser.visitor()).open(`stalled/${game}.html#seed=${SEED}&target=wasm`, halted);
        await until(async () => /^Nothing of the game has come/.test(await told(forced)), 'a word about a program that stalls');
        await forced.visitor.leave();
        const blank = await (await browser.visitor()).open(`scriptless/${game}.html`);
        const shown = "(document.body?.innerText ?? '').trim()";
        await until(() => blank.ask(`/the host did not send all/.test(${shown})`), 'a sentence in place of a blank page', 8000);
        await blank.picture(join(PICTURES, game + '-scriptless.png'));
        await blank.visitor.leave();
        const playing = await (await browser.visitor()).open(`${game}.html`);
        await rest(playing);
        check(!/the host did not/.test(await playing.ask(shown)), `${game}: a page that plays tells of its host`);
        await playing.visitor.leave();
    }

    /** The list of games alone was visited: it is shown without a network. */
    async function listAlone(browser, game) {
        const tab = await (await browser.visitor()).open('index.html');
        await until(() => isKept(tab, 'index.html'), 'the list of games is kept', 5000);
        await until(() => tab.ask("navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"), 'its worker', 5000);
        browser.server.isOff = true;
        await tab.reload();
        await pause(300);
        await until(() => tab.ask(`document.body?.textContent.includes('${game}')`), 'the list without a network', 5000).finally(() => { browser.server.isOff = false; });
        await tab.go(`${game}.html`);
        await rest(tab);
        await tab.visitor.leave();
    }

    const isKept = (tab, file) => tab.ask(`caches.match('${file}').then(Boolean)`);

    /** Without a network a game goes on, in both targets; a new version is offered, and loaded when it is asked for. */
    async function offline(browser, game) {
        const { server } = browser;
        const tab = await (await browser.visitor()).open(`${game}.html#seed=${SEED}`);
        await state(tab);
        await until(() => isKept(tab, 'game.wasm'), 'the program is kept');
        const before = await middle(tab, 3);
        server.isOff = true;
        await tab.reload();
        await pause(500);
        check(same(await rest(tab), before), `${game}: without a network another game`);
        await middle(tab, +before.turn + 2);
        await tab.go('./');
        await until(() => tab.ask(`document.body?.textContent.includes('${game}')`).catch(() => false), 'the list of games without a network');
        server.isOff = false;
        await tab.go(`${game}.html#seed=${SEED}&target=js`);
        await rest(tab);
        await until(() => isKept(tab, 'game.js'), 'JavaScript is kept');
        server.isOff = true;
        await tab.reload();
        await pause(500);
        const last = await rest(tab);
        server.isOff = false;
        server.isNew = true;
        await tab.reload();
        await pause(500);
        await state(tab);
        await until(() => tab.ask("[...document.querySelectorAll('button')].some(each => each.textContent.startsWith('a new version'))"), 'a new version is offered');
        await tab.ask('window.isOld = true');
        await pause(1500);
        check(await tab.ask('window.isOld'), `${game}: a new version was forced`);
        await tab.picture(join(PICTURES, game + '-new-version.png'));
        await tab.button('a new version is there: load it');
        await until(() => tab.ask('!window.isOld').catch(() => false), 'the new version');
        check(same(await rest(tab), last), `${game}: a new version has another game`);
        const names = await until(() => tab.ask('caches.keys().then(all => all.length === 1 && all)'), 'one version is kept');
        check(names[0].endsWith('new'), `${game}: kept is ${names}`);
        check(await isKept(tab, 'game.wasm') && await isKept(tab, 'game.js'), `${game}: a new version does not keep the programs of the former`);
        server.isNew = false;
        check(tab.errors.length === 0, `${game}: ${tab.errors[0]}`);
        await tab.visitor.leave();
    }

    return [hosts, stalls, frames, listAlone, offline];
};
