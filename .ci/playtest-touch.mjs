// The parts of playtest.mjs about fingers, letters and everybody: gestures, typing, larger pages, what comes after the end, the keyboard alone.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pause, until } from './browser.mjs';
import { sheet } from './sheet.mjs';

/** The parts, by what they need of playtest.mjs. */
export function fingerParts({ begun, check, hero, middle, rest, state, told, temporary, PHONE, PICTURES, SEED }) {
    const canvasBox = tab => tab.ask("(({ x, y, width, height }) => ({ x, y, width, height }))(document.querySelector('canvas').getBoundingClientRect())");
    const labels = tab => tab.ask("[...document.querySelectorAll('button, nav a')].filter(each => each.offsetParent).map(each => each.textContent)");
    const where = async (tab, game) => hero(await sheet(tab), game);
    const line = (from, to, steps = 8) => Array.from({ length: steps + 1 }, (_, i) =>
        [[from[0] + (to[0] - from[0]) * i / steps, from[1] + (to[1] - from[1]) * i / steps]]);
    const address = tab => tab.ask('location.href');

    /** Swipes, holds, long presses and two fingers on the board. */
    async function fingers(browser, game) {
        const tab = await begun(browser, game, 'wasm', PHONE);
        const keyed = await begun(browser, game, 'wasm', PHONE);
        const box = await canvasBox(tab);
        const middleOf = [box.x + box.width / 2, box.y + box.height / 2];
        const begin = await address(tab);
        for (const [right, down, key] of [[120, 0, 'l'], [-120, 0, 'h'], [0, 120, 'j'], [0, -120, 'k']]) {
            await tab.fingers(line(middleOf, [middleOf[0] + right, middleOf[1] + down]));
            await keyed.press(key);
            const [one, other] = [await rest(tab), await rest(keyed)];
            check(one.hash === other.hash, `${game}: a swipe by ${right},${down} does not do what ${key} does`);
        }
        await keyed.visitor.leave();
        for (let i = 0; i < 3; i++) await tab.fingers(line([2, middleOf[1]], [380, middleOf[1]]));
        await tab.fingers(line([200, 40], [200, 700]));
        await rest(tab);
        check(await address(tab) === begin && await tab.ask('scrollY === 0'), `${game}: a swipe leaves the page`);
        check(await tab.ask("getComputedStyle(document.querySelector('.board')).touchAction === 'none'"
            + " && getComputedStyle(document.documentElement).overscrollBehaviorX === 'none'"), `${game}: the browser takes swipes`);
        await tab.visitor.leave();

        const looks = await begun(browser, game, 'wasm', PHONE);
        const before = await rest(looks);
        const shown = await sheet(looks);
        const at = hero(shown, game);
        await looks.fingers([[shown.pixel(at.column, at.row)]], 700);
        await pause(200);
        check((await rest(looks)).turn === before.turn, `${game}: a long press takes a turn`);
        check(/you, /.test((await sheet(looks)).text), `${game}: a long press does not look: ${(await sheet(looks)).text}`);
        check(!/escape|tab:/.test((await sheet(looks)).text), `${game}: a look tells of keys on a phone`);
        check(!(await labels(looks)).some(each => /^(esc|escape|enter|tab)$/.test(each)), `${game}: buttons are called after keys: ${await labels(looks)}`);
        await looks.picture(join(PICTURES, game + '-look.png'));
        await looks.visitor.leave();

        const zoomed = await begun(browser, game, 'wasm', PHONE);
        const columns = () => zoomed.ask("(() => { const c = document.querySelector('canvas'); return c.getBoundingClientRect().width / c.width * 8; })()");
        const [y, x] = [middleOf[1], middleOf[0]];
        const apart = (from, to) => Array.from({ length: 9 }, (_, i) => { const d = from + (to - from) * i / 8; return [[x - d, y], [x + d, y]]; });
        const usual = await columns();
        await zoomed.fingers(apart(80, 40));
        await rest(zoomed);
        const small = await columns();
        check(small < usual, `${game}: two fingers make nothing smaller: ${usual}, ${small}`);
        const { turn } = await rest(zoomed);
        check(turn === before.turn, `${game}: two fingers take a turn`);
        await zoomed.picture(join(PICTURES, game + '-small.png'));
        await zoomed.reload();
        await rest(zoomed);
        check(await columns() === small, `${game}: a reload forgets the zoom`);
        await zoomed.fingers(apart(30, 120));
        await rest(zoomed);
        check(await columns() > usual, `${game}: two fingers make nothing larger`);
        await zoomed.picture(join(PICTURES, game + '-large.png'));
        await zoomed.visitor.leave();
    }

    /** A button of the pad that is held down steps on, and a list is scrolled by a finger. */
    async function holds(browser, game) {
        let most = 0;
        for (const way of ['←', '→', '↑', '↓']) {
            const tab = await begun(browser, game, 'wasm', PHONE);
            const before = +(await rest(tab)).turn;
            const place = await tab.ask(`(() => { const b = [...document.querySelectorAll('.pad button')].find(each => each.textContent === '${way}')
                .getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()`);
            await tab.fingers([[place]], 1500);
            const held = +(await rest(tab)).turn - before;
            await pause(500);
            check(+(await rest(tab)).turn - before === held, `${game}: ${way} goes on after its release`);
            most = Math.max(most, held);
            await tab.fingers([[place]], 50);
            check(+(await rest(tab)).turn - before <= held + 1, `${game}: a tap on ${way} takes several turns`);
            await tab.visitor.leave();
        }
        check(most >= 3, `${game}: a hold on the pad takes ${most} turns at most`);
        const list = await begun(browser, game, 'wasm', { ...PHONE, height: 400 });
        for (let i = 0; i < 12; i++) await list.press('x');
        await rest(list);
        await list.press('m');
        await rest(list);
        const first = (await sheet(list)).text;
        const box = await canvasBox(list);
        for (const [from, to] of [[box.height - 20, 10], [10, box.height - 20], [10, box.height - 20]]) {
            await list.fingers(line([box.x + 100, box.y + from], [box.x + 100, box.y + to], 20));
            await rest(list);
            if ((await sheet(list)).text !== first) break;
        }
        check((await sheet(list)).text !== first || !/more/.test(first),
            `${game}: a swipe does not scroll a list`);
        await list.visitor.leave();
    }

    /** While something goes on by itself, the buttons are its own: a recording is paused and quit by them. */
    async function byItself(browser, game) {
        const tab = await begun(browser, game, 'wasm', PHONE);
        await middle(tab, 6);
        const file = join(temporary(), 'own.recording');
        writeFileSync(file, await tab.visitor.downloaded(game + '.recording', () => tab.button('recording')));
        await tab.upload('watch a recording', file);
        await until(async () => (await labels(tab)).includes('pause'), `a button that pauses, in place of ${await labels(tab)}`, 3000);
        await tab.button('pause');
        await until(async () => (await labels(tab)).includes('go on'), 'a button that goes on');
        await tab.button('more');
        const verbs = await tab.ask("[...document.querySelectorAll('.all button')].filter(each => each.offsetParent).length");
        check(verbs === 0, `${game}: in a recording "more" has ${verbs} verbs`);
        await tab.picture(join(PICTURES, game + '-own-recording.png'));
        await tab.button('more');
        await tab.button('quit');
        await until(async () => !(await labels(tab)).includes('quit'), 'the game after the recording');
        await tab.visitor.leave();
    }

    /** What is chosen or pressed is large enough to be met, and the first words say how to play. */
    async function sizes(browser, game) {
        for (const [screen, least] of [[PHONE, 44], [{ width: 844, height: 390, isTouched: true }, 44], [{ width: 800, height: 420 }, 24]]) {
            const tab = await begun(browser, game, 'wasm', screen);
            const where = `${game} on ${screen.width}x${screen.height}`;
            const first = (await sheet(tab)).text.replace(/\s+/g, ' ');
            check(!screen.isTouched || /swipe to step/.test(first), `${where}: nothing says how to play: ${first}`);
            check(!screen.isTouched || !/\b[x?]: |lists the keys/.test(first), `${where}: keys are told: ${first}`);
            const low = await tab.ask(`[...document.querySelectorAll('button')].filter(each => each.offsetParent && each.offsetHeight < ${least}).map(each => each.textContent)`);
            check(low.length === 0, `${where}: buttons lower than ${least} pixels: ${low}`);
            const isCut = await tab.ask("(v => [v.classList.contains('cut'), v.scrollHeight - v.clientHeight > 4])(document.querySelector('.verbs'))");
            check(isCut[0] === isCut[1], `${where}: buttons below the edge: ${isCut}`);
            for (let i = 0; i < 8; i++) {
                await tab.press('x');
                await rest(tab);
            }
            await tab.press('i');
            await rest(tab);
            const list = await sheet(tab);
            const [one, two] = [list.find(/(^|\s)a\) /), list.find(/(^|\s)b\) /)];
            if (one && two) {
                const apart = list.pixel(0, two.row)[1] - list.pixel(0, one.row)[1];
                check(apart >= least, `${where}: a line of a list has ${apart} pixels`);
                console.log(`${where}: a line of a list has ${apart} pixels`);
            }
            await tab.picture(join(PICTURES, `${game}-list-${screen.width}.png`));
            await tab.visitor.leave();
        }
    }

    /** A window too small for a game, or for anything, breaks nothing. */
    async function tiny(browser, game) {
        for (const isTouched of [false, true]) {
            const tab = await begun(browser, game, 'wasm', { width: 300, height: 300, isTouched });
            for (const [width, height] of [[160, 120], [100, 50], [20, 10], [1, 1], [1100, 700]]) {
                await tab.call('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: isTouched });
                await pause(200);
                await tab.press('ArrowLeft');
                await rest(tab);
            }
            check(tab.errors.length === 0 && !(await told(tab)), `${game}: a tiny window: ${tab.errors[0] ?? await told(tab)}`);
            await tab.visitor.leave();
        }
    }

    /** A letter of another alphabet counts by its place, and an input method keeps its keys. */
    async function alphabets(browser, game) {
        const tab = await begun(browser, game, 'wasm');
        const before = await rest(tab);
        await tab.ask(`['x', 'Process', 'l', 'h'].forEach(key => document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key, code: 'KeyX', isComposing: true, bubbles: true, cancelable: true })))`);
        const between = await rest(tab);
        check(between.turn === before.turn, `${game}: keys of an input method play`);
        for (const [key, code] of [['\u0440', 'KeyH'], ['\u0434', 'KeyL'], ['\u043e', 'KeyJ'], ['\u043b', 'KeyK']]) {
            await tab.call('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text: key });
            await tab.call('Input.dispatchKeyEvent', { type: 'keyUp', key, code });
        }
        check(+(await rest(tab)).turn > +between.turn, `${game}: Cyrillic letters in the places of steps do not step`);
        await tab.visitor.leave();
    }

    /** What the console asks for is typed into a field, as in a frame that forbids windows. */
    async function typing(browser, game) {
        const tab = await begun(browser, game, 'wasm', PHONE, 'window.prompt = () => { throw new Error("forbidden"); };');
        if (!(await tab.ask("[...document.querySelectorAll('.all button')].some(each => each.textContent === 'console')"))) {
            await tab.visitor.leave();
            return;
        }
        await tab.button('console');
        await until(() => tab.ask("document.activeElement.tagName === 'INPUT'"), 'a field to type into');
        await tab.call('Input.insertText', { text: 'heall' });
        await pause(200);
        check((await sheet(tab)).text.includes(':heall_'), `${game}: what is typed is not seen: ${(await sheet(tab)).text}`);
        await tab.picture(join(PICTURES, game + '-typed.png'));
        await tab.press('Backspace');
        await pause(100);
        check((await sheet(tab)).text.includes(':heal_'), `${game}: what is deleted stays`);
        await tab.press('Escape');
        await pause(100);
        check(await tab.ask("document.querySelector('.typed').hidden"), `${game}: the field stays`);
        await tab.button('console');
        await tab.call('Input.insertText', { text: '?' });
        await pause(200);
        check(await tab.ask("document.querySelector('.typed').hidden") && (await sheet(tab)).text.length > 60, `${game}: the list of the console`);
        check(tab.errors.length === 0, `${game}: ${tab.errors[0]}`);
        await tab.visitor.leave();
    }

    /** How high the letters of the last line are, in pixels of the page, by the ink at its left; and how high a button is. */
    const LETTERS = `(() => {
        const canvas = document.querySelector('canvas');
        const width = canvas.width >> 2;
        const all = new Uint32Array(canvas.getContext('2d').getImageData(0, 0, width, canvas.height).data.buffer);
        const ink = y => all.subarray(y * width, (y + 1) * width).some(pixel => pixel !== all[all.length - width]);
        let end = canvas.height;
        while (end > 0 && !ink(end - 1)) end--;
        let begin = end;
        while (begin > 0 && ink(begin - 1)) begin--;
        return { letter: (end - begin) * canvas.getBoundingClientRect().height / canvas.height, button: document.querySelector('button').offsetHeight };
    })()`;

    /** Whoever enlarges the page, or its letters, sees larger ones in the game and on buttons. */
    async function larger(browser, game) {
        for (const [width, height] of [[1366, 625], [1920, 1080], [390, 844]]) {
            const tab = await begun(browser, game, 'wasm', { width, height, isTouched: width < 500 });
            const sizes = [];
            for (const times of [1, 1.5, 2]) {
                await tab.call('Emulation.setDeviceMetricsOverride',
                    { width: width / times | 0, height: height / times | 0, deviceScaleFactor: times, mobile: width < 500 });
                await pause(400);
                await rest(tab);
                const { letter, button } = await tab.ask(LETTERS);
                sizes.push([letter * times, button * times].map(Math.round));
                await tab.picture(join(PICTURES, `${game}-${width}x${height}-at-${times}.png`));
            }
            console.log(`${game} on ${width}x${height}: letters and buttons ${sizes.join(' ')}`);
            check(sizes[2][0] > sizes[0][0] && sizes[1][0] >= sizes[0][0] && sizes[2][1] > 1.6 * sizes[0][1], `${game} on ${width}x${height}: enlarged, ${sizes.join(' ')}`);
            await tab.visitor.leave();
        }
        const tab = await begun(browser, game, 'wasm', { width: 1366, height: 625 });
        const before = await tab.ask(LETTERS);
        await tab.ask("document.documentElement.style.fontSize = '28px'");
        await pause(400);
        const after = await tab.ask(LETTERS);
        check(after.letter > 1.3 * before.letter && after.button > 1.2 * before.button,
            `${game}: larger letters of the page: ${JSON.stringify([before, after])}`);
        await tab.picture(join(PICTURES, game + '-rem.png'));
        await tab.visitor.leave();
    }

    /** A click meets its cell however the page is zoomed or transformed. */
    async function transformed(browser, game) {
        for (const style of ['zoom: 1.25', 'transform: scale(0.8); transform-origin: 0 0', 'transform: translate(40px, 20px) scale(1.3)']) {
            const tab = await begun(browser, game, 'wasm');
            await tab.ask(`document.body.style.cssText = ${JSON.stringify(style)}`);
            await pause(300);
            await rest(tab);
            await tab.press(';');
            await pause(100);
            const shown = await sheet(tab);
            const at = hero(shown, game);
            await tab.press('Escape');
            if (at) {
                const { turn } = await rest(tab);
                await tab.click(...shown.pixel(at.column, at.row));
                await rest(tab);
                const text = (await sheet(tab)).text;
                check(text.includes('That is where you are') || +(await rest(tab)).turn > +turn, `${game} ${style}: a click misses: ${text.slice(-300)}`);
            }
            await tab.visitor.leave();
        }
    }

    /** After leaving and after the end there are buttons. */
    async function afterwards(browser, game) {
        for (const screen of [PHONE, { ...PHONE, width: 360, height: 640 }, {}]) {
            const tab = await begun(browser, game, '', screen);
            const before = await middle(tab, 3);
            await tab.press('q');
            await pause(300);
            const shown = await labels(tab);
            const [below, height] = await tab.ask(`(verbs => [[...verbs.children].filter(each => each.getBoundingClientRect().bottom > innerHeight)
                .map(each => each.textContent).join(), verbs.offsetHeight])(document.querySelector('.verbs'))`);
            check(below === '' && height < 150, `${game}: after leaving ${screen.width ?? 'a desktop'} has buttons of ${height} pixels, and cuts ${below}`);
            for (const label of ['go on', 'new game', 'same seed', 'another seed', 'other games']) {
                check(shown.includes(label), `${game}: no button "${label}" after leaving: ${shown}`);
            }
            await tab.picture(join(PICTURES, `${game}-left${screen.width ?? ''}.png`));
            await tab.button('go on');
            const after = await rest(tab);
            check(after.hash === before.hash && await told(tab) === '', `${game}: "go on" does not go on`);
            await tab.press('q');
            await pause(200);
            await tab.button('same seed');
            await pause(200);
            check(/another one\?/.test((await sheet(tab)).text) || screen.width === undefined, `${game}: a game is given up without a question`);
            await tab.press('Y');
            await until(async () => +(await state(tab)).turn === 0, 'the same game again');
            check((await address(tab)).includes(`seed=${SEED}&`), `${game}: the same seed is ${await address(tab)}`);
            await middle(tab, 2);
            await tab.press('q');
            await pause(200);
            await tab.button('another seed');
            await pause(200);
            for (const digit of '41') await tab.press(digit);
            await tab.press('Enter');
            await pause(200);
            await tab.press('Y');
            await until(async () => (await address(tab)).includes('seed=41&'), 'the other seed in the address');
            await tab.visitor.leave();
        }
    }

    /** By the keyboard alone: Tab goes to each button and back, Enter presses it, and what is shown is read out. */
    async function keyboard(browser, game) {
        const tab = await begun(browser, game, 'wasm');
        await tab.ask("document.querySelector('canvas').focus()");
        const before = await rest(tab);
        const all = await tab.ask("[...document.querySelectorAll('button')].filter(each => each.offsetParent).length");
        const reached = new Set();
        for (let i = 0; i < all + 2; i++) {
            await tab.press('Tab');
            const now = await tab.ask("document.activeElement.tagName === 'BUTTON' ? document.activeElement.textContent : ''");
            if (now) reached.add(now);
        }
        check(reached.size === all, `${game}: Tab reaches ${[...reached]} of ${all} buttons`);
        check((await rest(tab)).hash === before.hash, `${game}: Tab plays`);
        await tab.ask("[...document.querySelectorAll('button')].find(each => each.textContent === 'tiles or letters')?.focus()");
        const picture = () => tab.ask("document.querySelector('canvas').toDataURL().length");
        const old = await picture();
        await tab.press('Enter');
        await pause(300);
        check(await picture() !== old || !reached.has('tiles or letters'), `${game}: Enter on a button does not press it`);
        check((await rest(tab)).turn === before.turn, `${game}: Enter on a button plays`);
        await tab.ask("document.querySelector('canvas').focus()");
        await tab.press(';');
        await tab.press('Tab');
        await pause(100);
        check(await tab.ask("document.activeElement.tagName === 'CANVAS'"), `${game}: Tab leaves the board in a look`);
        const read = () => tab.ask("[...document.querySelectorAll('[aria-live]')].map(each => each.textContent).join('\\n')");
        check((await read()).length > 5, `${game}: a look is not read`);
        await tab.press('Escape');
        await tab.press('?');
        await pause(100);
        check(/Keys/.test(await read()), `${game}: a list is not read: ${await read()}`);
        await tab.press('Escape');
        await tab.press('r');
        await pause(100);
        check(/another one\?/.test(await read()), `${game}: a question is not read`);
        await tab.press('Escape');
        check(/HP \d/.test(await read()) || game.endsWith('scatter'), `${game}: health is not read`);
        const [role, name] = await tab.ask("(c => [c.getAttribute('role'), c.getAttribute('aria-label')])(document.querySelector('canvas'))");
        check(role === 'application' && name, `${game}: the canvas is ${role} ${name}`);
        await tab.visitor.leave();
    }

    /** Light pages, forced colours and no motion, as the user wants. */
    async function preferences(browser, game) {
        const tab = await begun(browser, game, 'wasm');
        const paper = () => tab.ask("getComputedStyle(document.body).backgroundColor");
        const want = features => tab.call('Emulation.setEmulatedMedia', { features });
        await want([{ name: 'prefers-color-scheme', value: 'dark' }]);
        const dark = await paper();
        await want([{ name: 'prefers-color-scheme', value: 'light' }]);
        check(await paper() !== dark, `${game}: prefers-color-scheme changes nothing`);
        await tab.picture(join(PICTURES, game + '-light.png'));
        await want([{ name: 'forced-colors', value: 'active' }]);
        check(await tab.ask("[...document.querySelectorAll('button')].every(each => !/rgba\\(0, 0, 0, 0\\)|transparent/.test(getComputedStyle(each).borderColor))"),
            `${game}: buttons have no edge in forced colours`);
        await tab.picture(join(PICTURES, game + '-forced.png'));
        const sheets = async motion => {
            const walk = await begun(browser, game, 'wasm', {}, `window.puts = 0; const own = CanvasRenderingContext2D.prototype.putImageData;
                CanvasRenderingContext2D.prototype.putImageData = function (...all) { window.puts++; own.apply(this, all); };`);
            await walk.call('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: motion }] });
            await rest(walk);
            await walk.ask('window.puts = 0');
            await walk.press('x');
            const { turn } = await rest(walk);
            const puts = await walk.ask('window.puts');
            await walk.visitor.leave();
            return { turn, puts };
        };
        const [moving, still] = [await sheets('no-preference'), await sheets('reduce')];
        check(moving.turn === still.turn && (still.puts < moving.puts || +moving.turn < 4), `${game}: still: ${JSON.stringify([moving, still])}`);
        await tab.visitor.leave();
    }

    return [fingers, holds, byItself, sizes, tiny, alphabets, typing, larger, transformed, afterwards, keyboard, preferences];
}
