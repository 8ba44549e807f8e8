import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minorOf, type ReadLine } from './journal-readers.ts';
import { parseCsv } from './parse-csv.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** Formats that a free program reads: it need not be on every machine. */
export const JOURNAL_PROGRAMS = ['hledger', 'beancount'] as const;
type Program = (typeof JOURNAL_PROGRAMS)[number];
/** One posting as the program has it. */
export type ProgramLine = Pick<ReadLine, 'day' | 'account' | 'currency' | 'amount'>;

/**
 * Each is first asked whether all is well, as strictly as it can: every account, currency and payee declared, every entry
 * balanced. Then it lists every posting as a table.
 */
const WAYS = {
  hledger: {
    extension: 'journal',
    before: '',
    check: (file: string) => ['hledger', 'check', '--strict', 'payees', 'ordereddates', '-f', file],
    list: (file: string) => ['hledger', 'print', '-O', 'csv', '-f', file],
    columns: ['date', 'account', 'amount', 'commodity'],
  },
  beancount: {
    extension: 'beancount',
    // What beancount does not ask for by itself.
    before: ['check_commodity', 'leafonly'].map((one) => `plugin "beancount.plugins.${one}"\n`).join(''),
    check: (file: string) => ['bean-check', file],
    list: (file: string) => ['bean-query', '-f', 'csv', file, 'SELECT date, account, number, currency'],
    columns: ['date', 'account', 'number', 'currency'],
  },
} as const;

function run([program = '', ...words]: readonly string[]): string {
  // Without a language both take a file for plain ASCII.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const { status, stdout, stderr } = spawnSync(program, words, { env, maxBuffer: 1024 ** 3 });
  if (status !== 0 || stderr.length > 0) throw new Error(`${program} says: ${stderr}${stdout}`);
  return stdout.toString();
}

export const hasProgram = (program: Program): boolean =>
  [WAYS[program].check(''), WAYS[program].list('')].every(
    ([command = '']) => spawnSync(command, ['--version']).status === 0,
  );

/** Every posting of a journal, by the program that it was written for. */
export function readByProgram(program: Program, content: Buffer): readonly ProgramLine[] {
  const { extension, before, check, list, columns } = WAYS[program];
  const folder = makeTemporaryFolder('journal');
  try {
    const file = path.join(folder, `books.${extension}`);
    writeFileSync(file, Buffer.concat([Buffer.from(before), content]));
    run(check(file));
    const [titles = [], ...rows] = parseCsv(run(list(file)).replaceAll('\r\n', '\n'));
    const at = columns.map((column) => titles.findIndex((title) => title.trim() === column));
    return rows.map((row) => {
      const [day = '', account = '', amount = '', code = ''] = at.map((place) => row[place]?.trim());
      return { day, account, currency: code.toLowerCase(), amount: minorOf(amount, code) };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
