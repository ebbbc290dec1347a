// Prints what a page writes into its element "result" in Chromium: chromium.mjs SITE 'game.html#target=wasm&seed=41&bot=5'
import { Browser, until } from './browser.mjs';
const [site, page] = process.argv.slice(2);
const browser = await Browser.start(site);
try {
    const tab = await (await browser.visitor()).open(page);
    process.stdout.write(await until(() => tab.ask("document.getElementById('result')?.textContent"), 'the result', 120_000));
} finally {
    await browser.stop();
}
