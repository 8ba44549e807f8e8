import { csvCell } from '../../shared/csv-cell.ts';
import { accountsIn } from '../accounts-in-currency.ts';
import type { AccountTotal } from '../fold-entries.ts';
import type { JournalAbout } from './journal-file.ts';
import { amountText } from './journal-text.ts';

/** What every account comes to, to be compared with what the program shows once the files are in. */
export const totalsFile = (totals: readonly AccountTotal[], { settings, from, to }: JournalAbout): string =>
  [
    `\ufeffAccount code,Account name,Currency,Debit less credit,From,To\n`,
    ...totals.map(({ account, currency, amount }) => {
      const { code, name } = accountsIn(settings, currency)[account];
      return `${csvCell(code)},${csvCell(name)},${currency.toUpperCase()},${amountText(amount, currency)},${from},${to}\n`;
    }),
  ].join('');
