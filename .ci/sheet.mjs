// Reads the text that a game has drawn on its canvas, by the glyphs of the project's font.
import { readFileSync } from 'node:fs';

const FONT = new URL('../front/core/src/main/resources/io/github/undercroft/front/sheet/', import.meta.url);
const BLANK = '0'.repeat(32);

const glyphs = new Map();
for (const face of ['bold', 'medium']) {
    for (const line of readFileSync(new URL(`undercroft-8x16-${face}.hex`, FONT), 'utf8').split('\n')) {
        const [code, rows] = line.split(':');
        // Letters of several scripts look alike; the first one is Latin.
        if (/^[0-9A-F]{32}$/.test(rows) && !glyphs.has(rows)) glyphs.set(rows, String.fromCodePoint(parseInt(code, 16)));
    }
}
const turned = rows => rows.replace(/./g, digit => (15 - parseInt(digit, 16)).toString(16).toUpperCase());

/** For each cell the rows of its glyph, where what differs from the cell's first pixel counts as ink. */
const CELLS = `(() => {
    const canvas = document.querySelector('canvas');
    const all = new Uint32Array(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.buffer);
    const lines = [];
    for (let top = 0; top < canvas.height; top += 16) {
        const line = [];
        for (let left = 0; left < canvas.width; left += 8) {
            const paper = all[top * canvas.width + left];
            let rows = '';
            for (let y = 0; y < 16; y++) {
                let row = 0;
                for (let x = 0; x < 8; x++) row = row * 2 + (all[(top + y) * canvas.width + left + x] !== paper);
                rows += row.toString(16).padStart(2, '0').toUpperCase();
            }
            line.push(rows);
        }
        lines.push(line);
    }
    const box = canvas.getBoundingClientRect();
    const zoom = box.width / canvas.width;
    return { lines, width: 8 * zoom, height: 16 * zoom, left: box.left, top: box.top };
})()`;

/** What a tab's canvas shows: its lines, and where on the page a character stands. */
export async function sheet(tab) {
    const { lines, width, height, left, top } = await tab.ask(CELLS);
    const text = lines.map(line => line.map(rows => (rows === BLANK ? ' ' : glyphs.get(rows) ?? glyphs.get(turned(rows)) ?? '\ufffd')).join(''));
    return {
        lines: text,
        text: text.map(line => line.trimEnd()).join('\n'),
        pixel: (column, row) => [left + (column + 0.5) * width, top + (row + 0.5) * height],
        find: pattern => {
            const row = text.findIndex(line => pattern.test(line));
            return row < 0 ? null : { row, column: text[row].search(pattern) };
        },
    };
}
