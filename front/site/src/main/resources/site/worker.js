// Keeps the site's own files, so that it plays without a network, and a program once a page has played it. A new version waits until a page
// asks for it.
const FILES = new Map([
    @FILES@,
]);
const FORMER = `undercroft ${registration.scope} `;
const CACHE = FORMER + '@VERSION@';
const KINDS = { js: 'text/javascript', wasm: 'application/wasm' };
const isProgram = file => FILES.has(file + '.gz');

/** A file as this version has it, so that of a host that is being changed nothing is mixed; but some hosts put words of theirs into pages. */
const load = file => fetch(file, { cache: 'no-cache', integrity: file.endsWith('.html') ? '' : FILES.get(file) }).then(response => {
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return new Response(response.body, response); // One that came by a detour could not be shown as a page.
});
/** A program from its compressed twin. */
const unpacked = file => load(file + '.gz')
    .then(({ body }) => new Response(body.pipeThrough(new DecompressionStream('gzip')), { headers: { 'content-type': KINDS[file.split('.').pop()] } }));
const keep = (cache, file) => cache.match(file)
    .then(kept => kept || (isProgram(file) ? unpacked(file).catch(() => load(file)) : load(file)).then(response => cache.put(file, response)));

/** The programs that the version before keeps. */
const programs = async () => {
    const former = (await caches.keys()).filter(name => name.startsWith(FORMER) && name !== CACHE);
    const found = await Promise.all(former.map(async name => (await (await caches.open(name)).keys())));
    return found.flat().map(({ url }) => url.slice(registration.scope.length)).filter(isProgram);
};
addEventListener('install', event => event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    const plain = [...FILES.keys()].filter(file => !isProgram(file) && !file.endsWith('.gz'));
    await Promise.all([...plain, ...await programs()].map(file => keep(cache, file)));
})()));
addEventListener('activate', event => event.waitUntil((async () => {
    const former = (await caches.keys()).filter(name => name.startsWith(FORMER) && name !== CACHE);
    await Promise.all(former.map(name => caches.delete(name)));
})()));
addEventListener('message', event => {
    if (event.data === 'take over') skipWaiting();
    else if (isProgram(event.data)) event.waitUntil(caches.open(CACHE).then(cache => keep(cache, event.data)));
});
addEventListener('fetch', event => {
    const { method, url } = event.request;
    const path = decodeURIComponent(url.split(/[?#]/)[0]);
    const scope = decodeURIComponent(registration.scope);
    if (method !== 'GET' || !path.startsWith(scope)) return;
    const name = path.slice(scope.length) || 'index.html';
    const file = [name, name + '.html'].find(each => FILES.has(each)); // Some hosts leave the end out.
    if (!file || file.endsWith('.gz')) return;
    event.respondWith((async () => {
        const cache = await caches.open(CACHE);
        const kept = await cache.match(file);
        if (!kept && isProgram(file)) await keep(cache, file).catch(() => {}); // A host that has another version by now, or no room.
        return kept || await cache.match(file) || fetch(event.request);
    })());
});
