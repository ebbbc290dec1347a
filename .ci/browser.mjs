// Drives Chromium over the DevTools protocol: a server for a folder, and pages that are looked at, typed to and touched.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KINDS = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.wasm': 'application/wasm', '.gz': 'application/gzip',
    '.png': 'image/png', '.webmanifest': 'application/manifest+json' };
const SWITCHES = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync', '--disable-background-networking',
    '--disable-component-update', '--remote-debugging-pipe'];

/** How much of a program a host sends that cuts it. */
const CUT = 100_000;

export const pause = milliseconds => new Promise(done => setTimeout(done, milliseconds));

/** Hosts that make trouble, each as a folder of the address, as in mime/arena.html: what they send as WebAssembly, and their policies. */
export const HOSTS = {
    mime: { kind: 'text/plain' },
    missing: { isMissing: true },
    cut: { isCut: true },
    stalled: { isCut: true, isStalled: true }, // the rest never comes
    scriptless: { isScriptless: true }, // without page.js
    eval: { policy: "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'" },
    strict: { policy: "default-src 'self'" },
    untwinned: { isUntwinned: true },
    wrong: { isWrong: true }, // a page in the place of a twin
    encoded: { encoding: 'gzip' }, // a twin that the browser unpacks
    compressed: { isCompressed: true }, // scripts, as most hosts do
    frame: {}, // the page of this folder holds the game in a frame without an origin
};

/** What the page in a frame says, as nobody can look into it. */
const REPORT = '<script>setInterval(() => parent.postMessage(document.querySelector("canvas")?.dataset.turn, "*"), 100)</script>';

/** Serves the files of a folder, and of no other; answers its address, what pages asked for, how to be off or have a new version, and how to stop. */
async function serve(folder) {
    const served = { requests: [], isOff: false, isNew: false };
    const server = createServer((request, response) => {
        const path = new URL(request.url, 'http://localhost').pathname;
        if (!request.headers.referer?.endsWith('worker.js')) served.requests.push(path);
        const isHost = path.split('/')[1] in HOSTS;
        const host = isHost ? HOSTS[path.split('/')[1]] : {};
        let file = join(folder, isHost ? path.slice(path.indexOf('/', 1)) : path);
        if (path.endsWith('/')) file += 'index.html';
        const isTwin = file.endsWith('.gz');
        const isProgram = /\.wasm(\.gz)?$/.test(file);
        if (host.isWrong && isTwin) file = join(folder, 'index.html');
        if (served.isOff || (host.isScriptless && file.endsWith('page.js'))) {
            response.destroy();
        } else if (path.startsWith('/frame/') && request.headers['sec-fetch-dest'] === 'document') {
            response.setHeader('content-type', 'text/html');
            response.end('<iframe sandbox="allow-scripts" width="900" height="600" src="' + path.split('/')[2]
                + '"></iframe><script>addEventListener("message", event => { window.turn = event.data; })</script>');
        } else if (existsSync(file) && !(host.isMissing && isProgram) && !(host.isUntwinned && isTwin)) {
            let bytes = readFileSync(file);
            if (host.isCut && isProgram) bytes = bytes.subarray(0, CUT);
            if (path.startsWith('/frame/') && file.endsWith('.html')) bytes += REPORT;
            if (served.isNew && file.endsWith('worker.js')) bytes = String(bytes).replace(/'sha256-.*'/, "'new'");
            response.setHeader('content-type', (isProgram && host.kind) || (KINDS[extname(file)] ?? 'application/octet-stream'));
            response.setHeader('last-modified', statSync(file).mtime.toUTCString());
            if (host.encoding && isTwin) response.setHeader('content-encoding', host.encoding);
            if (host.policy) response.setHeader('content-security-policy', host.policy);
            if (host.isCompressed && file.endsWith('.js')) {
                response.setHeader('content-encoding', 'gzip');
                bytes = gzipSync(bytes);
            }
            if (host.isStalled && isProgram) response.write(bytes);
            else response.end(bytes);
        } else {
            response.writeHead(404).end();
        }
    }).listen(0, '127.0.0.1');
    await new Promise(ready => server.once('listening', ready));
    return Object.assign(served, { address: `http://127.0.0.1:${server.address().port}/`, stop: () => { server.close(); server.closeAllConnections(); } });
}

