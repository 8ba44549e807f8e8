import type { Reply } from '#contract/kit/endpoint.ts';
import type { listReaderCharges } from '#contract/payments.ts';
import { moneyFieldText } from '#domain/shared/format-money.ts';
import { csvFile } from '#web/shared/csv.ts';
import { saveText } from '#web/shared/save-text.ts';
import { readerFeeCopy as copy } from './reader-fee-copy.ts';

export type ReaderCharge = Reply<typeof listReaderCharges>[number];

const HEADS = [copy.reader, copy.status, copy.count, copy.fee, copy.currency];

const readerFile = (rows: readonly ReaderCharge[]): string =>
  csvFile(
    HEADS,
    rows.map(({ reader_id, status, count, fee }) => [
      reader_id,
      copy.statuses[status] ?? status,
      { number: String(count) },
      { number: moneyFieldText(fee) },
      fee.currency.toUpperCase(),
    ]),
  );

/** Made in the browser from what is on the screen. */
export const saveReaderFile = (id: string, rows: readonly ReaderCharge[]): void =>
  saveText(readerFile(rows), copy.file(id), 'text/csv;charset=utf-8');
