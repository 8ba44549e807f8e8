import { useQuery } from '@tanstack/react-query';
import type { BankAccount } from '#contract/bank.ts';
import { money } from '#domain/shared/money.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { countWords, dayWords, moneyWords } from '#web/shared/store-format.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { bankCopy as copy } from './bank-copy.ts';
import { accountsQuery } from './bank-queries.ts';

/** Every account that a statement told of: how far its statements reach, and what is missing between them. */
export function AccountsCard() {
  const accounts = useQuery(accountsQuery());
  if (accounts.isError) {
    return (
      <ErrorNotice
        title={copy.accountsFailed}
        retrying={accounts.isFetching}
        onRetry={() => accounts.refetch()}
      >
        {failureWords(accounts.error)}
      </ErrorNotice>
    );
  }
  const known = accounts.data?.data ?? [];
  if (known.length === 0) return null;
  return (
    <Card title={copy.accounts}>
      <div className="stack" data-gap="small">
        <Facts
          facts={known.map((account) => ({ label: account.name, value: <Reach account={account} /> }))}
        />
        {known.flatMap(({ id, currency, gaps }) =>
          gaps.map(({ after, before, amount }) => (
            <Notice key={`${id} ${after}`} kind="warning" size="small">
              {copy.gap(dayWords(after), dayWords(before), moneyWords(money(amount, currency), true))}
            </Notice>
          )),
        )}
      </div>
    </Card>
  );
}

function Reach({ account }: { account: BankAccount }) {
  const { balance, currency, last_statement, lines } = account;
  return (
    <>
      <span className="strong">
        {balance === null ? copy.unknownBalance : <MoneyText amount={balance} currency={currency} explicit />}
      </span>
      <br />
      <span className="subtle">
        {last_statement === null ? copy.noStatement : copy.lastStatement(dayWords(last_statement))} ·{' '}
        {copy.lineCount(lines, countWords(lines))}
      </span>
    </>
  );
}
