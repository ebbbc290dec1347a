// The parts of playtest.mjs about kept games: none is lost in silence, and the address is the game.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pause, until } from './browser.mjs';

export const keptParts = ({ check, state, rest, told, middle, same, begun, temporary, site }) => {
    const saves = tab => tab.ask("Object.keys(localStorage).filter(name => name.endsWith('.save')).length");
    const question = tab => until(() => tab.ask("document.querySelector('.question p')?.textContent"), 'a question');

    /** Ten games of different seeds are all kept; the index lists them, and forgets one if it is told twice. */
    async function keptGames(browser, game) {
        let tab = await begun(browser, game, 'wasm');
        const before = await middle(tab);
        for (let seed = 11; seed < 20; seed++) {
            await tab.go(`${game}.html#seed=${seed}`);
            await tab.reload();
            await middle(tab, 2);
        }
        check(await saves(tab) === 10, `${game}: of ten games ${await saves(tab)} are kept`);
        await tab.button('kept games');
        check(/seed 19.*this game/.test(await tab.ask("document.querySelector('.question').textContent")), `${game}: the list does not know its own game`);
        await tab.button('close');
        await tab.go('index.html');
        const lines = () => tab.ask("[...document.querySelectorAll('#kept li')].map(each => each.textContent)");
        await until(async () => (await lines()).length === 10, 'the index lists ten games');
        check((await lines()).some(line => line.startsWith(`${game}, seed 5, turn ${before.turn}`)), `the index says ${(await lines())[0]}`);
        await tab.button('delete');
        await tab.button('really delete?');
        check((await lines()).length === 9 && await saves(tab) === 9, 'a game that was deleted is still there');
        await tab.go(`${game}.html#seed=5`);
        check(same(before, await rest(tab)) || await saves(tab) === 9, `${game}: seed 5 does not go on`);
        await tab.visitor.leave();
    }

    /** A file in the place of a kept game is asked for, and what it replaces is got back; too large a file is not read. */
    async function replacing(browser, game) {
        const tab = await begun(browser, game, 'wasm');
        const folder = temporary();
        const early = await middle(tab, 2);
        writeFileSync(join(folder, 'early'), await tab.visitor.downloaded(game + '.save', () => tab.button('save to a file')));
        writeFileSync(join(folder, 'large'), Buffer.alloc(50_000_000, 7));
        const later = await middle(tab, 8);
        await tab.upload('go on from a file', join(folder, 'large'));
        await until(async () => /16 MB/.test(await told(tab)), 'a word about a large file');
        await tab.upload('go on from a file', join(folder, 'early'));
        check(/seed 5, at turn \d+, is kept here/.test(await question(tab)), `${game}: the question is ${await question(tab)}`);
        await tab.button('keep it');
        check(same(later, await rest(tab)), `${game}: a file that was not wanted changed the game`);
        await tab.upload('go on from a file', join(folder, 'early'));
        await question(tab);
        await tab.button('replace it');
        await pause(1000);
        check(same(early, await rest(tab)), `${game}: the file's game is not shown`);
        await tab.button('get the replaced game back');
        await pause(1000);
        check(same(later, await rest(tab)), `${game}: the replaced game was not got back`);
        rmSync(folder, { recursive: true });
        await tab.visitor.leave();
    }

    /** A game that did not come to a picture is asked about the next time. */
    async function brokenStarts(browser, game) {
        const tab = await begun(browser, game, 'wasm');
        const before = await middle(tab);
        await tab.go('page.js');
        await tab.ask(`localStorage.setItem('undercroft/${game}/5.starting', '')`);
        await tab.go(`${game}.html#seed=5`);
        check(/first picture/.test(await question(tab)), `${game}: nothing is asked about a game that did not start`);
        check((await tab.visitor.downloaded(game + '.save', () => tab.button('download this save'))).length > 100, `${game}: no save of it`);
        await tab.button('begin anew');
        check(+(await rest(tab)).turn <= 1, `${game}: no new game begins`);
        await tab.reload();
        await pause(300);
        await rest(tab);
        await tab.button('get the replaced game back');
        await pause(1000);
        check(same(before, await rest(tab)), `${game}: the game that did not start is lost`);
        await tab.visitor.leave();
    }

    /** The same game by however its seed is written; what is mistyped is told; a recording beside the page is shown. */
    async function addresses(browser, game) {
        const visitor = await browser.visitor();
        let tab = await visitor.open(`${game}.html#seed=7`);
        const first = await rest(tab);
        for (const written of ['?seed=7', '#Seed=%207', '?utm=x&SEED=7#target=js']) {
            tab = await (await browser.visitor()).open(game + '.html' + written);
            check(same(first, await rest(tab)), `${game}: ${written} is another game`);
            check(/#(target=js&)?seed=7$/.test(await tab.ask('location.href')), `${game}: ${written} becomes ${await tab.ask('location.href')}`);
        }
        await middle(tab, 3);
        await tab.button('copy link');
        check(/\.html#seed=7$/.test(await until(() => told(tab), 'a word about the link')), `${game}: the link is ${await told(tab)}`);
        const recording = await tab.visitor.downloaded(game + '.recording', () => tab.button('recording'));
        writeFileSync(join(site, 'shown.recording'), recording);
        tab = await (await browser.visitor()).open(`${game}.html#seed=8&recording=shown.recording`);
        await until(async () => +(await state(tab)).turn >= 2, 'a recording that is shown');
        rmSync(join(site, 'shown.recording'));
        tab = await (await browser.visitor()).open(game + '.html');
        await rest(tab);
        check(/^#seed=\d+$/.test(await tab.ask('location.hash')), `${game}: without a seed the address is ${await tab.ask('location.href')}`);
        tab = await (await browser.visitor()).open(game + '.html#seed=7&volume=3');
        await rest(tab);
        check(/"volume=3" means nothing/.test(await told(tab)), `${game}: an unknown word of the address: ${await told(tab)}`);
        for (const [wrong, word] of [['#sed=7', /did you mean "seed"/], ['#seed=x', /no whole number/], ['#recording=../x', /no file beside/]]) {
            tab = await (await browser.visitor()).open(game + '.html' + wrong);
            check(word.test(await until(() => told(tab), 'a word about an address')), `${game}: ${wrong}: ${await told(tab)}`);
        }
        await tab.visitor.leave();
    }

    /** A second tab waits and goes on by itself once the first has ended; a tab that is alone and slow is told of no other. */
    async function locks(browser, game) {
        const first = await begun(browser, game, 'wasm');
        const before = await middle(first);
        const second = await first.visitor.open(`${game}.html#seed=5`);
        await until(async () => /open in another tab/.test(await told(second)), 'a word of the second tab');
        await first.close();
        check(same(before, await rest(second)), `${game}: the second tab has another game`);
        check(await told(second) === '', `${game}: the second tab still tells of another: ${await told(second)}`);
        await first.visitor.leave();
        const slow = await begun(browser, game, 'wasm', {}, `{ const own = LockManager.prototype.request;
            LockManager.prototype.request = function (name, ...all) {
                const [options, keep] = all.length > 1 ? all : [{}, all[0]];
                return own.call(this, name + ' late', () => new Promise((done, failed) => setTimeout(() => {
                    if (options.signal?.aborted) failed(options.signal.reason);
                    else done(own.call(this, name, keep));
                }, 4000)));
            }; }`);
        check(await told(slow) === '', `${game}: a tab that is alone is told: ${await told(slow)}`);
        await slow.visitor.leave();
    }

    return [keptGames, locks, replacing, brokenStarts, addresses];
};
