import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useDocumentTitle } from '#web/shared/document-title.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { paths } from '#web/shared/paths.ts';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { later } from '#web/ui/later.ts';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ONE_CLICK, WALLETS } from './express-pages.tsx';
import { settingsCopy as copy } from './settings-copy.ts';
import { settingsQuery } from './settings-queries.ts';
import './settings.css';

/** The form and its library come beside what they will show, while the page stands already. */
const editor = import('./settings-editor.tsx');
const SettingsEditor = later(async () => (await editor).SettingsEditor);

const SECTIONS_WAITING = ['general', 'payment-methods', 'transactions', 'payout-schedule'];

/** What the store decides about payments, with one save for all of it. */
export function SettingsScreen() {
  const { method } = useSearch({ from: '/settings/payments' });
  const settings = useQuery(settingsQuery());
  const subPage = method === 'payment_request' ? WALLETS : method === 'woopay' ? ONE_CLICK : undefined;
  useDocumentTitle(subPage?.title);
  const crumbs = subPage && [
    { label: copy.above },
    { label: copy.back, href: paths.paymentsSettings() },
    { label: subPage.title },
  ];

  return (
    <Page title={subPage?.title ?? copy.title} crumbs={crumbs} width="narrow">
      {settings.data ? (
        <Suspense fallback={<Waiting />}>
          <SettingsEditor settings={settings.data} subPage={subPage?.sections} />
        </Suspense>
      ) : settings.isError ? (
        <ErrorNotice
          title={copy.loadFailed}
          retrying={settings.isFetching}
          onRetry={() => settings.refetch()}
        >
          {failureWords(settings.error)}
        </ErrorNotice>
      ) : (
        <Waiting />
      )}
    </Page>
  );
}

const Waiting = () =>
  SECTIONS_WAITING.map((id) => (
    <div key={id} className="settings-section">
      <Skeleton kind="text" count={2} />
      <Skeleton kind="rows" count={4} />
    </div>
  ));
