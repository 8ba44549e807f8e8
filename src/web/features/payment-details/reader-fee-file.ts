import { moneyFieldText } from '#domain/shared/format-money.ts';
import type { ReaderCharge } from './reader-fee.tsx';
import { readerFeeCopy as copy } from './reader-fee-copy.ts';

/** A cell that begins like a formula would be run by a spreadsheet; an apostrophe keeps it text. */
const cell = (value: string): string => {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const readerFile = (rows: readonly ReaderCharge[]): string =>
  [
    [copy.reader, copy.status, copy.count, copy.fee, 'Currency'],
    ...rows.map(({ reader_id, status, count, fee }) => [
      reader_id,
      status,
      String(count),
      moneyFieldText(fee),
      fee.currency.toUpperCase(),
    ]),
  ]
    .map((line) => `${line.map(cell).join(',')}\r\n`)
    .join('');

/** Made in the browser from what is on the screen. */
export function saveReaderFile(id: string, rows: readonly ReaderCharge[]): void {
  const address = URL.createObjectURL(new Blob([readerFile(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = copy.file(id);
  link.click();
  URL.revokeObjectURL(address);
}
