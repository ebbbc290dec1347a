#!/usr/bin/env node
// Plays the pages of a site as their users do, in both targets: by keys, mouse and touch, with reloads, crashes, files and a full store.
// By hand, some minutes: .ci/playtest.mjs SITE [GAME...]. Leaves pictures in target/playtest to look at.
import { spawn, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Browser, pause, until } from './browser.mjs';
import { hostParts } from './playtest-hosts.mjs';
import { keptParts } from './playtest-kept.mjs';
import { fingerParts } from './playtest-touch.mjs';
import { sheet } from './sheet.mjs';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const PLAY = join(PROJECT, 'play');
const PICTURES = join(PROJECT, 'target/playtest');
const SEED = 5;
const PHONE = { width: 390, height: 844, isTouched: true };
const WAYS = { '↖': 'y', '↑': 'k', '↗': 'u', '←': 'h', '→': 'l', '↙': 'b', '↓': 'j', '↘': 'n' };
/** Shows letters instead of tiles from the first sheet on, since those can be read: one key for each scale, which follows the zoom that is kept. */
const LETTERS = `new MutationObserver((changes, observer) => {
    if (!document.querySelector('canvas[data-turn]')) return;
    observer.disconnect();
    let scale = 2;
    try { scale = Math.round(2 * (+localStorage.getItem('undercroft.zoom') || 1)); } catch { }
    for (; scale > 0; scale--) document.querySelector('canvas').dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true }));
}).observe(document, { subtree: true, childList: true, attributes: true });`;
const MINUTES = 25;
/** Notes when the first sheet could be seen. */
const FIRST_SHEET = `new MutationObserver(() => {
    if (!window.firstSheet && document.querySelector('canvas[data-turn]')) requestAnimationFrame(() => { window.firstSheet ??= performance.now(); });
}).observe(document, { subtree: true, childList: true, attributes: true });`;

const terminals = new Set();
let checks = 0;
const faults = [];
const check = (isTrue, what) => {
    checks++;
    if (!isTrue) {
        faults.push(what);
        console.log('FAULT ' + what);
    }
};
const median = numbers => numbers.sort((a, b) => a - b)[numbers.length >> 1];

/** The turn and the hash that a tab shows. */
async function state(tab) {
    return JSON.parse(await until(() => tab.ask("JSON.stringify({ ...document.querySelector('canvas[data-turn]')?.dataset })")
        .then(text => text !== '{}' && text).catch(() => null), 'a canvas'));
}

/** The state once it does not change any more: a moving picture shows the next one later. */
async function rest(tab) {
    for (let last = '', same = 0; ; await pause(50)) {
        const now = JSON.stringify(await state(tab));
        same = now === last ? same + 1 : 0;
        last = now;
        if (same === 5) return JSON.parse(now);
    }
}

const told = tab => tab.ask("document.getElementById('result')?.textContent");
const hasEnded = (tab, game) => tab.ask(`(localStorage.getItem('undercroft/${game}.seeds') ?? '')[0] === ','
    || localStorage.getItem('undercroft/${game}.seeds') === ''`);
const temporary = () => mkdtempSync(join(tmpdir(), 'playtest-'));

/** A tab of the game for somebody new, once its first sheet is there. */
async function begun(browser, game, target, screen = {}, script = '') {
    const visitor = await browser.visitor(screen);
    const tab = await visitor.open(`${game}.html#seed=${SEED}&target=${target}`, LETTERS + script);
    await state(tab);
    return tab;
}

async function firstSheet(browser, game, target) {
    const times = [];
    for (let round = 0; round < 3; round++) {
        const tab = await begun(browser, game, target, {}, FIRST_SHEET);
        times.push(await until(() => tab.ask('window.firstSheet'), 'the first sheet'));
        await tab.visitor.leave();
    }
    const time = median(times);
    console.log(`${game} ${target}: first sheet after ${time.toFixed(0)} ms`);
    check(target === 'js' || time < 1000, `${game} ${target}: first sheet after ${time} ms`);
}

