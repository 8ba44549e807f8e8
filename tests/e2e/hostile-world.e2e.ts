import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { assert } from '#domain/shared/assert.ts';
import { FEATURES } from '#web/app/features.ts';
import { paths } from '#web/shared/paths.ts';
import { findFreePort } from '../free-port.ts';
import { expect, openHome } from './fixtures.ts';
import { test } from './own-product.ts';
import { call, pay } from './simulated-payments.ts';

// What is written here would stand in every list of the stories that share a product.
test.use({ product: 'hostile world' });
test.describe.configure({ mode: 'default' });

const PAYLOADS = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '<svg onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">click</a>',
  '<img src="https://evil.example/x.png">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<form action="https://evil.example"><input name=a>',
  '<base href="https://evil.example/">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<math><mtext></p><img src=x onerror=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  "');alert(1);//",
  '\u003cscript\u003ealert(1)\u003c/script\u003e',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<!--<img src="--><img src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '\u202e<b>gnp.exe',
];

/** Everything a page does that no page of ours may do is written down. */
async function watch(page: Page, baseURL: string, seen: string[]): Promise<void> {
  page.on('dialog', (dialog) => {
    seen.push(`dialog on ${page.url()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!/^(data|blob|about):/.test(request.url()) && !request.url().startsWith(baseURL))
      seen.push(`request to ${request.url()}`);
  });
  page.on('pageerror', (error) => seen.push(`crash on ${page.url()}: ${error.message}`));
  await page.exposeFunction('tellViolation', (words: string) => seen.push(words));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const told = `policy broken on ${location.href}: ${event.violatedDirective} ${event.blockedURI}`;
      Reflect.get(window, 'tellViolation')(told);
    });
  });
}

/** One payment for each hostile name, with a note, a dispute and evidence that are no better. */
async function writeHostileWorld(page: Page) {
  const paid = await Promise.all(
    PAYLOADS.map(async (name, place) => {
      const where = { address_1: name, city: name, state: 'CA', postcode: '90001', country: 'US' };
      const made = await pay(page, {
        customer: { name, email: `hostile-${place}@story.example`, country: 'US' },
        items: [{ name: `${name} thing`, price: 10_000, quantity: 1 }],
        billing: { name, ...where },
      });
      await write(page, `/wc-admin/store/orders/${made.order_id}/notes`, {
        note: name,
        customer_note: place === 0,
      });
      return made;
    }),
  );
  const [first] = paid;
  assert(first, 'somebody has paid');
  const claim = { charge_id: first.charge_id, reason: 'product_not_received' };
  const { dispute_id } = await (await write(page, '/simulator/api/disputes', claim)).json();
  await call(page, 'GET', `/wc/v3/payments/disputes/${dispute_id}`);
  const words = PAYLOADS.join('\n');
  const evidence = {
    product_description: words,
    customer_name: words.slice(0, 200),
    uncategorized_text: words,
  };
  await write(page, `/wc/v3/payments/disputes/${dispute_id}`, { evidence });
  return { ...first, dispute_id };
}

async function write(page: Page, path: string, body: object) {
  const reply = await call(page, 'POST', path, body);
  expect(reply.status(), `${path}: ${await reply.text()}`).toBe(200);
  return reply;
}

test('hostile names are only text on every screen: no dialog, no broken policy, no request elsewhere', async ({
  signedIn: page,
  context,
  address: baseURL,
}) => {
  test.setTimeout(180_000);
  const hostile = await writeHostileWorld(page);
  const [word = '', last = ''] = [PAYLOADS[3], PAYLOADS.at(-1)];
  const admin = (path: string) => `/wp-admin/admin.php?page=wc-admin&path=${path}`;
  const inQuery = encodeURIComponent(word);
  const addresses = [
    ...FEATURES.map(({ path }) => path)
      .filter((path) => /^\/(?!mail|simulator|gallery)[^$]*$/.test(path))
      .map(admin),
    ...[paths.order(hostile.order_id), paths.payment({ id: hostile.payment_intent_id }), paths.customer(1)],
    ...[paths.challenge(hostile.dispute_id), paths.mail(), paths.simulator()],
    ...['transactions', 'disputes', 'audit'].map((list) => admin(`/payments/${list}&search[]=${inQuery}`)),
    ...[
      admin(inQuery),
      `/wp-login.php?redirect_to=${inQuery}&reauth=1`,
      '/',
      '/checkout',
      `/product/${inQuery}`,
    ],
  ];
  const seen: string[] = [];
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) await watch(tab, baseURL, seen);
  await Promise.all(
    tabs.map(async (tab, nth) => {
      for (const address of addresses.filter((_, place) => place % tabs.length === nth)) {
        await tab.goto(address);
        await expect(tab.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(tab.locator('[aria-busy="true"], .skeleton')).toHaveCount(0);
      }
    }),
  );
  // Whoever has looked at everything within half a minute may be asked to wait for the rest of it.
  await expect(async () => {
    await page.goto(paths.transactions({ search: [last] }));
    await expect(page.getByRole('table').getByText(last).first()).toBeVisible();
  }).toPass({ timeout: 80_000 });
  expect(seen).toEqual([]);
  // Whoever watches would have seen it.
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'https://evil.example/x.png';
    document.body.append(image);
  });
  await expect
    .poll(() => seen.toSorted())
    .toEqual([
      expect.stringMatching(/^policy broken on .*: img-src https:\/\/evil\.example\/x\.png$/),
      'request to https://evil.example/x.png',
    ]);
});

test('a string that was not cleaned becomes no markup', async ({ signedIn: page }) => {
  await openHome(page);
  const name = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>bold</b>';
      return 'taken';
    } catch (error) {
      return error instanceof Error ? error.name : '';
    }
  });
  expect(name).toBe('TypeError');
});

test('another site in the same browser changes nothing', async ({
  signedIn: page,
  context,
  address: baseURL,
}) => {
  await openHome(page);
  const payments = `${baseURL}/wp-json/wc/v3/payments`;
  const countAll = async () => {
    const counts = ['exports', 'operations', 'audit'].map(async (list) => {
      const { total_count } = await (await call(page, 'GET', `/wc/v3/payments/${list}`)).json();
      return [list, total_count];
    });
    const mails = await (await call(page, 'GET', '/wp-json/wc-admin/mail')).json();
    return [...(await Promise.all(counts)), ['mail', mails.total_count]];
  };
  const before = await countAll();
  const port = await findFreePort();
  const images = [
    ...[
      `${payments}/transactions/download`,
      `${payments}/deposits/download`,
      `${payments}/disputes/download`,
    ],
    ...[`${baseURL}/wp-admin/admin.php?wcpay-connect=1`, `${baseURL}/wp-login.php?action=logout`],
  ].map((src) => `<img src="${src}">`);
  const script = `
    const send = (path, type) => fetch('${payments}/' + path, { method: 'POST', mode: 'no-cors', credentials: 'include',
      headers: { 'content-type': type }, body: '{"type":"instant","currency":"usd"}' }).catch(() => undefined);
    Promise.all(['deposits', 'settings', 'transactions/download', 'onboarding/reset'].flatMap((path) =>
      ['text/plain', 'application/x-www-form-urlencoded'].map((type) => send(path, type))))
      .then(() => { document.title = 'sent'; document.forms[0].submit(); });`;
  const form = `<form method=post enctype=text/plain action="${payments}/deposits"><input name='{"type":"instant","currency":"usd","x":"' value='"}'></form>`;
  const evil = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html').end(`${images.join('')}${form}<script>${script}</script>`);
  });
  await new Promise<void>((resolve) => evil.listen(port, '127.0.0.1', resolve));
  const visit = await context.newPage();
  await visit.goto(`http://localhost:${port}/`);
  // The form is sent last, and what it is answered is shown in its place.
  await visit.waitForURL(`${payments}/deposits`);
  await expect(visit.getByText(/rest_(cross_site|forbidden|unsupported)/)).toBeVisible();
  evil.close();
  expect(await countAll()).toEqual(before);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Store admin' })).toBeVisible();
});
