import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type BookSettings,
  chartProblems,
  usualAccounts,
  usualSettings,
} from '#domain/books/chart-of-accounts.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { may } from '#web/shared/page-settings.ts';
import { RoleNote } from '#web/shared/role-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { knownSettings, settingsQuery, useSaveSettings } from './books-queries.ts';
import { ChartAccounts } from './chart-accounts.tsx';
import { chartCopy as copy } from './chart-copy.ts';
import { CurrencyAccounts } from './currency-accounts.tsx';
import { HowToBook, numbersProblem } from './how-to-book.tsx';

/** Which accounts things are booked on, and how. */
export function ChartForm() {
  const shown = useQuery(settingsQuery());
  if (shown.isError)
    return (
      <ErrorNotice title={copy.failed} retrying={shown.isFetching} onRetry={() => shown.refetch()}>
        {failureWords(shown.error)}
      </ErrorNotice>
    );
  if (!shown.data) return <Skeleton kind="rows" count={8} label={copy.loading} />;
  const known = knownSettings(shown.data);
  if (!known) return <Notice kind="warning">{copy.newer}</Notice>;
  return <Form key={JSON.stringify(known)} known={known} isLocked={shown.data.locked.length > 0} />;
}

function Form({ known, isLocked }: Readonly<{ known: BookSettings; isLocked: boolean }>) {
  const [settings, setSettings] = useState(known);
  const [isTried, setIsTried] = useState(false);
  const save = useSaveSettings();
  const { show } = useSnackbar();
  const problems = chartProblems(settings.package, settings);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problems.length > 0 || numbersProblem(settings)) return;
    save.mutate(settings, { onSuccess: () => show(copy.saved) });
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <HowToBook
        settings={settings}
        isLocked={isLocked}
        isTried={isTried}
        onChange={(change) => setSettings((before) => ({ ...before, ...change }))}
        onPackage={(chart) =>
          setSettings((before) => ({
            ...before,
            package: chart,
            accounts: usualAccounts(chart),
            currency_accounts: [],
            splits_tax: usualSettings(chart).splits_tax,
            bank_elsewhere: usualSettings(chart).bank_elsewhere,
          }))
        }
      />
      <ChartAccounts
        accounts={settings.accounts}
        problems={isTried ? problems : []}
        onChange={(account, line) =>
          setSettings((before) => ({ ...before, accounts: { ...before.accounts, [account]: line } }))
        }
      />
      <CurrencyAccounts
        accounts={settings.accounts}
        lines={settings.currency_accounts}
        problems={isTried ? problems : []}
        onChange={(currency_accounts) => setSettings((before) => ({ ...before, currency_accounts }))}
      />
      {save.isError && (
        <Notice kind="error" title={copy.notSaved} announce>
          {failureWords(save.error)}
        </Notice>
      )}
      {may('export') ? (
        <div>
          <Button type="submit" kind="primary" busy={save.isPending}>
            {copy.save}
          </Button>
        </div>
      ) : (
        <RoleNote of="export" />
      )}
    </form>
  );
}
