import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'countinghouse-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const base = {
  STORE: 'woocommerce',
  WOOCOMMERCE_URL: 'https://shop.example/',
  WOOCOMMERCE_KEY: 'ck_abc',
  WOOCOMMERCE_SECRET: 'cs_abc',
};

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['https://shop.example/', 'https://shop.example'],
  ['https://shop.example/blog/', 'https://shop.example/blog'],
  ['https://shop.example/wp-json/wc/v3/', 'https://shop.example'],
  ['https://shop.example/blog/wp-admin/admin.php?page=wc', 'https://shop.example/blog'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
])('%s is the store at %s', (WOOCOMMERCE_URL, url) => {
  expect(readConfig({ ...base, WOOCOMMERCE_URL }).woocommerce?.url).toBe(url);
});

test.each([
  [{ WOOCOMMERCE_URL: '' }, 'WOOCOMMERCE_URL is not usable: STORE=woocommerce needs it.'],
  [{ WOOCOMMERCE_URL: 'shop.example' }, 'WOOCOMMERCE_URL is not usable: must start with http: or https://.'],
  [{ WOOCOMMERCE_URL: 'ftp://shop.example' }, 'must start with http: or https://.'],
  [{ WOOCOMMERCE_URL: 'https://a:b@shop.example' }, 'a name or password in it would be seen'],
  [{ WOOCOMMERCE_KEY: '' }, 'WOOCOMMERCE_KEY is not usable: STORE=woocommerce needs it.'],
  [{ WOOCOMMERCE_KEY: 'cs_abc' }, 'WOOCOMMERCE_KEY is not usable: it must begin with ck_.'],
  [{ WOOCOMMERCE_SECRET: 'ck_abc' }, 'WOOCOMMERCE_SECRET is not usable: it must begin with cs_.'],
  [{ STORE: 'shopify' }, 'STORE is not usable'],
])('%o: %s', (over, sentence) => {
  expect(() => readConfig({ ...base, ...over })).toThrow(sentence);
});

test('the secret may stand in a file, and is in no printed settings', () => {
  const file = path.join(folder, 'secret');
  writeFileSync(file, 'cs_filed\n');
  chmodSync(file, 0o600);
  const { woocommerce } = readConfig({ ...base, WOOCOMMERCE_SECRET: '', WOOCOMMERCE_SECRET_FILE: file });
  expect(woocommerce?.secret()).toBe('cs_filed');
  expect(JSON.stringify(woocommerce)).not.toContain('cs_filed');
});

test('without STORE there is none, whatever else is set', () => {
  expect(readConfig({ ...base, STORE: '' }).woocommerce).toBeUndefined();
});