/** Messages to Chromium and from it: JSON, each with a zero byte at its end. */
class Wire {
    constructor(process) {
        this.out = process.stdio[3];
        this.calls = new Map();
        this.hearers = new Map();
        this.last = 0;
        let parts = [];
        process.stdio[4].on('data', data => {
            for (let end = data.indexOf(0); end >= 0; end = data.indexOf(0)) {
                this.take(JSON.parse(Buffer.concat([...parts, data.subarray(0, end)])));
                parts = [];
                data = data.subarray(end + 1);
            }
            parts.push(data);
        });
        process.once('exit', () => this.refuse(() => true, 'Chromium has ended'));
    }

    take(message) {
        const call = this.calls.get(message.id);
        if (!call) {
            this.hearers.get(message.sessionId)?.(message.method, message.params);
            return;
        }
        this.calls.delete(message.id);
        message.error ? call.failed(new Error(`${call.method}: ${message.error.message}`)) : call.done(message.result);
    }

    /** Fails what a page that is gone will not answer. */
    refuse(isOf, why) {
        for (const [id, call] of this.calls) {
            if (isOf(call)) {
                this.calls.delete(id);
                call.failed(new Error(`${call.method}: ${why}`));
            }
        }
    }

    call(method, params = {}, sessionId = undefined) {
        return new Promise((done, failed) => {
            this.calls.set(++this.last, { method, sessionId, done, failed });
            this.out.write(JSON.stringify({ id: this.last, method, params, sessionId }) + '\0');
        });
    }
}

