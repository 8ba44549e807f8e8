import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#tests/temporary-folder.ts';
import { builtAssets } from './built-assets.ts';

const chunk = (file: string, imports: string[] = [], css: string[] = []) => ({ file, imports, css });

async function built() {
  const folder = makeTemporaryFolder('built');
  mkdirSync(join(folder, '.vite'));
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, '.vite', name), JSON.stringify(content));
  write('manifest.json', {
    'main.tsx': chunk('main-1.js', ['_runtime.js'], ['main-1.css']),
    '_runtime.js': chunk('runtime-1.js'),
    '_list.js': chunk('list-1.js', ['main.tsx', 'small.tsx'], ['list-1.css']),
    'small.tsx': chunk('small-1.js', ['_list.js']),
    'orders.tsx': chunk('orders-1.js', ['_list.js']),
    'order.tsx': chunk('order-1.js', ['main.tsx']),
    'settings.tsx': chunk('settings-1.js', ['_gone.js']),
    'topics.tsx': chunk('topics-1.js'),
    'topic.tsx': chunk('topic-1.js'),
  });
  write('screens.json', {
    '/help/$topic': ['topic.tsx'],
    '/help/topics': ['topics.tsx'],
    '/orders': ['orders.tsx', 'small.tsx'],
    '/orders/$id': ['order.tsx'],
    '/settings/payments': ['settings.tsx'],
  });
  return builtAssets(Fastify(), folder);
}

test.each([
  ['/wp-admin/admin.php?page=wc-orders', ['runtime', 'list', 'small', 'orders'], ['main', 'list']],
  [
    '/wp-admin/admin.php?page=wc-admin&path=%2Forders&filter=x',
    ['runtime', 'list', 'small', 'orders'],
    ['main', 'list'],
  ],
  ['/wp-admin/admin.php?page=wc-orders&action=edit&id=10482', ['runtime', 'order'], ['main']],
  [
    '/wp-admin/admin.php?page=wc-settings&tab=checkout&section=woocommerce_payments',
    ['runtime', 'settings'],
    ['main'],
  ],
  ['/help/topics', ['runtime', 'topics'], ['main']],
  ['/help/refunds', ['runtime', 'topic'], ['main']],
  ['/wp-admin/', ['runtime'], ['main']],
  ['/wp-admin/admin.php?page=wc-admin&path=/constructor', ['runtime'], ['main']],
  ['/wp-admin/admin.php?page=wc-admin&path=/orders/1/2', ['runtime'], ['main']],
  ['//nowhere?page=%', ['runtime'], ['main']],
])('%s names all its screen needs, each file once', async (address, scripts, styles) => {
  const assets = (await built())('en', address);
  expect(assets.scripts).toEqual(['/assets/main-1.js']);
  expect(assets.preloads.toSorted()).toEqual(scripts.map((name) => `/assets/${name}-1.js`).toSorted());
  expect(assets.styles.toSorted()).toEqual(styles.map((name) => `/assets/${name}-1.css`).toSorted());
});

test('files are those of the language', async () => {
  const assets = (await built())('ar', '/help/topics');
  expect(assets.preloads).toContain('/assets/ar/topics-1.js');
});
