import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { BankFilePreview } from '#contract/bank.ts';
import type { CsvMapping } from '#domain/bank/csv-mapping.ts';
import { mappingProblem } from '#domain/bank/csv-mapping.ts';
import type { DecimalSign } from '#domain/bank/written-amount.ts';
import type { DayOrder } from '#domain/bank/written-day.ts';
import { CURRENCY_CODES } from '#domain/shared/currency-codes.ts';
import { currencyChoice } from '#domain/shared/currency-name.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { accountsQuery } from '../bank-queries.ts';
import { ColumnsForm } from './columns-form.tsx';
import { importCopy as copy } from './import-copy.ts';
import type { Answers, ChosenStatement } from './use-statements.ts';

type AnswersFormProps = Readonly<{
  statement: ChosenStatement;
  preview: BankFilePreview;
  onAnswer: (answers: Answers) => void;
}>;

const OTHER = 'other';
const DAY_ORDERS = (['dmy', 'mdy', 'ymd'] as const).map((value) => ({ value, label: copy.dayOrders[value] }));
const DECIMALS = (['.', ','] as const).map((value) => ({ value, label: copy.decimals[value] }));

/** Asks for what the file does not say, with what was said about the last one of its kind filled in. */
export function AnswersForm({ statement, preview, onAnswer }: AnswersFormProps) {
  const { asks, sample, remembered } = preview;
  const accounts = useQuery(accountsQuery()).data?.data ?? [];
  const [account, setAccount] = useState(remembered?.account_id ? String(remembered.account_id) : '');
  const [name, setName] = useState('');
  const [currency, setCurrency] = useState<string>(pageSettings().accountDefaultCurrency.toLowerCase());
  const [dayOrder, setDayOrder] = useState<DayOrder | null>(null);
  const [decimal, setDecimal] = useState<DecimalSign | null>(null);
  const [mapping, setMapping] = useState<CsvMapping | undefined>(remembered?.mapping ?? sample?.guess);

  const isOther = account === OTHER || accounts.length === 0;
  const chosen = accounts.find(({ id }) => String(id) === account);
  const canContinue =
    (!asks.includes('account') || (isOther ? name.trim() !== '' : chosen !== undefined)) &&
    (!asks.includes('day_order') || dayOrder !== null) &&
    (!asks.includes('decimal') || decimal !== null) &&
    (!asks.includes('columns') || (mapping !== undefined && mappingProblem(mapping) === undefined));

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!canContinue) return;
    onAnswer({
      ...(asks.includes('account') &&
        (isOther ? { account_name: name.trim(), currency } : { account_id: Number(account) })),
      ...(dayOrder && { day_order: dayOrder }),
      ...(decimal && { decimal }),
      ...(asks.includes('columns') && mapping && { mapping }),
    });
  };
  return (
    <form className="stack" data-gap="small" onSubmit={send} aria-label={statement.file.name}>
      {asks.includes('columns') && sample && mapping && (
        <ColumnsForm
          sample={sample}
          mapping={mapping}
          currency={chosen?.currency ?? currency}
          onChange={setMapping}
        />
      )}
      {asks.includes('account') && (
        <>
          {accounts.length > 0 && (
            <Select
              label={copy.account}
              help={copy.asksAccount}
              placeholder={copy.chooseAccount}
              value={account}
              options={[
                ...accounts.map(({ id, name: words }) => ({ value: String(id), label: words })),
                { value: OTHER, label: copy.otherAccount },
              ]}
              onChange={({ target }) => setAccount(target.value)}
            />
          )}
          {isOther && (
            <>
              <TextField
                label={copy.accountName}
                help={
                  accounts.length > 0
                    ? copy.accountNameHelp
                    : sentences(copy.asksAccount, copy.accountNameHelp)
                }
                value={name}
                maxLength={100}
                onChange={({ target }) => setName(target.value)}
              />
              <Select
                label={copy.currency}
                value={currency}
                options={CURRENCY_CODES.map((code) => ({
                  value: code.toLowerCase(),
                  label: currencyChoice(code.toLowerCase()),
                }))}
                onChange={({ target }) => setCurrency(target.value)}
              />
            </>
          )}
        </>
      )}
      {asks.includes('day_order') && (
        <RadioGroup
          label={copy.dayOrder}
          look="list"
          choices={DAY_ORDERS}
          value={dayOrder}
          onChange={setDayOrder}
        />
      )}
      {asks.includes('decimal') && (
        <RadioGroup
          label={copy.decimal}
          look="list"
          choices={DECIMALS}
          value={decimal}
          onChange={setDecimal}
        />
      )}
      <div className="actions">
        <Button kind="primary" type="submit" disabled={!canContinue}>
          {copy.continue}
        </Button>
      </div>
    </form>
  );
}
