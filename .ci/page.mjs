// Prints what a page writes into its element "result", without a browser: page.mjs GAMES.JS GAME '#seed=41&bot=5'
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
const [program, game, hash] = process.argv.slice(2);
const elements = { result: { textContent: '', setAttribute() {} } };
Object.assign(globalThis, { location: { hash, search: '' }, document: { getElementById: id => elements[id] } });
globalThis.window = globalThis;
globalThis.self = globalThis;
await new Promise((done, failed) =>
    createRequire(import.meta.url)(resolve(program)).main([game], error => (error ? failed(error) : done())));
process.stdout.write(elements.result.textContent);
