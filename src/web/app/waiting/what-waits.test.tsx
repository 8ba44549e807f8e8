import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Replied } from '#contract/kit/endpoint.ts';
import { listLoans } from '#contract/loans.ts';
import { listNotes } from '#contract/notes.ts';
import { saveCurrentUser } from '#contract/users.ts';
import { readWaiting } from '#contract/waiting.ts';
import type { DeadlineKind } from '#domain/account/deadlines.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds, HOUR_S, utcInstant } from '#domain/shared/time.ts';
import type { OtherWord } from '#domain/shared/word.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';

type Waiting = Replied<typeof readWaiting>;
const NOW = 1_763_200_000; // 2025-11-15, 09:46:40 UTC
const at = (hours: number) => utcInstant(epochSeconds(NOW + hours * HOUR_S));
const usd = currency('usd');
const nothing: Waiting = { disputes: 0, uncaptured: 0, deadlines: [] };
const mark = (
  kind: DeadlineKind,
  hours: number,
  id: string,
  amount = 2000,
): Waiting['deadlines'][number] => ({
  ...{ kind, at: at(hours), count: 1, only: { id, amount: minor(amount), currency: usd } },
});

let server: ReturnType<typeof fakeServer>;
beforeAll(() => import('./what-waits.tsx'), 30_000);
beforeEach(() => {
  // The sheet of the shell, as far as it matters here: on wide screens the menu stands open.
  const sheet = document.createElement('style');
  sheet.textContent = '.side { display: flex !important }';
  document.head.replaceChildren(sheet);
  vi.spyOn(Date, 'now').mockReturnValue(NOW * 1000);
  server = fakeServer();
  server.answer(listLoans, () => ({ data: [] }));
});
afterEach(() => void vi.restoreAllMocks());

/** On a page that has nothing to do with any of it. */
const open = (waiting: Partial<Waiting> = {}) => {
  server.answer(readWaiting, () => ({ ...nothing, ...waiting }));
  return openScreen(paths.loans(), { isAccountConnected: true, isAccountValid: true });
};
const link = (name: string | RegExp) => screen.findByRole('link', { name });

describe('the menu', () => {
  test('counts disputes that await a response, and payments that wait to be captured', async () => {
    await open({ disputes: 7, uncaptured: 100 });
    const disputes = await link(/^Disputes\s*7 awaiting a response$/);
    expect(disputes.querySelector('.count')?.getAttribute('data-kind')).toBe('alert');
    const transactions = await link(/^Transactions\s*99\+ waiting to be captured$/);
    expect(transactions.querySelector('.count')?.getAttribute('data-kind')).toBeNull();
  });

  test('says nothing where nothing waits, or where it cannot be read', async () => {
    await open({ disputes: 0, uncaptured: 1 });
    await link(/^Transactions\s*1 waiting to be captured$/);
    expect(screen.getByRole('link', { name: 'Disputes' })).toBeTruthy();
  });

  test('stands without its counts where they cannot be read', async () => {
    server.answer(readWaiting, () => refuse('wcpay_server_error'));
    await openScreen(paths.loans(), { isAccountConnected: true, isAccountValid: true });
    await waitFor(() => expect(server.asked(readWaiting)).not.toHaveLength(0));
    expect(screen.getByRole('link', { name: 'Disputes' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Inbox' })).toBeTruthy();
  });
});

describe('the bell', () => {
  const note = (id: number, hours: number): Replied<typeof listNotes>[number] => ({
    ...{ id, name: `live:${id}`, type: 'warning', title: `Message ${id}`, content: '', status: 'unactioned' },
    ...{ source: 'woocommerce-payments', layout: 'plain', image: '', is_deleted: false, actions: [] },
    ...{ date_created: at(hours), date_created_gmt: at(hours) },
  });

  test('counts what came since this person last looked', async () => {
    server.answer(listNotes, () => [note(1, -1), note(2, -2), note(3, -9)]);
    const seen = { wc_payments_overview_inbox_last_read: String((NOW - 5 * HOUR_S) * 1000) };
    server.answer(readWaiting, () => nothing);
    await openScreen(paths.loans(), {
      isAccountConnected: true,
      isAccountValid: true,
      user: { ...aPageSettings().user, woocommerce_meta: seen },
    });
    expect((await link(/^Inbox\s*2 unread$/)).getAttribute('href')).toBe(`${paths.overview()}#inbox`);
  });

  test('leads to the inbox, which keeps the focus; having looked, nothing is unread', async () => {
    server.answer(listNotes, () => [note(1, -1)]);
    server.answer(saveCurrentUser, () => refuse('wcpay_server_error'));
    await open();
    await userEvent.click(await link(/^Inbox\s*1 unread$/));
    const inbox = await screen.findByRole('region', { name: /^Inbox/ });
    await waitFor(() => expect(document.activeElement?.contains(inbox)).toBe(true));
    expect(document.activeElement?.id).toBe('inbox');
    expect(await link('Inbox')).toBeTruthy();
  });
});

describe('the rail', () => {
  const rail = async () => within(await screen.findByRole('navigation', { name: 'Next 72 hours' }));

  test('names each mark in full and leads to it, in the order of time', async () => {
    await open({
      deadlines: [
        mark('capture', 1, 'pi_1'),
        mark('dispute', 2, 'ch_2'),
        mark('hold', 3, 'pi_3'),
        mark('payout', 14, 'po_4'),
        mark('payout', 15, 'po_5', -700),
        { kind: 'capture', at: at(20), count: 12, only: null },
        { kind: 'a kind of a newer release' as OtherWord, at: at(21), count: 1, only: null },
        mark('capture', 73, 'pi_too_late'),
      ],
    });
    const links = (await rail()).getAllByRole('link');
    expect(links.map((one) => [one.getAttribute('aria-label'), one.getAttribute('href')])).toEqual([
      ['Capture $20.00 by Nov 15, 2025, 05:46, New York time', paths.payment({ id: 'pi_1' })],
      ['Dispute about $20.00: respond by Nov 15, 2025, 06:46, New York time', paths.payment({ id: 'ch_2' })],
      [
        'Payment of $20.00 held for review: decide by Nov 15, 2025, 07:46, New York time',
        paths.payment({ id: 'pi_3' }),
      ],
      ['Payout of $20.00 arrives on Nov 15, 2025', paths.payout('po_4')],
      ['$7.00 is taken from your bank account on Nov 15, 2025', paths.payout('po_5')],
      [
        '12 captures, the first by Nov 16, 2025, 00:46, New York time',
        paths.transactions({ tab: 'uncaptured-page' }),
      ],
    ]);
  });

  test('is one stop for the Tab key, and the arrows go along it', async () => {
    await open({
      deadlines: [mark('capture', 1, 'pi_1'), mark('dispute', 2, 'ch_2'), mark('hold', 3, 'pi_3')],
    });
    const [first, second, third] = (await rail()).getAllByRole('link');
    expect(screen.getByText('Next 72 hours')).toBeTruthy();
    expect([first?.tabIndex, second?.tabIndex, third?.tabIndex]).toEqual([0, -1, -1]);
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(second);
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(document.activeElement).toBe(third);
    await userEvent.keyboard('{ArrowLeft}');
    expect([first?.tabIndex, second?.tabIndex, third?.tabIndex]).toEqual([-1, 0, -1]);
  });

  test('takes no room where nothing falls due', async () => {
    await open({ disputes: 3 });
    await link(/^Disputes\s*3/);
    expect(screen.queryByRole('navigation', { name: 'Next 72 hours' })).toBeNull();
  });
});
