import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import { calendarDate } from '#domain/shared/time.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { newAccount } from './new-account.ts';
import { START } from './test-company.ts';

const { account } = newAccount({ account_id: 'acct_1' }, START);
const written = (...fees: readonly ReturnType<typeof money>[]) =>
  new TextDecoder().decode(
    invoicePdf(
      {
        document_id: 'doc_1',
        type: 'vat_invoice',
        date: calendarDate('2026-04-01'),
        period_from: calendarDate('2026-03-01'),
        period_to: calendarDate('2026-03-31'),
        fees,
        fees_to_date: fees,
      },
      { ...account, email: 'ada (at) café' },
    ),
  );

test.each([
  [money(5, 'usd'), '0.05 USD'],
  [money(123_456, 'usd'), '1234.56 USD'],
  [money(500, 'jpy'), '500 JPY'],
  [money(1_234, 'kwd'), '1.234 KWD'],
  [money(-150, 'eur'), '-1.50 EUR'],
])('%o reads %s', (sum, expected) => {
  expect(written(sum)).toContain(`(Fees: ${expected})`);
});

test('every object stands where the table of the file says', () => {
  const file = written(money(1, 'usd'), money(2, 'jpy'));
  const table = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
  expect(file.slice(table, table + 4)).toBe('xref');
  const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(5);
  for (const [index, offset] of offsets.entries())
    expect(file.slice(offset, offset + 7)).toBe(`${index + 1} 0 obj`);
  const length = Number(/\/Length (\d+)/.exec(file)?.[1]);
  const stream = file.indexOf('stream\n') + 'stream\n'.length;
  expect(file.slice(stream + length, stream + length + 10)).toBe('\nendstream');
});

test('brackets are escaped, and letters it has no font for are marked', () => {
  expect(written()).toContain('ada \\(at\\) caf?');
  expect(written()).toContain('No fees in this period.');
});
