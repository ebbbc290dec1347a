// Prints what a page writes into its element "result" in Chromium: chromium.mjs SITE 'game.html#target=wasm&seed=41&bot=5'
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
const [site, page] = process.argv.slice(2);
const kinds = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };
// A page around the game's, which hands its text over; Chromium itself could only print a page that is not yet done.
const around = `<iframe id="game" src="${page}"></iframe><script>
    setInterval(() => {
        const text = document.getElementById('game').contentDocument?.getElementById('result')?.textContent;
        if (text) fetch('done', { method: 'POST', body: text });
    }, 100);
</script>`;
// Left to the caller to remove: some of Chromium's processes write a little longer than it runs.
const profile = mkdtempSync(join(tmpdir(), 'page-'));
const end = (code, text) => {
    process.stdout.write(text);
    browser.kill();
    browser.once('exit', () => process.exit(code));
};
const server = createServer(async (request, response) => {
    const file = join(site, new URL(request.url, 'http://localhost').pathname);
    if (request.method === 'POST') {
        let text = '';
        for await (const part of request) text += part;
        end(0, text);
    } else if (request.url === '/') {
        response.end(around);
    } else if (existsSync(file)) {
        response.setHeader('content-type', kinds[extname(file)] ?? 'application/octet-stream');
        createReadStream(file).pipe(response);
    } else {
        response.writeHead(404).end();
    }
}).listen(0, '127.0.0.1');
await new Promise(ready => server.once('listening', ready));
const browser = spawn('chromium', ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync',
    '--disable-background-networking', '--disable-component-update', `--user-data-dir=${profile}`,
    `http://127.0.0.1:${server.address().port}/`], { stdio: 'ignore' });
setTimeout(() => end(1, 'nothing within 120 seconds\n'), 120_000);