/** Fifty turns, with games that end in between; then how long a key takes to be seen. */
async function keys(browser, game, target) {
    const tab = await begun(browser, game, target);
    let turns = 0;
    for (let tries = 0; turns < 50 && tries < 400; tries++) {
        const before = await state(tab);
        await tab.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][(tries >> 1) % 4]);
        if (await hasEnded(tab, game)) {
            await tab.reload();
            const next = await rest(tab);
            check(+next.turn <= 1, `${game} ${target}: after the end a reload shows turn ${next.turn}`);
            check(!(await hasEnded(tab, game)), `${game} ${target}: no other game after the end`);
        } else {
            turns += +(await state(tab)).turn - +before.turn;
        }
    }
    check(turns >= 50, `${game} ${target}: only ${turns} turns by keys`);
    const fresh = await begun(browser, game, target);
    await rest(fresh);
    const times = await fresh.ask(`(async () => {
        const own = CanvasRenderingContext2D.prototype.putImageData;
        let drawn = 0;
        CanvasRenderingContext2D.prototype.putImageData = function (...all) { own.apply(this, all); drawn ||= performance.now(); };
        const next = () => new Promise(requestAnimationFrame);
        const puts = [], seen = [];
        for (let round = 0; round < 40; round++) {
            await next();
            await new Promise(done => setTimeout(done, 20 + round % 16));
            drawn = 0;
            const begin = performance.now();
            const key = ['ArrowRight', 'ArrowLeft', ';', 'Escape', '?', 'Escape', 'ArrowDown', 'ArrowUp'][round % 8];
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key }));
            for (let frames = 0; !drawn && frames < 20; frames++) await next();
            if (!drawn) continue;
            await next();
            puts.push(drawn - begin);
            seen.push(performance.now() - begin);
        }
        return { puts, seen };
    })()`);
    check(times.seen.length >= 20, `${game} ${target}: only ${times.seen.length} of 40 keys changed the picture`);
    const [drawn, seen] = [median(times.puts), median(times.seen)];
    console.log(`${game} ${target}: key to picture ${drawn.toFixed(1)} ms drawn, ${seen.toFixed(1)} ms with the next frame, of ${times.seen.length} keys`);
    check(drawn < 16, `${game} ${target}: key to picture ${drawn} ms`);
    for (const each of [tab, fresh]) {
        check(each.errors.length === 0, `${game} ${target}: ${each.errors[0]}`);
        await each.visitor.leave();
    }
}

/** Where the player stands: in Scatter it is shown by its hit points. */
const hero = (shown, game) => shown.find(game.endsWith('scatter') ? /(?<=\|.* )[1-9](?= .*\|)/ : /@/);

/** Goes by a click or a tap to a free cell near the player. */
async function travel(tab, game, how) {
    for (let tries = 0; tries < 6; tries++) {
        const shown = await sheet(tab);
        const at = hero(shown, game);
        if (!at) break;
        const line = shown.lines[at.row];
        const column = [at.column + 1, at.column - 1, at.column + 2, at.column - 2].find(x => line[x] === '.');
        if (column === undefined) {
            await tab.press(['ArrowDown', 'ArrowUp', 'ArrowRight'][tries % 3]);
            await rest(tab);
            continue;
        }
        const before = await rest(tab);
        await tab.click(...shown.pixel(column, at.row));
        const after = await rest(tab);
        const now = hero(await sheet(tab), game);
        check(+after.turn > +before.turn, `${game}: ${how} on the map plays no turn`);
        // The sheet may scroll; then the place is another one.
        check(!now || (now.column === column && now.row === at.row) || (await sheet(tab)).lines[0] !== shown.lines[0],
            `${game}: ${how} at ${column},${at.row} led to ${JSON.stringify(now)}`);
        return;
    }
    check(false, `${game}: no free cell near the player for ${how}`);
}

