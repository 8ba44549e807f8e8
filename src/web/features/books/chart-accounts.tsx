import { BOOK_ACCOUNTS, type BookAccount } from '#domain/books/book-account.ts';
import { BOOK_ACCOUNT_WORDS } from '#domain/books/book-account-copy.ts';
import {
  type ChartLine,
  type ChartLines,
  type ChartProblem,
  CODE_LENGTH_MAX,
  NAME_LENGTH_MAX,
} from '#domain/books/chart-of-accounts.ts';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/text-field.tsx';
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
          const problem = problems.find((one) => one.account === account)?.problem;
          return (
            <fieldset key={account} className="stack" data-gap="small">
              <legend className="strong">{name}</legend>
              <p className="muted">{what}</p>
              <div className="form-row">
                <TextField
                  label={copy.heads.code}
                  aria-label={copy.code(name)}
                  maxLength={CODE_LENGTH_MAX}
                  value={line.code}
                  error={problem && copy.problems[problem]}
                  onChange={({ target }) => onChange(account, { ...line, code: target.value })}
                />
                <TextField
                  label={copy.heads.name}
                  aria-label={copy.name(name)}
                  maxLength={NAME_LENGTH_MAX}
                  value={line.name}
                  onChange={({ target }) => onChange(account, { ...line, name: target.value })}
                />
                <TextField
                  label={copy.heads.tax}
                  aria-label={copy.taxCode(name)}
                  maxLength={CODE_LENGTH_MAX}
                  value={line.tax_code}
                  onChange={({ target }) => onChange(account, { ...line, tax_code: target.value })}
                />
              </div>
            </fieldset>
          );
        })}
      </div>
    </Card>
  );
}
