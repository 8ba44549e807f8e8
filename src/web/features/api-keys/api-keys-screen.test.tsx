import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ApiKey, createApiKey, listApiKeys, revokeApiKey } from '#contract/api-keys.ts';
import type { Approval, listApprovals } from '#contract/approvals.ts';
import type { Replied } from '#contract/kit/endpoint.ts';
import { appError, type ErrorCode } from '#contract/kit/errors.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { givePageSettings } from '#tests/factories/page-settings.ts';
import { newQueryClient } from '#web/api/query-client.ts';
import { startSession } from '#web/api/session.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';
import { SnackbarProvider } from '#web/ui/snackbar/snackbar-provider.tsx';
import { ApiKeysScreen } from './api-keys-screen.tsx';

const aKey = (changes: Partial<ApiKey> = {}): ApiKey => ({
  id: 1,
  description: 'Accounting',
  scope: 'read',
  truncated_key: 'f00ba12',
  user_id: 1,
  user_email: 'amara@example.com',
  created: utcInstant(epochSeconds(1_790_000_000)),
  last_used: null,
  last_ip: null,
  capabilities: null,
  expires: null,
  is_expired: false,
  proposes: false,
  ...changes,
});

/** The server of this test: it keeps keys, and can be told to fail. */
let keys: ApiKey[];
let isDown: boolean;
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const failed = (code: ErrorCode) => {
  const { status, message } = appError(code);
  return json(status, { code, message, data: { status } });
};

const AT = utcInstant(epochSeconds(1_790_000_000));
/** What somebody else approved, and only this person may make. */
const APPROVED: Approval = {
  ...{ id: 'apr_1', act: 'api_key', words: 'Make an API key “Till” that may move money' },
  ...{ amount: null, currency: null, object_kind: 'api_key', object_id: 'Till', subjects: ['api keys'] },
  ...{ reasons: ['api_key'], asked_by: 'amara@example.com', key: null, note: '', created: AT, expires: AT },
  ...{ state: 'approved', decided_by: 'olu@example.com', decided: AT, decision_note: null, finished: null },
  ...{ error_message: null, is_own: true, may_decide: 'own', awaits_asker: true },
  asked: JSON.stringify({ description: 'Till', scope: 'read_write' }),
};

async function answer(address: string, init: RequestInit = {}): Promise<Response> {
  if (isDown) return failed('wcpay_server_error');
  if (init.method === 'DELETE') {
    const id = Number(address.split('/').at(-1));
    keys = keys.filter((key) => key.id !== id);
    return json(200, { id, revoked: true } satisfies Replied<typeof revokeApiKey>);
  }
  if (address.includes('/approvals?'))
    return json(200, { data: [APPROVED], total_count: 1, to_decide: 0 } satisfies Replied<
      typeof listApprovals
    >);
  if (init.method !== 'POST') return json(200, { data: keys } satisfies Replied<typeof listApiKeys>);
  const key = aKey({ id: keys.length + 1, ...JSON.parse(String(init.body)) });
  keys = [key, ...keys];
  return json(200, { ...key, consumer_key: 'ck_whole', consumer_secret: 'cs_whole' } satisfies Replied<
    typeof createApiKey
  >);
}

beforeAll(loadOpening, 30_000);
beforeEach(() => {
  givePageSettings();
  startSession('first');
  keys = [aKey()];
  isDown = false;
  vi.stubGlobal('fetch', answer);
  render(
    <QueryClientProvider client={newQueryClient()}>
      <SnackbarProvider>
        <ApiKeysScreen />
      </SnackbarProvider>
    </QueryClientProvider>,
  );
});
afterEach(() => vi.unstubAllGlobals());

test('lists keys with what they may do and when they were used', async () => {
  const row = await screen.findByRole('row', { name: /Accounting/ });
  expect(within(row).getByText('…f00ba12')).toBeTruthy();
  expect(within(row).getByText('Read')).toBeTruthy();
  expect(within(row).getByText('Never')).toBeTruthy();
});

test('a new key asks what it is for, is shown once, and joins the list', async () => {
  await screen.findByRole('row', { name: /Accounting/ });
  await userEvent.click(screen.getByRole('button', { name: 'Make an API key' }));
  const form = await screen.findByRole('dialog');
  await userEvent.click(within(form).getByRole('button', { name: 'Make the key' }));
  expect(within(form).getByText('Say what the key is for.')).toBeTruthy();

  await userEvent.type(within(form).getByLabelText('Description'), 'Warehouse');
  await userEvent.click(within(form).getByLabelText('Read and change'));
  expect(keys).toHaveLength(1);
  await userEvent.click(within(form).getByRole('button', { name: 'Make the key' }));
  const made = await screen.findByRole('alertdialog', { name: 'Your new API key' });
  expect(within(made).getByText('cs_whole')).toBeTruthy();
  await userEvent.click(within(made).getByRole('button', { name: 'I have copied both' }));
  await screen.findByRole('row', { name: /Warehouse.*Read and change/ });
  expect(screen.queryByText('cs_whole')).toBeNull();
});

test('a key that was approved is made as it was asked for, without typing it again', async () => {
  await userEvent.click(await screen.findByRole('button', { name: `Make it now: ${APPROVED.words}` }));
  const made = await screen.findByRole('alertdialog', { name: 'Your new API key' });
  expect(within(made).getByText('cs_whole')).toBeTruthy();
  await userEvent.click(within(made).getByRole('button', { name: 'I have copied both' }));
  await screen.findByRole('row', { name: /Till.*Read and change/ });
});

test('a key is revoked only after a question, and then gone', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Accounting' }));
  const question = await screen.findByRole('alertdialog', { name: 'Revoke “Accounting”?' });
  expect(keys).toHaveLength(1);
  await userEvent.click(within(question).getByRole('button', { name: 'Revoke the key' }));
  await screen.findByText('No API keys yet');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(keys).toHaveLength(0);
});

test('a revoke that fails says why and changes nothing', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Accounting' }));
  const question = await screen.findByRole('alertdialog');
  isDown = true;
  await userEvent.click(within(question).getByRole('button', { name: 'Revoke the key' }));
  await within(question).findByText('An unexpected error occurred. Please try again later.');
  expect(keys).toHaveLength(1);
});