async function mouse(browser, game) {
    const tab = await begun(browser, game, 'wasm');
    await travel(tab, game, 'a click');
    await tab.press('?');
    await rest(tab);
    const page = await sheet(tab);
    const isLong = page.text.includes('more');
    await tab.wheel(300, 200, 120);
    await pause(300);
    check(!isLong || (await sheet(tab)).text !== page.text, `${game}: the wheel does not scroll the keys`);
    await tab.press('Escape');
    for (let tries = 0; tries < 12; tries++) {
        await tab.press('i');
        await rest(tab);
        const list = await sheet(tab);
        const line = list.find(/^a\) /);
        if (!/inventory/.test((await help(tab)).text)) break;
        if (line) {
            await tab.press('i');
            await pause(150);
            const open = await sheet(tab);
            await tab.click(...open.pixel(4, line.row));
            await pause(200);
            check((await sheet(tab)).text !== open.text, `${game}: a click on a line of the list chooses nothing`);
            break;
        }
        await tab.press('x');
        await rest(tab);
    }
    for (let tries = 0, isLong = false; tries < 12 && !isLong && !(await told(tab)); tries++) {
        for (const key of ['Escape', 'x', 'g', 'i']) {
            await tab.press(key);
            await rest(tab);
        }
        isLong = /^ *b\) /m.test((await sheet(tab)).text);
    }
    check((await told(tab)) === '', `${game}: a list of what is carried: ${await told(tab)}`);
    check(tab.errors.length === 0, `${game}: ${tab.errors[0]}`);
    await tab.visitor.leave();
}

/** The whole page of keys, left again. */
async function help(tab) {
    await tab.press('Escape');
    await tab.press('?');
    await pause(150);
    const first = await sheet(tab);
    await tab.press(' ');
    await pause(150);
    const second = await sheet(tab);
    await tab.press('Escape');
    await tab.press('Escape');
    await pause(100);
    return { text: first.text + '\n' + second.text };
}

async function touch(browser, game) {
    const byFinger = await begun(browser, game, 'wasm', PHONE);
    await byFinger.picture(join(PICTURES, game + '-phone.png'));
    const labels = await byFinger.ask("[...document.querySelectorAll('.all button')].map(each => each.textContent)");
    const pad = await byFinger.ask("[...document.querySelectorAll('.pad button')].map(each => each.textContent)");
    const byKeys = await begun(browser, game, 'wasm', PHONE);
    for (const way of pad) {
        await byFinger.button(way);
        await byKeys.press(WAYS[way]);
        const [one, other] = [await rest(byFinger), await rest(byKeys)];
        check(one.hash === other.hash && one.turn === other.turn, `${game}: ${way} on the pad does not do what ${WAYS[way]} does`);
    }
    check(pad.length === 8 || pad.length === 4, `${game}: ${pad.length} ways on the pad`);
    await byKeys.visitor.leave();
    const boxes = await byFinger.ask(`(() => {
        const box = each => (({ x, y, right, bottom }) => ({ name: each.textContent || each.tagName, x, y, right, bottom }))(each.getBoundingClientRect());
        return [document.querySelector('canvas'), ...document.querySelectorAll('.pad button, .verbs, .files')].map(box);
    })()`);
    for (const [i, one] of boxes.entries()) {
        check(one.x >= 0 && one.y >= 0 && one.right <= PHONE.width && one.bottom <= PHONE.height, `${game}: ${one.name} is cut off`);
        for (const other of boxes.slice(i + 1)) {
            const isApart = one.right <= other.x || other.right <= one.x || one.bottom <= other.y || other.bottom <= one.y;
            check(isApart, `${game}: ${one.name} and ${other.name} overlap`);
        }
    }
    await byFinger.visitor.leave();
    for (const label of [...labels, 'back', 'ok', 'yes']) {
        const tab = await begun(browser, game, 'wasm', PHONE);
        if (label === 'yes') await tab.button('new game');
        if (['back', 'ok'].includes(label)) await tab.button('look');
        const { turn } = await rest(tab);
        const before = await sheet(tab);
        await tab.button(label);
        const isTurn = (await rest(tab)).turn !== turn;
        const after = await sheet(tab);
        check(label === 'ok' || isTurn || after.text !== before.text || (await told(tab)) !== '', `${game}: nothing is seen of "${label}"`);
        check(!after.text.includes("can't do that in this game"), `${game}: "${label}" is no key of this game`);
        await tab.visitor.leave();
    }
    const tab = await begun(browser, game, 'wasm', PHONE);
    await travel(tab, game, 'a tap');
    await tab.visitor.leave();
}

