import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveDispute } from '../factories/dispute.ts';
import { savePayout } from '../factories/payout.ts';
import { aTransaction, saveTransactions } from '../factories/transaction.ts';
import { parseCsv } from '../parse-csv.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

const TRIGGERS = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '＝',
  '＋',
  '－',
  '＠',
  '",=1+1,"',
  ' =',
  '\u00a0@',
  'Bob;=1+1;',
  'Bob; +',
];
/** Three files while a hundred rows are written in the quick run, thirty in the full one. */
const FILES = process.env.SAFETY_FULL ? 30 : 3;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  for (const [place, trigger] of TRIGGERS.entries()) {
    const text = `${trigger}cmd|' /C calc'!A${place}`;
    await saveTransactions(server.db, [
      aTransaction({
        customer_name: text,
        customer_email: text,
        source_identifier: text,
        amount: -place - 1,
      }),
    ]);
    await savePayout(server.db, { bankAccount: text, bank_reference_key: text, amount: -place - 1 });
    await saveDispute(server.db, { id: `dp_f${place}`, sale: { customer_name: text, customer_email: text } });
  }
});
afterAll(() => server.close());

async function fileOf(list: string, query = ''): Promise<string[][]> {
  const { body } = await server.post(`/${list}/download?${query}`);
  const { body: check } = await server.get(`/${list}/download/${body.export_id}`);
  return parseCsv((await server.get(check.download_url)).text);
}

describe('X2: formulas', () => {
  const NUMBER = /^-?\d+(\.\d+)?$/;
  const STARTS_FORMULA = /^\s*"?\s*[=+\-@＝＋－＠]|^\s*[\t\r\n]/;

  test.each(['transactions', 'deposits', 'disputes'])(
    'no text in the file of %s starts one',
    async (list) => {
      const [, ...rows] = await fileOf(list);
      expect(rows.length).toBeGreaterThanOrEqual(TRIGGERS.length);
      const cells = rows.flat();
      const texts = cells.filter((cell) => !NUMBER.test(cell));
      expect(texts.filter((cell) => STARTS_FORMULA.test(cell))).toEqual([]);
      // Nor where a spreadsheet was told to look for other separators than ours.
      for (const separator of [',', ';', '\t', '\n'])
        expect(
          texts.flatMap((cell) => cell.split(separator)).filter((part) => /^\s*"?\s*[=+@]/.test(part)),
        ).toEqual([]);
      // What was escaped is there, and what is a number still is one.
      expect(cells.filter((cell) => /^'.cmd\|/s.test(cell)).length).toBeGreaterThanOrEqual(11);
      if (list !== 'disputes')
        expect(cells.filter((cell) => /^-0\.\d\d$/.test(cell)).length).toBeGreaterThan(5);
    },
  );
});

test('D6: files made while others write each hold one moment, with nothing twice', async () => {
  const summary = async () => (await server.get('/transactions/summary?loan_id_is=moment')).body;
  let writing = true;
  const written = (async () => {
    for (let round = 0; writing || round < 100; round += 1)
      await saveTransactions(server.db, [
        aTransaction({ loan_id: 'moment', amount: 100, fees: 0 }),
        aTransaction({ loan_id: 'moment', amount: -100, fees: 0 }),
      ]);
  })();
  for (let made = 0; made < FILES; made += 1) {
    const before = await summary();
    const [, ...rows] = await fileOf('transactions', 'loan_id_is=moment&columns=transaction_id,net');
    const after = await summary();
    const ids = rows.map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // Each pair was written at once: a file with half of one would not come to nothing.
    expect(rows.reduce((sum, row) => sum + Math.round(Number(row.at(-1)) * 100), 0)).toBe(0);
    expect(ids.length).toBeGreaterThanOrEqual(before.count);
    expect(ids.length).toBeLessThanOrEqual(after.count);
  }
  writing = false;
  await written;
}, 120_000);
