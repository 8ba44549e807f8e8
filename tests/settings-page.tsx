import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readOverviews } from '#contract/balances.ts';
import { getCurrencies } from '#contract/multi-currency.ts';
import { getOptions } from '#contract/options.ts';
import { getSettings, type SentSettings, type Settings, saveSettings } from '#contract/settings.ts';
import { paths } from '#web/shared/paths.ts';
import { aSettings } from './factories/settings-reply.ts';
import { someStoreCurrencies } from './factories/store-currencies.ts';
import { fakeServer } from './fake-server.ts';
import { openScreen } from './open-screen.tsx';

/** A server that holds settings, and the page that edits them. A save changes what it holds. */
export function settingsPage() {
  const server = fakeServer();
  let kept = aSettings();
  server.answer(getSettings, () => kept);
  server.answer(saveSettings, ({ body }) => ({ data: keep(body as SentSettings) }));
  server.answer(readOverviews, () => ({
    deposit: { last_paid: [], failed: [] },
    balance: { pending: [], available: [], instant: [] },
    account: null,
  }));
  server.answer(getOptions, () => ({ wcpay_dispute_drafts_handed_in: 'unasked' as const }));
  server.answer(getCurrencies, () => someStoreCurrencies());
  const keep = ({ version: _, ...changes }: SentSettings): Settings => {
    kept = { ...kept, ...changes, version: kept.version + 1 } as Settings;
    return kept;
  };
  return {
    server,
    kept: () => kept,
    keep,
    hold: (settings: Settings) => {
      kept = settings;
    },
    open: (changes = {}) => openScreen(paths.paymentsSettings(), changes),
    sent: () => server.asked(saveSettings).at(-1)?.body,
  };
}

export const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });
export const saveButton = () => screen.getByRole('button', { name: 'Save changes' });
export async function save() {
  await waitFor(() => {
    if (saveButton().hasAttribute('disabled')) throw new Error('Nothing can be saved yet.');
  });
  await userEvent.click(saveButton());
}
