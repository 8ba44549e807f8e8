import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { askOnce } from '#tests/safety-load/drive.ts';
import { paths } from '#web/shared/paths.ts';
import { type CountedProduct, startCounted, untilSettled } from './counted-product.ts';
import { startFront } from './front.ts';
import { lighthouseScore } from './lighthouse.ts';
import { median } from './measure.ts';
import { count, ms, printTable } from './print-table.ts';
import { firstVisit, goOn, heapMb, openWatched, type Session, signedInContext, signIn } from './slow-page.ts';

/**
 * What somebody waits for at their own screen: the first visit, the way from screen to screen, and an hour of news; behind a proxy,
 * as a shop is run, and the first visit without one as well.
 */
const ROUNDS = 5;
const FIRST_VISIT_MS = 2500;
const NEXT_SCREEN_MS = 300;
const HEAP_MB = 50;
const SCORE = 95;
/** As many as in an hour with one a second. */
const NEWS = 3600;
const TOGETHER = 8;

type Screen = Readonly<{ name: string; path: string; shows: string }>;
const listOf = (label: string) => `section[aria-label="${label}"] tbody a.row-link`;
const LISTS: readonly Screen[] = [
  { name: 'Transactions', path: paths.transactions(), shows: listOf('Transactions') },
  { name: 'Payouts', path: paths.payouts(), shows: listOf('Payout history') },
  { name: 'Disputes', path: paths.disputes(), shows: listOf('Disputes') },
];
const OVERVIEW: Screen = { name: 'Overview', path: paths.overview(), shows: '.activity table td' };

const isSlow = (slow: boolean): string => (slow ? '4 × slower, slow 4G' : 'as it is');

async function aPayment({ address, callers }: CountedProduct, nth: number): Promise<string> {
  const answer = await askOnce(address, {
    ...{ method: 'POST', path: '/simulator/api/payments' },
    headers: { ...callers[nth % callers.length], 'idempotency-key': randomUUID() },
    body: { amount: 10_000, currency: 'usd', card: '4242424242424242' },
  });
  return (JSON.parse(answer.body) as { payment_intent_id: string }).payment_intent_id;
}

/** Where it is asked, and who signed in there. */
type Site = Readonly<{ address: string; session: Session }>;

async function measureFirstVisits(browser: Browser, { address, session }: Site, screens: readonly Screen[]) {
  const measured = [];
  for (const screen of screens) {
    const taken: { standsMs: number; moved: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await signedInContext(browser, address, session);
      taken.push(await firstVisit(await openWatched(context, { slow: true }), screen));
      await context.close();
    }
    const standsMs = median(taken.map((one) => one.standsMs));
    measured.push({ name: screen.name, standsMs, moved: Math.max(...taken.map((one) => one.moved)) });
  }
  return measured;
}

/** Each screen has been there before; then they are gone through again and again. */
async function measureWays(browser: Browser, { address, session }: Site, slow: boolean) {
  const context = await signedInContext(browser, address, session);
  const page = await openWatched(context, { slow });
  await firstVisit(page, OVERVIEW);
  const round = [...LISTS, OVERVIEW];
  const linkTo = ({ path }: Screen) => `nav[aria-label="Store admin"] a[href^="${path}"]`; // Disputes may open with those that wait.
  for (const screen of round) await goOn(page, linkTo(screen), screen.shows);
  const taken = new Map<string, number[]>();
  for (let nth = 0; nth < ROUNDS; nth += 1)
    for (const screen of round) {
      const tookMs = await goOn(page, linkTo(screen), screen.shows);
      taken.set(screen.name, [...(taken.get(screen.name) ?? []), tookMs]);
    }
  await context.close();
  return [...taken].map(([name, all]) => ({ name, slow, tookMs: median(all) }));
}