/** Some turns in the middle of a game. */
async function middle(tab, turns = 6) {
    for (let tries = 0; tries < 40 && +(await state(tab)).turn < turns; tries++) {
        await tab.press(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'][tries % 4]);
        await rest(tab);
    }
    return rest(tab);
}

const same = (one, other) => one.turn === other.turn && one.hash === other.hash;

async function reloads(browser, game, target) {
    let tab = await begun(browser, game, target);
    const before = await middle(tab);
    await tab.reload();
    await pause(300);
    check(same(before, await rest(tab)), `${game} ${target}: turn ${before.turn} before a reload, then ${(await rest(tab)).turn}`);
    await tab.press('ArrowRight');
    await tab.press('ArrowLeft');
    const last = await rest(tab);
    await tab.crash();
    tab = await tab.visitor.open(`${game}.html#target=${target}`, LETTERS);
    const after = await rest(tab);
    check(+after.turn >= +last.turn - 1 && +after.turn <= +last.turn, `${game} ${target}: turn ${last.turn} before a crash, then ${after.turn}`);
    check(after.turn !== last.turn || after.hash === last.hash, `${game} ${target}: another state after a crash`);
    const other = await tab.visitor.open(`${game}.html#target=${target}`);
    check(/another tab/.test(await until(() => told(other), 'a word of a second tab')), `${game} ${target}: two tabs play`);
    await tab.visitor.leave();
}

/** Goes on with a game in a terminal, presses keys, and quits, which saves. Answers what was shown. */
async function inTerminal(game, folder, keys) {
    const terminal = spawn('script', ['-qec', `stty cols 80 rows 24; ${PLAY} ${game} --saves ${folder}`, '/dev/null'], { detached: true });
    terminals.add(terminal);
    const ended = new Promise(done => terminal.once('exit', done)).then(() => terminals.delete(terminal));
    let shown = '';
    terminal.stdout.on('data', data => {
        shown += data;
        // The game asks where the cursor is to learn how large the terminal is.
        if (data.includes('\x1b[6n')) terminal.stdin.write('\x1b[24;80R');
    });
    await until(() => shown.includes('go on: turn'), `a save of ${game} in the terminal`, 60_000);
    for (const key of ['a', ...keys, 'q']) {
        terminal.stdin.write(key);
        await pause(500);
    }
    await ended;
    return shown;
}

/** A game goes from the page to a terminal and back, and its bytes are the same in both. */
async function crossings(browser, game) {
    const tab = await begun(browser, game, 'wasm');
    const before = await middle(tab);
    const folder = temporary();
    const file = join(folder, game + '.save');
    const recording = join(folder, game + '.recording');
    const bytes = await tab.visitor.downloaded(game + '.save', () => tab.button('save to a file'));
    writeFileSync(file, bytes);
    writeFileSync(recording, await tab.visitor.downloaded(game + '.recording', () => tab.button('recording')));
    check(replayed(recording).includes(before.hash), `${game}: the recording of the page, which ends with ${before.hash}, is ${replayed(recording)}`);
    const shown = await inTerminal(game, folder, []);
    check(new RegExp(`go on: turn ${before.turn}\\b`).test(shown), `${game}: the terminal does not go on at turn ${before.turn}`);
    check(readFileSync(file).equals(bytes), `${game}: the page's save is other bytes once the terminal has saved it`);
    await inTerminal(game, folder, 'da');
    check(!readFileSync(file).equals(bytes), `${game}: keys in the terminal changed nothing`);
    await tab.upload('go on from a file', file);
    await tab.button('replace it');
    await pause(1000);
    const after = await rest(tab);
    check(+after.turn > +before.turn, `${game}: turn ${after.turn} with the terminal's save, ${before.turn} before`);
    check(replayed(recording).includes(after.hash), `${game}: the terminal's recording ends elsewhere than the page begins: ${after.hash}`);
    // Beside its save a page has now no recording, and neither has a terminal in a new folder.
    const back = await tab.visitor.downloaded(game + '.save', () => tab.button('save to a file'));
    const other = temporary();
    writeFileSync(join(other, game + '.save'), back);
    await inTerminal(game, other, []);
    check(readFileSync(join(other, game + '.save')).equals(back), `${game}: the page's save of the terminal's game is other bytes in a terminal`);
    for (const each of [folder, other]) rmSync(each, { recursive: true });
    await tab.visitor.leave();
}

/** A recording of the desktop's bot is shown up to the same end, and then the game goes on. */
async function watched(browser, game) {
    const folder = temporary();
    const file = join(folder, 'bot.recording');
    execFileSync(PLAY, [game, '--games', '1', '--seed', '7', '--record', file], { stdio: 'ignore' });
    const tab = await begun(browser, game, 'wasm');
    const before = await middle(tab);
    await tab.upload('watch a recording', file);
    await until(async () => /replay, turn \d+ of/.test((await sheet(tab)).text), 'the beginning of a recording');
    await tab.press('End');
    await until(async () => (await sheet(tab)).text.includes('home: to the beginning'), 'the end of a recording');
    const end = await rest(tab);
    check(replayed(file).includes(end.hash), `${game}: a recording is shown up to ${end.hash}; it is ${replayed(file)}`);
    await tab.picture(join(PICTURES, game + '-replay.png'));
    await tab.press('q');
    check(same(before, await rest(tab)), `${game}: after a recording the game is another one`);
    await middle(tab, +before.turn + 2);
    writeFileSync(file, 'Dear diary');
    await tab.upload('watch a recording', file);
    const alert = await until(() => told(tab), 'a word about a file');
    check(/^This file can't be shown\. \S.*\.$/.test(alert), `${game}: a text that is to be watched: ${alert}`);
    check(tab.errors.length === 0, `${game}: ${tab.errors[0]}`);
    rmSync(folder, { recursive: true });
    await tab.visitor.leave();
}

/** What a recording is, as the desktop plays it. */
function replayed(file) {
    try {
        return execFileSync(PLAY, ['replay', file, '--verify'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    } catch (refused) {
        return `exit code ${refused.status}: ${refused.stdout}${refused.stderr}`;
    }
}

/** Files that are no saves of this game: each is refused in plain words, and nothing changes. */
async function wrongFiles(browser, game, other) {
    const tab = await begun(browser, game, 'wasm');
    const before = await middle(tab);
    const good = await tab.visitor.downloaded(game + '.save', () => tab.button('save to a file'));
    const flipped = Buffer.from(good);
    flipped[flipped.length >> 1] ^= 1;
    const stranger = await begun(browser, other, 'wasm');
    const foreign = await stranger.visitor.downloaded(other + '.save', () => stranger.button('save to a file'));
    await stranger.visitor.leave();
    const folder = temporary();
    const files = { empty: '', text: 'Dear diary\n', cut: good.subarray(0, good.length - 20), flipped, foreign, large: Buffer.alloc(5_000_000, 7) };
    for (const [name, bytes] of Object.entries(files)) {
        const file = join(folder, name);
        writeFileSync(file, bytes);
        await tab.ask("document.getElementById('result').textContent = ''");
        await tab.upload('go on from a file', file);
        const alert = await until(() => told(tab), `a word about a file: ${name}`).catch(() => 'nothing');
        console.log(`${game}: ${name} file: ${alert}`);
        check(/^This file can't be used\. \S.*\.$/.test(alert) && !/Exception|null|undefined/.test(alert), `${game}: a file, ${name}: ${alert}`);
        check(same(before, await rest(tab)), `${game}: a file, ${name}, changed the game`);
    }
    await tab.reload();
    await pause(300);
    check(same(before, await rest(tab)), `${game}: wrong files changed what is kept`);
    check(tab.errors.length === 0, `${game}: ${tab.errors[0]}`);
    rmSync(folder, { recursive: true });
    await tab.visitor.leave();
}

/** Stores that are full, shut or absent: the game says so and is played all the same. */
async function badStores(browser, game) {
    const fill = `for (let size = 1 << 20; size; size >>= 1) {
        try { for (let i = 0; ; i++) localStorage.setItem('junk' + size + '-' + i, 'x'.repeat(size)); } catch { }
    }`;
    const shut = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('shut', 'SecurityError'); } });";
    const absent = "Object.defineProperty(window, 'localStorage', { value: undefined });";
    for (const [name, script] of Object.entries({ full: fill, shut, absent })) {
        const tab = await begun(browser, game, 'wasm', {}, script);
        const first = await sheet(tab);
        const after = await middle(tab, 4);
        const now = await sheet(tab);
        check(+after.turn >= 4, `${game}: a store that is ${name}: turn ${after.turn}`);
        check(/store|keeps|saved/.test(first.text + now.text), `${game}: no word about a store that is ${name}: ${first.text}`);
        check(tab.errors.length === 0, `${game}: a store that is ${name}: ${tab.errors[0]}`);
        await tab.visitor.leave();
    }
}

/** Junk in what is kept: the page asks, or begins another game; it is never blank. */
async function damage(browser, game) {
    const junk = { 'no base64': '{}', cut: null, empty: '', 'other bytes': btoa('Dear diary') };
    for (const ending of ['.save', '.backup', '.recording.0', '.seeds', '.scores']) {
        for (const [name, text] of Object.entries(junk)) {
            const tab = await begun(browser, game, 'wasm');
            await middle(tab);
            await tab.go('page.js');
            await pause(200);
            await tab.ask(`(() => {
                for (const key of Object.keys(localStorage)) {
                    if (!key.endsWith(${JSON.stringify(ending)})) continue;
                    const old = localStorage.getItem(key);
                    localStorage.setItem(key, ${JSON.stringify(text)} ?? old.slice(0, old.length >> 1));
                }
            })()`);
            await tab.go(`${game}.html#target=wasm`);
            const isShown = await state(tab).then(() => sheet(tab)).then(shown => shown.text.trim().length > 20).catch(() => false);
            check(isShown, `${game}: ${ending} that is ${name}: a blank page; ${await told(tab)} ${tab.errors[0] ?? ''}`);
            check(tab.errors.length === 0, `${game}: ${ending} that is ${name}: ${tab.errors[0]}`);
            await tab.visitor.leave();
        }
    }
}

/** A defect in the middle of a turn gives a report that shows it again. */
async function defect(browser, game) {
    const tab = await begun(browser, game, 'js', {}, `const multiply = Math.imul;
        Error.stackTraceLimit = 100;
        Math.imul = (a, b) => {
            if (window.isBroken && new Error().stack.split('\\n').length > 24) { window.isBroken = false; throw new Error('planted'); }
            return multiply(a, b);
        };`);
    let text = '';
    // The rules of a game are deep in the program; less deep a defect is one of the front end, which has no report.
    for (let tries = 0; tries < 10 && !text.includes('"report"'); tries++) {
        await tab.reload();
        await middle(tab, +(await rest(tab)).turn + 1);
        await tab.ask('window.isBroken = true');
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) await tab.press(key);
        text = await until(() => told(tab), 'a word about a defect').catch(() => 'nothing');
        console.log(`${game}: a defect: ${text}`);
    }
    check(/^The game broke: \S.*/.test(text), `${game}: a defect: ${text}`);
    const bytes = await tab.visitor.downloaded(game + '-bug.zip', () => tab.button('report')).catch(error => Buffer.from(String(error)));
    check(bytes.subarray(0, 2).toString() === 'PK', `${game}: the report of a defect is no zip: ${bytes.subarray(0, 60)}`);
    await tab.picture(join(PICTURES, game + '-defect.png'));
    await tab.reload();
    await pause(300);
    await middle(tab, +(await rest(tab)).turn + 1);
    check((await told(tab)) === '', `${game}: a game with a defect does not go on after a reload`);
    await tab.visitor.leave();
}

/** Leaves nothing running, however this ends. */
function kill() {
    browser.process.kill('SIGKILL');
    for (const terminal of terminals) process.kill(-terminal.pid, 'SIGKILL');
}

/** Two games on one page of any name, each in an element of its own: each has the keys while it has the focus. */
async function elements(browser) {
    const page = join(site, 'elements.html');
    writeFileSync(page, `<!doctype html><link rel="stylesheet" href="page.css"><style>div { width: 500px; height: 500px }</style>
        <div id="arena"></div><div id="thieflike"></div><script src="page.js" data-game="arena thieflike"></script>`);
    const tab = await (await browser.visitor({ width: 1100, height: 1100 })).open('elements.html');
    const hashes = () => tab.ask("[...document.querySelectorAll('canvas[data-hash]')].map(each => each.dataset.hash).join()");
    const before = (await until(async () => /,/.test(await hashes()) && hashes(), 'two games')).split(',');
    await tab.press('ArrowLeft');
    await pause(500);
    check(await hashes() === before.join(), 'a game without the focus heeds keys');
    await tab.ask("document.querySelector('#thieflike canvas').focus()");
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) await tab.press(key);
    await pause(500);
    const after = (await hashes()).split(',');
    check(after[0] === before[0] && after[1] !== before[1], 'keys go to the game that has the focus');
    await tab.picture(join(PICTURES, 'elements.png'));
    await tab.visitor.leave();
    rmSync(page);
}

