import { useState } from 'react';
import { BOOK_ACCOUNTS, type BookAccount } from '#domain/books/book-account.ts';
import { BOOK_ACCOUNT_WORDS } from '#domain/books/book-account-copy.ts';
import {
  type ChartLines,
  type ChartProblem,
  type CurrencyAccount,
  NAME_LENGTH_MAX,
} from '#domain/books/chart-of-accounts.ts';
import { CURRENCY_CODES } from '#domain/shared/currency-codes.ts';
import { currencyChoice } from '#domain/shared/currency-name.ts';
import { type Currency, isCurrency } from '#domain/shared/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Select } from '#web/ui/select.tsx';
import { AccountFields } from './account-fields.tsx';
import { chartCopy as copy } from './chart-copy.ts';

type Props = Readonly<{
  accounts: ChartLines;
  lines: readonly CurrencyAccount[];
  problems: readonly ChartProblem[];
  onChange: (lines: readonly CurrencyAccount[]) => void;
}>;
type Which = Pick<CurrencyAccount, 'account' | 'currency'>;

const isSame = (one: Partial<Which>, other: Which): boolean =>
  one.account === other.account && one.currency === other.currency;

/** What one currency is booked on instead: most have none, and those that are kept by currency have a clearing and a bank. */
export function CurrencyAccounts({ accounts, lines, problems, onChange }: Props) {
  const add = (which: Which) => {
    const { name, tax_code } = accounts[which.account];
    const own = copy.ofCurrency(name, which.currency.toUpperCase()).slice(0, NAME_LENGTH_MAX);
    onChange([...lines, { ...which, code: '', name: own, tax_code }]);
  };
  return (
    <Card title={copy.perCurrency}>
      <div className="stack">
        <p className="muted">{copy.perCurrencyText}</p>
        {lines.map((line) => {
          const { account, currency } = line;
          const what = copy.ofCurrency(BOOK_ACCOUNT_WORDS[account].name, currency.toUpperCase());
          return (
            <fieldset key={`${currency} ${account}`} className="stack" data-gap="small">
              <legend className="strong">{what}</legend>
              <AccountFields
                what={what}
                line={line}
                problem={problems.find((one) => isSame(one, line))?.problem}
                onChange={(change) =>
                  onChange(lines.map((one) => (isSame(one, line) ? { ...one, ...change } : one)))
                }
              />
              <div>
                <Button
                  size="small"
                  aria-label={copy.removeAccountName(what)}
                  onClick={() => onChange(lines.filter((one) => !isSame(one, line)))}
                >
                  {copy.removeAccount}
                </Button>
              </div>
            </fieldset>
          );
        })}
        <AddAccount lines={lines} onAdd={add} />
      </div>
    </Card>
  );
}

function AddAccount({ lines, onAdd }: Readonly<{ lines: Props['lines']; onAdd: (which: Which) => void }>) {
  const [currency, setCurrency] = useState<Currency>();
  const [account, setAccount] = useState<BookAccount>('clearing');
  const isThere = currency !== undefined && lines.some((line) => isSame(line, { account, currency }));
  return (
    <div className="stack" data-gap="small">
      <div className="form-row">
        <Select
          label={copy.currency}
          placeholder={copy.chooseCurrency}
          value={currency ?? ''}
          options={CURRENCY_CODES.map((code) => ({
            value: code.toLowerCase(),
            label: currencyChoice(code.toLowerCase()),
          }))}
          onChange={({ target }) => setCurrency(isCurrency(target.value) ? target.value : undefined)}
        />
        <Select
          label={copy.account}
          value={account}
          options={BOOK_ACCOUNTS.map((value) => ({ value, label: BOOK_ACCOUNT_WORDS[value].name }))}
          onChange={({ target }) => {
            const chosen = BOOK_ACCOUNTS.find((one) => one === target.value);
            if (chosen) setAccount(chosen);
          }}
        />
      </div>
      <div>
        <Button
          disabled={currency === undefined || isThere}
          onClick={() => currency && onAdd({ account, currency })}
        >
          {copy.addAccount}
        </Button>
      </div>
    </div>
  );
}
