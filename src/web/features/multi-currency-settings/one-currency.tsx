import { useQuery } from '@tanstack/react-query';
import type { StoreCurrency } from '#contract/multi-currency.ts';
import { currenciesCopy } from '#web/blocks/currencies/currencies-copy.ts';
import { currenciesQuery } from '#web/blocks/currencies/currency-queries.ts';
import { useDocumentTitle } from '#web/shared/document-title.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CurrencyForm } from './currency-form.tsx';
import { multiCurrencySettingsCopy as copy } from './multi-currency-settings-copy.ts';
import { currencySettingsQuery } from './multi-currency-settings-queries.ts';

/** How prices become prices in one currency. One the store does not sell in has no settings. */
export function OneCurrency({ code }: { code: string }) {
  const currencies = useQuery(currenciesQuery());
  const currency = currencies.data?.enabled[code];
  useDocumentTitle(currency?.name);
  const isUnknown = currencies.data !== undefined && (currency === undefined || currency.is_default);

  return (
    <Page title={currency?.name ?? code} width="narrow">
      {isUnknown ? (
        <Notice
          kind="warning"
          label={code}
          actions={<LinkButton href={paths.currencySettings()}>{copy.back}</LinkButton>}
        >
          {copy.unknown(code)}
        </Notice>
      ) : currency && currencies.data ? (
        <Settings currency={currency} base={currencies.data.default.code} />
      ) : currencies.isError ? (
        <ErrorNotice
          title={currenciesCopy.loadFailed}
          onRetry={() => currencies.refetch()}
          retrying={currencies.isFetching}
        >
          {failureWords(currencies.error)}
        </ErrorNotice>
      ) : (
        <Waiting />
      )}
    </Page>
  );
}

function Settings({ currency, base }: Readonly<{ currency: StoreCurrency; base: string }>) {
  const { data, error, isError, isFetching, refetch } = useQuery(currencySettingsQuery(currency.code));
  if (data) return <CurrencyForm currency={currency} base={base} saved={data} />;
  if (isError)
    return (
      <ErrorNotice title={copy.oneLoadFailed} onRetry={() => refetch()} retrying={isFetching}>
        {failureWords(error)}
      </ErrorNotice>
    );
  return <Waiting />;
}

const Waiting = () => (
  <Card label={copy.exchange}>
    <Skeleton kind="text" count={6} />
  </Card>
);