/** A new game has its seed in the address, goes on by it, and leaves nothing of the game before. */
async function newGame(browser, game) {
    const tab = await begun(browser, game, '');
    await middle(tab);
    await tab.press('r');
    await pause(300);
    await tab.press('Y');
    await until(async () => (await tab.ask('location.hash').catch(() => '')).startsWith(`#seed=${SEED + 1}&`), 'the next seed in the address');
    const next = await (await browser.visitor()).open(`${game}.html#seed=${SEED + 1}`);
    const { hash } = await rest(next);
    await next.visitor.leave();
    await until(async () => (await state(tab)).hash === hash, 'a new game');
    await pause(1500);
    const { turn } = await middle(tab, 2);
    await tab.reload();
    await pause(500);
    check((await rest(tab)).turn >= turn - 1, `${game}: a new game does not go on by its seed`);
    await tab.visitor.leave();
}

/** Phones upright and on their side: keys take turns, buttons are large, and leave two thirds of the height. */
async function phones(browser, game) {
    for (const [width, height] of [[844, 390], [740, 360], [667, 375], [568, 320], [390, 844], [360, 640]]) {
        const tab = await begun(browser, game, '', { width, height, isTouched: true });
        const where = `${game} on ${width}x${height}`;
        await middle(tab, 1);
        check(+(await state(tab)).turn > 0, `${where}: no key takes a turn`);
        const seen = await tab.ask(`[...document.querySelectorAll('button')].filter(each => each.offsetParent)
            .map(each => ({ name: each.textContent, top: each.getBoundingClientRect().top, height: each.offsetHeight }))`);
        check(seen.every(each => each.height >= 44), `${where}: a button is lower than 44 pixels`);
        const part = (height - Math.min(...seen.map(each => each.top))) / height;
        check(width > height || part <= 1 / 3, `${where}: buttons take ${part} of the height`);
        await tab.picture(join(PICTURES, `${game}-${width}x${height}.png`));
        await tab.visitor.leave();
    }
}