/** Chromium with a profile of its own, and a server for the site. */
export class Browser {
    static async start(site) {
        const browser = new Browser();
        browser.server = await serve(site);
        browser.profile = mkdtempSync(join(tmpdir(), 'page-'));
        browser.process = spawn('chromium', [...SWITCHES, `--user-data-dir=${browser.profile}`],
            { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
        await new Promise((done, failed) => browser.process.once('spawn', done).once('error', failed));
        browser.wire = new Wire(browser.process);
        return browser;
    }

    /** A window as of somebody who was never here: without a cache and with nothing kept. */
    async visitor(screen = {}) {
        const { browserContextId } = await this.wire.call('Target.createBrowserContext', { disposeOnDetach: true });
        const downloads = mkdtempSync(join(this.profile, 'downloads-'));
        await this.wire.call('Browser.setDownloadBehavior', { behavior: 'allow', browserContextId, downloadPath: downloads });
        return new Visitor(this, browserContextId, downloads, { width: 1280, height: 800, isTouched: false, ...screen });
    }

    async stop() {
        this.server.stop();
        const ended = new Promise(done => this.process.once('exit', done));
        await this.wire.call('Browser.close').catch(() => this.process.kill());
        await ended;
        // Some of Chromium's processes write a little longer than it runs.
        rmSync(this.profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    }
}

class Visitor {
    constructor(browser, id, downloads, screen) {
        Object.assign(this, { browser, id, downloads, screen });
    }

    /** Opens a tab; the script, if there is one, runs in it before any page's own. */
    async open(page, script = '') {
        const { targetId } = await this.browser.wire.call('Target.createTarget', { url: 'about:blank', browserContextId: this.id });
        const { sessionId } = await this.browser.wire.call('Target.attachToTarget', { targetId, flatten: true });
        const tab = new Tab(this, targetId, sessionId);
        await tab.prepare(script);
        await tab.go(page);
        return tab;
    }

    /** The bytes of what was downloaded last, once a button was pressed that should do so. */
    async downloaded(file, press) {
        const path = join(this.downloads, file);
        rmSync(path, { force: true });
        await press();
        await until(() => existsSync(path), `the download of ${file}`);
        return readFileSync(path);
    }

    leave() {
        return this.browser.wire.call('Target.disposeBrowserContext', { browserContextId: this.id });
    }
}

/** Asks again and again until the answer counts as true; fails after some seconds. */
export async function until(question, what, milliseconds = 15_000) {
    for (const end = Date.now() + milliseconds; ;) {
        // A page that is just loaded anew can't answer.
        const answer = await Promise.resolve().then(question).catch(error => {
            if (!/navigated/.test(error.message)) throw error;
        });
        if (answer) return answer;
        if (Date.now() > end) throw new Error(`never came: ${what}`);
        await pause(20);
    }
}

/** The codes of the keys that pages ask for by name. */
const CODES = { Enter: 13, Escape: 27, Tab: 9, Backspace: 8, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, PageUp: 33, PageDown: 34, End: 35 };

class Tab {
    constructor(visitor, target, session) {
        Object.assign(this, { visitor, target, session, errors: [], alerts: [] });
        this.wire = visitor.browser.wire;
        this.wire.hearers.set(session, (method, params) => this.hear(method, params));
    }

    call(method, params) {
        return this.wire.call(method, params, this.session);
    }

    hear(method, params) {
        if (method === 'Runtime.exceptionThrown') {
            this.errors.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
        } else if (method === 'Inspector.targetCrashed') {
            this.wire.refuse(call => call.sessionId === this.session, 'the page has crashed');
        } else if (method === 'Page.javascriptDialogOpening') {
            this.alerts.push(params.message);
            this.call('Page.handleJavaScriptDialog', { accept: true });
        } else if (method === 'Page.fileChooserOpened') {
            this.chooser = params.backendNodeId;
        }
    }

    async prepare(script) {
        const { width, height, isTouched } = this.visitor.screen;
        for (const domain of ['Page', 'Runtime', 'Inspector']) await this.call(domain + '.enable');
        await this.call('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: isTouched });
        if (isTouched) await this.call('Emulation.setTouchEmulationEnabled', { enabled: true });
        if (script) await this.call('Page.addScriptToEvaluateOnNewDocument', { source: script });
    }

    async go(page) {
        const { errorText } = await this.call('Page.navigate', { url: this.visitor.browser.server.address + page });
        if (errorText) throw new Error(`${page}: ${errorText}`);
    }

    reload() {
        return this.call('Page.reload');
    }

    /** The value of a JavaScript expression in the page, awaited if it is a promise. */
    async ask(expression) {
        const { result, exceptionDetails } = await this.call('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
        if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
        return result.value;
    }

    async press(key, modifiers = 0) {
        const text = key.length === 1 ? key : key === 'Enter' ? '\r' : undefined;
        const what = { key, text, modifiers, windowsVirtualKeyCode: CODES[key] ?? key.toUpperCase().charCodeAt(0) };
        await this.call('Input.dispatchKeyEvent', { type: 'keyDown', ...what });
        await this.call('Input.dispatchKeyEvent', { type: 'keyUp', ...what, text: undefined });
    }

    /** A press of the left button, or of a finger, at a pixel. */
    async click(x, y) {
        if (this.visitor.screen.isTouched) {
            await this.call('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
            await this.call('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
            return;
        }
        for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased']) {
            await this.call('Input.dispatchMouseEvent', { type, x, y, button: type === 'mouseMoved' ? 'none' : 'left', clickCount: 1 });
        }
    }

    /** Fingers that go along places, each a list of one place for every finger, and are taken away after a while. */
    async fingers(places, rest = 0, pace = 16) {
        for (const [i, place] of places.entries()) {
            const touchPoints = place.map(([x, y], id) => ({ x, y, id }));
            await this.call('Input.dispatchTouchEvent', { type: i === 0 ? 'touchStart' : 'touchMove', touchPoints });
            await pause(pace);
        }
        await pause(rest);
        await this.call('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }

    wheel(x, y, deltaY) {
        return this.call('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY });
    }

    /** Clicks the button of that label, as a user would: after it was scrolled to where it can be seen, and "more" if it is behind that. */
    async button(label) {
        const isHidden = await until(() => this.ask(`(() => {
            const all = [...document.querySelectorAll('button')].filter(each => each.textContent === ${JSON.stringify(label)});
            return all.length && { is: all.every(each => !each.offsetParent) };
        })()`), `a button "${label}"`, 3_000);
        if (isHidden.is) await this.button('more');
        const place = await this.ask(`(() => {
            const button = [...document.querySelectorAll('button')]
                .find(each => each.textContent === ${JSON.stringify(label)} && each.offsetParent);
            button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            const box = button.getBoundingClientRect();
            return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        })()`);
        await this.click(place.x, place.y);
    }

    /** Presses a button that asks for a file, and gives it that one. */
    async upload(label, file) {
        this.chooser = undefined;
        await this.call('Page.setInterceptFileChooserDialog', { enabled: true });
        await this.button(label);
        await until(() => this.chooser, 'the question for a file');
        await this.call('DOM.setFileInputFiles', { files: [file], backendNodeId: this.chooser });
    }

    async picture(file) {
        const { data } = await this.call('Page.captureScreenshot', { format: 'png' });
        writeFileSync(file, Buffer.from(data, 'base64'));
    }

    /** Ends the page without a word to it. */
    async crash() {
        await this.call('Page.crash').catch(() => {});
        await this.close();
    }

    close() {
        return this.wire.call('Target.closeTarget', { targetId: this.target });
    }
}
