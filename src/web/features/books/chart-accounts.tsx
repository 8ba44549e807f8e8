import { BOOK_ACCOUNTS, type BookAccount } from '#domain/books/book-account.ts';
import { BOOK_ACCOUNT_WORDS } from '#domain/books/book-account-copy.ts';
import type { ChartLine, ChartLines, ChartProblem } from '#domain/books/chart-of-accounts.ts';
import { Card } from '#web/ui/card.tsx';
import { AccountFields } from './account-fields.tsx';
import { chartCopy as copy } from './chart-copy.ts';

type Props = Readonly<{
  accounts: ChartLines;
  problems: readonly ChartProblem[];
  onChange: (account: BookAccount, line: ChartLine) => void;
}>;

/** Every account with what it is for; a problem stands under its number. */
export function ChartAccounts({ accounts, problems, onChange }: Props) {
  return (
    <Card title={copy.accounts}>
      <div className="stack">
        <p className="muted">{copy.accountsText}</p>
        {BOOK_ACCOUNTS.map((account) => {
          const line = accounts[account];
          const { name, what } = BOOK_ACCOUNT_WORDS[account];
          const problem = problems.find((one) => one.account === account && !one.currency)?.problem;
          return (
            <fieldset key={account} className="stack" data-gap="small">
              <legend className="strong">{name}</legend>
              <p className="muted">{what}</p>
              <AccountFields
                what={name}
                line={line}
                problem={problem}
                onChange={(change) => onChange(account, { ...line, ...change })}
              />
            </fieldset>
          );
        })}
      </div>
    </Card>
  );
}
