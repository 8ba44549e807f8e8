import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { CARD_PAGE_STYLE_PATH } from './card-page-style.ts';
import { SHORT_ADDRESSES } from './short-addresses.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const open = (url: string) => server.inject({ method: 'GET', url, headers: { accept: 'text/html' } });

test.each(Object.entries(SHORT_ADDRESSES))('%s leads to %s, and that is there', async (short, target) => {
  const reply = await open(short);
  expect([reply.status, reply.headers.location]).toEqual([302, target]);
  expect([200, 302]).toContain((await open(target)).status);
});

test.each([
  ['/nothing', 'Go to the shop', '/'],
  ['/shop/nothing', 'Go to the shop', '/'],
  ['/admin/nothing', 'Go to the store admin', '/wp-admin/admin.php?page=wc-admin'],
  ['/help/fees/nothing', 'Go to the store admin', '/wp-admin/admin.php?page=wc-admin'],
])('%s is a page that looks like ours, with a way on', async (url, words, target) => {
  const { status, text } = await open(url);
  expect(status).toBe(404);
  expect(text).toContain('<h1>There is nothing at this address.</h1>');
  expect(text).toContain(`<a class="link" href="${target}">${words}</a>`);
  expect(text).toContain(`<link rel="stylesheet" href="${CARD_PAGE_STYLE_PATH}">`);
  expect(await open(CARD_PAGE_STYLE_PATH)).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
});