const inHand = fingerParts({ begun, check, hero, middle, rest, state, told, temporary, PHONE, PICTURES, SEED });

const [site, ...wanted] = process.argv.slice(2);
const only = process.env.ONLY?.split(',');
const games = readdirSync(site).filter(file => file.endsWith('.html') && file !== 'index.html').map(file => file.slice(0, -5))
    .filter(game => !wanted.length || wanted.includes(game));
mkdirSync(PICTURES, { recursive: true });
const browser = await Browser.start(site);
process.on('exit', kill);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
setTimeout(() => { console.log(`FAULT: not done after ${MINUTES} minutes`); process.exit(1); }, MINUTES * 60_000).unref();
// What is kept does not depend on the game.
const stores = [wrongFiles, badStores, damage, elements, ...keptParts({ check, state, rest, told, middle, same, begun, temporary, site }), ...hostParts({ check, state, rest, told, middle, same, SEED, PICTURES })];
for (const game of games) {
    const both = [firstSheet, keys, reloads];
    const other = game === 'arena' ? 'scatter' : 'arena';
    for (const part of [...both, mouse, touch, phones, ...inHand, newGame, crossings, watched, defect, ...stores]) {
        if (only ? !only.includes(part.name) : stores.includes(part) && game !== games[0]) continue;
        for (const target of both.includes(part) ? ['wasm', 'js'] : [part === wrongFiles ? other : '']) {
            const begin = Date.now();
            await part(browser, game, target).catch(error => check(false, `${game}: ${part.name} ${target}: ${error.stack}`));
            console.log(`${game}: ${part.name} ${target} took ${Date.now() - begin} ms`);
        }
    }
}
await browser.stop();
console.log(`${games.length} games, ${checks} checks, ${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
