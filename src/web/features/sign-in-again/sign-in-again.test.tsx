import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fail } from '#contract/kit/errors.ts';
import { saveCurrentUser } from '#contract/users.ts';
import { givePageSettings } from '#tests/factories/page-settings.ts';
import { call } from '#web/api/client.ts';
import { newQueryClient } from '#web/api/query-client.ts';
import { startSession } from '#web/api/session.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** The server of this test: one session cookie, one password, and it remembers what reached it. */
let server: {
  isSignedIn: boolean;
  saved: unknown[];
  attempts: unknown[];
  /** By what the person has to prove first who they are, once more or after the password. */
  ways?: readonly string[];
  hasStep?: boolean;
};
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

const refusal = (code: string, data: object) =>
  json(403, { code, message: `Words of ${code}.`, data: { status: 403, ...data } });

async function answer(address: string, init: RequestInit = {}): Promise<Response> {
  const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined;
  if (address.includes('rest-nonce')) return new Response(server.isSignedIn ? 'second' : '0');
  if (address === '/wp-json/wc-admin/session') {
    server.attempts.push(body);
    if (JSON.stringify(body) !== JSON.stringify({ log: 'amara@example.com', pwd: 'right' })) {
      return json(403, {
        code: 'sign_in_failed',
        message: fail('sign_in_failed').message,
        data: { status: 403 },
      });
    }
    if (server.hasStep) return refusal('second_step_needed', { needs: 'prove', ways: ['code'] });
    server.isSignedIn = true;
    return json(200, { nonce: 'second', user_id: 1 });
  }
  if (address === '/wp-json/wc-admin/session/step' || address === '/wp-json/wc-admin/session/proof') {
    server.attempts.push(body);
    if (JSON.stringify(body) !== JSON.stringify({ code: '123456' })) return refusal('code_wrong', {});
    server.isSignedIn = true;
    delete server.ways;
    return json(200, { nonce: 'second', user_id: 1 });
  }
  if (!server.isSignedIn)
    return json(401, { code: 'rest_forbidden', message: '', data: { status: 401, signed_in: false } });
  if (server.ways) return refusal('rest_proof_needed', { ways: server.ways });
  server.saved.push([new Headers(init.headers).get('X-WP-Nonce'), body]);
  return json(200, givePageSettings().user);
}

beforeAll(loadOpening, 30_000);
beforeEach(() => {
  givePageSettings();
  startSession('first');
  server = { isSignedIn: false, saved: [], attempts: [] };
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

function Note() {
  const save = useMutation({ mutationFn: () => call(saveCurrentUser, { woocommerce_meta: {} }) });
  return (
    <>
      <textarea aria-label="Note" />
      <button type="button" onClick={() => save.mutate()}>
        Save
      </button>
      <p>{save.status}</p>
    </>
  );
}

async function enter(field: HTMLElement, password: string) {
  await userEvent.clear(field);
  await userEvent.type(field, password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

async function saveWhileSignedOut() {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Note />
      <SignInAgain />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'half a letter');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return screen.findByLabelText('Password');
}

test('signing in again keeps what was typed and finishes what was asked', async () => {
  const password = await saveWhileSignedOut();
  await enter(password, 'right');
  await screen.findByText('success');
  expect(server.saved).toEqual([['second', { woocommerce_meta: {} }]]);
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'half a letter');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a wrong password says so and can be typed again; an empty one asks nobody', async () => {
  const password = await saveWhileSignedOut();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('Enter your password.');
  expect(server.attempts).toEqual([]);

  await enter(password, 'wrong');
  await screen.findByText('The name or the password is wrong.');
  await enter(password, 'right');
  await screen.findByText('success');
  expect(server.attempts).toHaveLength(2);
});

test('closing the dialog fails what was asked, and nothing is sent', async () => {
  await saveWhileSignedOut();
  await userEvent.keyboard('{Escape}');
  await screen.findByText('error');
  expect(server.saved).toEqual([]);
});

test('a closed dialog stays closed for what the page does by itself, and comes back for what the person does', async () => {
  await saveWhileSignedOut();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByText('error');
  await expect(call(saveCurrentUser, { woocommerce_meta: {} })).rejects.toMatchObject({ status: 401 });
  expect(screen.queryByRole('dialog')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await enter(await screen.findByLabelText('Password'), 'right');
  await screen.findByText('success');
  expect(server.saved).toHaveLength(1);
});

test('somebody who signed in in another tab comes back to a page at work', async () => {
  await saveWhileSignedOut();
  server.isSignedIn = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('success');
  expect(server.saved).toHaveLength(1);
});

test('after the password, the second step; and what was asked goes on', async () => {
  server.hasStep = true;
  await enter(await saveWhileSignedOut(), 'right');
  const code = await screen.findByLabelText('Code');
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.queryByText('Words of second_step_needed.')).toBeNull();
  await enter(code, '000000');
  await screen.findByText('Words of code_wrong.');
  await enter(code, '123456');
  await screen.findByText('success');
  expect(server.saved).toEqual([['second', { woocommerce_meta: {} }]]);
});

describe('a session that lives, and an act that asks who it is once more', () => {
  const act = async () => {
    server.isSignedIn = true;
    server.ways = ['code'];
    render(
      <QueryClientProvider client={newQueryClient()}>
        <Note />
        <SignInAgain />
      </QueryClientProvider>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'half a letter');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    return screen.findByLabelText('Code');
  };

  test('goes on by itself with the new nonce, and nothing typed is lost', async () => {
    const code = await act();
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await screen.findByText('Enter the code.');
    expect(server.attempts).toEqual([]);
    await userEvent.type(code, '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await screen.findByText('success');
    expect(server.saved).toEqual([['second', { woocommerce_meta: {} }]]);
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'half a letter');
  });

  test('is left undone when the dialog is closed, and says why', async () => {
    await act();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('error');
    expect(server.saved).toEqual([]);
    await expect(call(saveCurrentUser, { woocommerce_meta: {} })).rejects.toMatchObject({
      code: 'rest_proof_needed',
    });
  });
});