/** A list that stays open while others pay. */
async function measureNews(browser: Browser, { address, session }: Site, product: CountedProduct) {
  const context = await signedInContext(browser, address, session);
  const page = await openWatched(context, { slow: false });
  await firstVisit(page, LISTS[0] ?? OVERVIEW);
  const beforeMb = await heapMb(page);
  let asked = 0;
  const payer = async () => {
    while (asked < NEWS) {
      asked += 1;
      await aPayment(product, asked);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, payer));
  await untilSettled(product.pool);
  await page.waitForLoadState('networkidle');
  const afterMb = await heapMb(page);
  await context.close();
  return { news: NEWS, beforeMb, afterMb };
}

const mark = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');

async function measure(browser: Browser, product: CountedProduct, front: Site, straight: Site) {
  const path = paths.payment({ id: await aPayment(product, 0) });
  await untilSettled(product.pool);
  const details: Screen = { name: 'Payment details', path, shows: '.timeline li' };
  const screens = [OVERVIEW, ...LISTS, details];
  const alone = await measureFirstVisits(browser, straight, screens);
  const first = (await measureFirstVisits(browser, front, screens)).map((one, nth) => ({
    ...one,
    withoutProxyMs: alone[nth]?.standsMs ?? 0,
  }));
  printTable(
    `First visit, ${isSlow(true)}: until everything on the screen stands, median of ${ROUNDS}; moved: the worst of them`,
    ['', `stands (≤ ${ms(FIRST_VISIT_MS)})`, 'moved (0)', 'bar', 'without a proxy'],
    first.map(({ name, standsMs, moved, withoutProxyMs }) => [
      ...[name, ms(standsMs), moved.toFixed(3)],
      ...[mark(standsMs <= FIRST_VISIT_MS && moved < 0.0005), ms(withoutProxyMs)],
    ]),
  );
  const ways = [...(await measureWays(browser, front, false)), ...(await measureWays(browser, front, true))];
  printTable(
    `From screen to screen, once each was there: until everything stands, median of ${ROUNDS}`,
    ['', 'machine and line', `stands (≤ ${ms(NEXT_SCREEN_MS)})`, 'bar'],
    ways.map(({ name, slow, tookMs }) => [name, isSlow(slow), ms(tookMs), mark(tookMs <= NEXT_SCREEN_MS)]),
  );
  const scores = [];
  // Lighthouse paints nothing behind a certificate that nobody signed.
  for (const { name, path: at } of [OVERVIEW, LISTS[0] ?? OVERVIEW, details])
    scores.push({ name, score: await lighthouseScore(browser, straight.address, straight.session, at) });
  printTable(
    "Lighthouse's performance",
    ['', `of 100 (≥ ${SCORE})`, 'bar'],
    scores.map(({ name, score }) =>
      score === undefined ? [name, 'not run', ''] : [name, score.toFixed(0), mark(score >= SCORE)],
    ),
  );
  const heap = await measureNews(browser, front, product);
  printTable(
    `Memory of the list of transactions, open while ${count(heap.news)} payments come in`,
    ['before', `after (≤ ${HEAP_MB} MB)`, 'bar'],
    [[`${heap.beforeMb.toFixed(1)} MB`, `${heap.afterMb.toFixed(1)} MB`, mark(heap.afterMb <= HEAP_MB)]],
  );
  return { first, ways, scores, heap };
}

// The product takes its word from the proxy in front of it.
process.env.TRUST_PROXY = '127.0.0.1';
const product = await startCounted('busy');
const front = await startFront(product.address);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
const siteAt = async (address: string): Promise<Site> => ({
  address,
  session: await signIn(browser, { address, account: product.account }),
});
try {
  const measured = await measure(
    browser,
    product,
    await siteAt(front.address),
    await siteAt(product.address),
  );
  const host = { cpus: os.cpus().length, load: os.loadavg()[0], node: process.version, arch: process.arch };
  mkdirSync('bench/results', { recursive: true });
  writeFileSync('bench/results/browser.json', `${JSON.stringify({ host, ...measured }, null, 2)}\n`);
  console.log(`\nWritten to bench/results/browser.json (load average ${host.load?.toFixed(1)}).`);
} finally {
  await browser.close();
  front.stop();
  await product.stop();
}
