import { chromium } from '@playwright/test';
import { startCounted } from './counted-product.ts';
import { signedInContext, openWatched, firstVisit } from './slow-page.ts';
import { paths } from '#web/shared/paths.ts';
const product = await startCounted('busy');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu','--disable-quic','--disable-background-networking'] });
const LIST: any = {
 Payouts: [paths.payouts(), 'section[aria-label="Payout history"] tbody a.row-link'],
 Transactions: [paths.transactions(), 'section[aria-label="Transactions"] tbody a.row-link'],
 Overview: [paths.overview(), '.activity table td'],
};
for (const name of process.argv.slice(2)) {
  const [path, shows] = LIST[name];
  const context = await signedInContext(browser, product.address, product.account);
  const page = await openWatched(context, { slow: true });
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const reqs = new Map<string, any>();
  let t0 = 0;
  line.on('Network.requestWillBeSent', (e: any) => { t0 ||= e.timestamp; reqs.set(e.requestId, { url: e.request.url.replace(product.address, ''), start: e.timestamp - t0 }); });
  line.on('Network.loadingFinished', (e: any) => { const r = reqs.get(e.requestId); if (r) { r.end = e.timestamp - t0; r.size = e.encodedDataLength; } });
  await page.addInitScript({ content: `
    window.lt = []; new PerformanceObserver((l) => { for (const e of l.getEntries()) window.lt.push([Math.round(e.startTime), Math.round(e.duration)]); }).observe({ type: 'longtask', buffered: true });
    window.ls = []; new PerformanceObserver((l) => { for (const e of l.getEntries()) window.ls.push([Math.round(e.startTime), +e.value.toFixed(4), e.sources.map((s) => (s.node && s.node.outerHTML || s.node && s.node.nodeName || '?').slice(0, 110) + ' ' + s.previousRect.y + '+' + s.previousRect.height + '>' + s.currentRect.y + '+' + s.currentRect.height)]); }).observe({ type: 'layout-shift', buffered: true });
    const f = () => { if (window.awaited && document.querySelector(window.awaited) && !window.rowsAt) window.rowsAt = performance.now(); };
    new MutationObserver(() => requestAnimationFrame(f)).observe(document, { subtree: true, childList: true });` });
  const { standsMs, moved } = await firstVisit(page, { path, shows });
  console.log('\n##', name, 'stands', Math.round(standsMs), 'rows', await page.evaluate('Math.round(window.rowsAt)'), 'moved', moved);
  for (const r of reqs.values()) console.log(`${Math.round(r.start*1000)}`.padStart(6), `${Math.round((r.end??0)*1000)}`.padStart(6), String(r.size).padStart(7), r.url.slice(0, 110));
  console.log('long tasks', JSON.stringify(await page.evaluate('window.lt')));
  for (const s of await page.evaluate('window.ls') as any[]) console.log('shift', s[0], s[1], '\n   ' + s[2].join('\n   '));
  console.log(JSON.stringify(await page.evaluate("performance.getEntriesByType('paint').map((p) => [p.name, Math.round(p.startTime)])")));
  await context.close();
}
await browser.close();
await product.stop();
