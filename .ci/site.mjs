#!/usr/bin/env node
// Looks at a site that ./site has written as its readers do, from the folder, in Chromium: .ci/site.mjs DIR. The search answers questions,
// no page is wider than a phone, and each game on a page is played by keys and by touch, and goes on after it was closed.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Browser, pause, until } from './browser.mjs';

const site = resolve(process.argv[2]);
const PHONES = [{ width: 390, height: 844, isTouched: true }, { width: 844, height: 390, isTouched: true }];
/** What a player asks for, and how an address begins that has to be among the first three. */
const QUESTIONS = {
    'how do I make a monster flee': 'which-type.html#a-monster-that-runs-away',
    'bow and arrows': 'which-type.html#a-bow-with-arrows',
    'doors that lock': 'which-type.html#doors-locked-doors-and-keys',
    'save game': 'saving-and-replaying.html',
    replay: 'saving-and-replaying.html',
    'fire spreads': 'ground.html#fire-and-grass',
    'hero levels up': 'fighting.html#experience-levels-and-choices',
    'unknown potions': 'which-type.html#unidentified-potions-scrolls-wands',
    teleport: 'which-type.html#teleport',
    'line of sight': 'which-type.html#line-of-sight-between-two-cells',
    'a boss with phases': 'descent.html#12-the-final-boss',
    merchant: 'which-type.html#a-shop-a-dialogue',
    hunger: 'which-type.html#hunger-',
    traps: 'which-type.html#a-trap',
    'two hands': 'which-type.html#equipment-wear-wield-slots',
    poison: 'which-type.html#a-status-effect-',
    'stairs between levels': 'levels.html',
    minimap: 'which-type.html#draw-the-map-by-myself',
    gamepad: 'compare.html',
    'balance of my game': 'which-type.html#balance-my-game',
    FieldOfView: 'javadoc/',
};
const faults = [];
const check = (isTrue, what) => {
    if (!isTrue) faults.push(what);
};
const browser = await Browser.start(site);
const address = page => pathToFileURL(join(site, page)).href;

async function opened(visitor, page) {
    const tab = await visitor.open('site.css');
    await tab.call('Page.navigate', { url: address(page) });
    await until(() => tab.ask(`location.protocol === 'file:' && document.readyState === 'complete'`), page);
    return tab;
}

async function search() {
    const visitor = await browser.visitor();
    const tab = await opened(visitor, 'index.html');
    await tab.press('/');
    await until(() => tab.ask(`typeof SEARCH_INDEX !== 'undefined'`), 'the index of the search');
    for (const [question, answer] of Object.entries(QUESTIONS)) {
        const found = await tab.ask(`(() => {
            const field = document.activeElement;
            field.value = ${JSON.stringify(question)};
            field.dispatchEvent(new Event('input'));
            return [...document.querySelectorAll('#found a')].slice(0, 3).map(link => link.getAttribute('href'));
        })()`);
        check(found.some(each => each.startsWith(answer)), `"${question}" finds ${found.join(', ')}, not ${answer}`);
    }
    await tab.press('ArrowDown');
    check(await tab.ask(`document.activeElement.matches('#found li:first-child a')`), 'the search is not used by arrow keys');
    await visitor.leave();
}

async function widths() {
    const pages = readdirSync(site, { recursive: true }).filter(page => page.endsWith('.html') && !/^(javadoc|source)\b/.test(page)).sort();
    for (const screen of PHONES) {
        const visitor = await browser.visitor(screen);
        for (const page of pages) {
            const tab = await opened(visitor, page);
            const wide = await tab.ask('document.documentElement.scrollWidth');
            check(wide <= screen.width, `${page} is ${wide} pixels wide, on a screen of ${screen.width}`);
            await tab.close();
        }
        await visitor.leave();
    }
}

const turn = tab => until(() => tab.ask(`document.querySelector('#game canvas[data-turn]')?.dataset.turn`), 'a board', 30_000).then(Number);
/** Whether more than one colour is seen in the middle of the board, and the board itself. */
const isSeen = tab => tab.ask(`(() => {
    const canvas = document.querySelector('#game canvas'), box = canvas.getBoundingClientRect();
    const pixels = new Uint32Array(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.buffer);
    return box.width > 200 && box.height > 150 && new Set(pixels).size > 8;
})()`);

/** All games in one browser, since those of a folder share what it keeps. */
async function games() {
    const names = readdirSync(join(site, 'play')).filter(page => page.endsWith('.html')).map(page => page.replace('.html', '')).sort();
    for (const screen of [{}, ...PHONES]) {
        const visitor = await browser.visitor(screen);
        for (const name of names) {
            const tab = await opened(visitor, `play/${name}.html`);
            const begun = await turn(tab); // others may have been first
            check(await isSeen(tab), `${name} shows no board on ${JSON.stringify(screen)}`);
            for (let i = 0; i < 4; i++) {
                if (screen.isTouched) {
                    await tab.button(['↑', '↓', '←', '→'][i]);
                } else {
                    await tab.press(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'][i]);
                }
                await pause(200);
            }
            const reached = await turn(tab);
            check(reached > begun, `${name} is not played on ${JSON.stringify(screen)}`);
            await tab.close();
            const again = await opened(visitor, `play/${name}.html`);
            check(await turn(again) === reached, `${name} does not go on at turn ${reached}`);
            const strange = await again.ask(`Object.keys(localStorage).filter(key => !${JSON.stringify(names)}.includes(key.split(':')[0]))`);
            check(!strange.length, `${name} keeps ${strange} beside its own`);
            check(!again.errors.length, `${name}: ${again.errors}`);
            await again.close();
        }
        await visitor.leave();
    }
}

try {
    await search();
    await widths();
    if (existsSync(join(site, 'play'))) await games();
} finally {
    await browser.stop();
}
faults.forEach(fault => console.log(fault));
process.exit(faults.length ? 1 : 0);
