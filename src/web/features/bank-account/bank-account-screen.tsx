import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { readOverviews } from '#contract/balances.ts';
import { changeBankAccount } from '#contract/bank-account.ts';
import type { Sent } from '#contract/kit/endpoint.ts';
import { bankNumberOf, isBankNumber } from '#domain/payouts/bank-number.ts';
import { currency as currencyOf, isCurrency } from '#domain/shared/money.ts';
import { call } from '#web/api/client.ts';
import { keyOf } from '#web/api/query-client.ts';
import { isAsked } from '#web/blocks/approvals/is-asked.ts';
import { useAsked } from '#web/blocks/approvals/use-asked.ts';
import { WaitingApprovals } from '#web/blocks/approvals/waiting-approvals.tsx';
import { AtTheProvider } from '#web/blocks/at-the-provider/at-the-provider.tsx';
import { failureWords, fieldProblem } from '#web/shared/failure-words.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { bankAccountCopy as copy } from './bank-account-copy.ts';
import { PayoutCurrency } from './payout-currency.tsx';

/** Changes where payouts go, and nothing else. */
export function BankAccountScreen() {
  return (
    <Page title={copy.title} lead={copy.lead} width="narrow">
      <WaitingApprovals subject="bank account" />
      {pageSettings().providerCan.bankAccountWrites ? (
        <BankForm />
      ) : (
        <AtTheProvider text={copy.elsewhere} page="payouts" />
      )}
    </Page>
  );
}

function useChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Sent<typeof changeBankAccount>) => call(changeBankAccount, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(readOverviews) }),
  });
}

function BankForm() {
  const asked = useSearch({ from: '/payments/bank-account' }).currency?.toLowerCase() ?? '';
  const [code, setCode] = useState(isCurrency(asked) ? asked : pageSettings().accountDefaultCurrency);
  const [number, setNumber] = useState('');
  const [isTried, setTried] = useState(false);
  const change = useChange();
  const wasAsked = useAsked();
  const problem = isBankNumber(bankNumberOf(number)) ? undefined : copy.numberWrong;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem || change.isPending) return;
    change.mutate(
      { currency: currencyOf(code), account_number: number },
      {
        onError: (error) => {
          if (!wasAsked(error)) return;
          // It waits above the form, which is for another one.
          setNumber('');
          setTried(false);
        },
      },
    );
  };
  if (change.data)
    return (
      <Notice
        kind="success"
        announce
        actions={<LinkButton href={paths.payouts()}>{copy.toPayouts}</LinkButton>}
      >
        {copy.done(change.data.currency.toUpperCase(), change.data.last4)}
      </Notice>
    );
  return (
    <Card title={copy.form}>
      <form className="form" noValidate onSubmit={submit}>
        {change.isError && !isAsked(change.error) && (
          <Notice kind="error" size="small" title={copy.failed} announce>
            {failureWords(change.error)}
          </Notice>
        )}
        <PayoutCurrency value={code} onChange={setCode} />
        <TextField
          label={copy.number}
          help={copy.numberHelp}
          inputMode="numeric"
          autoComplete="off"
          value={number}
          error={isTried ? (problem ?? fieldProblem(change.error, 'account_number')) : undefined}
          onChange={({ target }) => setNumber(target.value)}
        />
        <div className="actions">
          <Button kind="primary" type="submit" busy={change.isPending}>
            {copy.action}
          </Button>
          <LinkButton href={paths.payouts()}>{copy.cancel}</LinkButton>
        </div>
      </form>
    </Card>
  );
}
