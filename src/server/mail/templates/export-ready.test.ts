import { expect, test } from 'vitest';
import { type ExportReady, exportReadyMail } from './export-ready.ts';

const ready: ExportReady = {
  to: 'ada@example.com',
  first_name: 'Ada',
  storeName: 'Corner <shop> & sons',
  what: 'transactions',
  rows: 100_000,
  filename: 'transactions.csv',
  url: 'https://shop.example/wp-admin/admin.php?page=wc-admin&path=/payments/exports',
};

test('says what is ready, how much it is and where', () => {
  const { subject, text, attachments } = exportReadyMail(ready);
  expect(subject).toBe('Your export of transactions is ready');
  expect(text).toContain('Hello Ada,');
  expect(text).toContain('transactions.csv, 100,000 rows.');
  expect(text).toContain(ready.url);
  expect(text).toContain('too large');
  expect(attachments).toBeUndefined();
});

test('carries the file when there is one', () => {
  const file = { filename: 'transactions.csv', contentType: 'text/csv', content: Buffer.from('a') };
  const { text, attachments } = exportReadyMail({ ...ready, rows: 1, file });
  expect(attachments).toEqual([file]);
  expect(text).toContain('1 row.');
  expect(text).toContain('attached');
});

test('greets without a name', () => {
  expect(exportReadyMail({ ...ready, first_name: '' }).text).toMatch(/^Hello,\n/);
});

test('nothing anybody typed becomes markup', () => {
  const { html } = exportReadyMail({
    ...ready,
    first_name: '<img src=x onerror=alert(1)>',
    url: 'https://x/"><script>',
  });
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<script');
  expect(html).toContain('Corner &lt;shop&gt; &amp; sons');
});
