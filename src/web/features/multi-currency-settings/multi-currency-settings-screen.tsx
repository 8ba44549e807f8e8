import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { currenciesCopy } from '#web/blocks/currencies/currencies-copy.ts';
import { currenciesQuery } from '#web/blocks/currencies/currency-queries.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CurrenciesCard } from './currencies-card.tsx';
import { multiCurrencySettingsCopy as copy } from './multi-currency-settings-copy.ts';
import { paymentsSettingsQuery } from './multi-currency-settings-queries.ts';
import { OneCurrency } from './one-currency.tsx';
import { ShopCard } from './shop-card.tsx';

const route = getRouteApi('/settings/currencies');

/** The currencies of the store; with one named in the address, that one's settings. */
export function MultiCurrencySettingsScreen() {
  const { section } = route.useSearch();
  return section === undefined ? (
    <AllCurrencies />
  ) : (
    <OneCurrency key={section} code={section.toUpperCase()} />
  );
}

function AllCurrencies() {
  const { data, isError, isFetching, refetch } = useQuery(currenciesQuery());
  const { data: settings } = useQuery(paymentsSettingsQuery());
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      width="narrow"
      notices={settings?.is_multi_currency_enabled === false && <SwitchedOff />}
    >
      <div className="stack">
        {data ? (
          <CurrenciesCard currencies={data} methods={settings?.enabled_payment_method_ids ?? []} />
        ) : (
          <Card title={copy.currencies}>
            {isError ? (
              <ErrorNotice
                title={currenciesCopy.loadFailed}
                onRetry={() => refetch()}
                retrying={isFetching}
              />
            ) : (
              <Skeleton kind="rows" count={3} />
            )}
          </Card>
        )}
        <ShopCard />
      </div>
    </Page>
  );
}

const SwitchedOff = () => (
  <Notice
    kind="warning"
    label={copy.title}
    actions={<Link href={paths.paymentsSettings(undefined, 'advanced-settings')}>{copy.toSettings}</Link>}
  >
    {copy.off}
  </Notice>
);
