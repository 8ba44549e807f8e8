import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type BankMatch,
  confirmMatches,
  forgetSender,
  listMatches,
  listSenders,
  markNotOurs,
  matchByHand,
  undoMatch,
} from '#contract/bank-matching.ts';
import { listPayouts } from '#contract/payouts.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { calendarDate } from '#domain/shared/time.ts';
import { givePageSettings } from '#tests/factories/page-settings.ts';
import { aPayoutReply } from '#tests/factories/payout-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';
import { matchedWords } from './match-words.ts';

const usd = currency('usd');
const COUNTS = { suggested: 2, unknown: 0, matched: 0, not_ours: 0 };
const aMatch = (over: Partial<BankMatch> = {}): BankMatch => ({
  ...{ key: '1=po_1:arrival', state: 'suggested', tier: 3, reason: 'no_alias', ways: 1 },
  ...{ difference: minor(0), difference_reason: null, note: null, decided_by: null, decided: null },
  lines: [
    {
      ...{ id: 1, booked_on: calendarDate('2026-03-04'), line_number: 12, file_name: 'March.xml' },
      ...{ amount: minor(5000), currency: usd, account_name: 'Main account' },
      ...{ text: 'Incoming transfer', counterparty_name: null },
    },
  ],
  payouts: [
    {
      ...{ id: 'po_1', leg: 'arrival', amount: minor(5000), currency: usd },
      ...{ arrives: calendarDate('2026-03-04'), bank_reference_key: null },
    },
  ],
  ...over,
});

let server: ReturnType<typeof fakeServer>;
let matches: BankMatch[];
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  matches = [aMatch(), aMatch({ key: '2=po_2:arrival', reason: 'many_payouts', tier: 5 })];
  server = fakeServer();
  server.answer(listSenders, () => ({ data: [] }));
  server.answer(listMatches, () => ({ data: matches, total_count: matches.length, counts: COUNTS }));
  for (const endpoint of [confirmMatches, undoMatch, markNotOurs, matchByHand])
    server.answer(endpoint, () => {
      matches = [];
      return { counts: COUNTS };
    });
});
const open = (filter?: string) => openScreen(paths.bankMatching({ filter }));
const firstRow = async () => {
  const [row] = await screen.findAllByRole('row', { name: /March\.xml/ });
  if (!row) throw new Error('a row');
  return row;
};

test('a suggestion says what the bank wrote, which payout it may be, and why it is not certain', async () => {
  await open();
  const row = await firstRow();
  expect(row.textContent).toContain('Incoming transfer');
  expect(row.textContent).toContain('line 12 of March.xml, Main account');
  expect(row.textContent).toContain('the line is not written as your payouts are');
  expect(within(row).getByRole('link', { name: 'Payout of $50.00' }).getAttribute('href')).toContain('po_1');
  expect(screen.getByRole('button', { name: 'To confirm (2)' })).toBeTruthy();
});

test('confirmed by the keyboard, it is sent once and told', async () => {
  await open();
  within(await firstRow())
    .getByRole('button', { name: /^Confirm:/ })
    .focus();
  await userEvent.keyboard('{Enter}');
  expect(
    await screen.findAllByText('Matched 1 line, $50.00: Payout of $50.00, expected Mar 4, 2026.'),
  ).not.toEqual([]);
  expect(server.asked(confirmMatches).map(({ body }) => body)).toEqual([{ matches: ['1=po_1:arrival'] }]);
  expect(await screen.findByText('Nothing waits for you')).toBeTruthy();
});

test('whoever decides by the keyboard goes on with what stands there next', async () => {
  const third = aMatch({ key: '3=po_3:arrival', reason: 'several' });
  matches = [...matches, third];
  server.answer(confirmMatches, ({ body }) => {
    const said = (body as { matches: readonly string[] }).matches;
    matches = matches.filter(({ key }) => !said.includes(key));
    return { counts: COUNTS };
  });
  await open();
  within(await firstRow())
    .getByRole('button', { name: /^Confirm:/ })
    .focus();
  for (const left of [2, 1]) {
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('row', { name: /March\.xml/ })).toHaveLength(left));
    const focused = document.activeElement;
    expect(focused?.getAttribute('aria-label')).toMatch(/^Confirm:/);
    expect((await firstRow()).contains(focused)).toBe(true);
  }
  expect(server.asked(confirmMatches).map(({ body }) => body)).toEqual([
    { matches: ['1=po_1:arrival'] },
    { matches: ['2=po_2:arrival'] },
  ]);
});

test('before the first statement it says how to begin', async () => {
  const counts = { suggested: 0, unknown: 0, matched: 0, not_ours: 0 };
  server.answer(listMatches, () => ({ data: [], total_count: 0, counts }));
  await open();
  expect(await screen.findByText('Nothing is matched yet')).toBeTruthy();
  expect(screen.getByText(/^Import a statement of your bank/)).toBeTruthy();
});

test('several are confirmed at once', async () => {
  await open();
  await firstRow();
  for (const tick of screen.getAllByRole('checkbox').slice(1)) await userEvent.click(tick);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm 2 matches' }));
  expect(server.asked(confirmMatches).map(({ body }) => body)).toEqual([
    { matches: ['1=po_1:arrival', '2=po_2:arrival'] },
  ]);
  expect(
    await screen.findAllByText(
      'Matched 2 lines, $100.00: Payout of $50.00, expected Mar 4, 2026; Payout of $50.00, expected Mar 4, 2026.',
    ),
  ).not.toEqual([]);
});

test('what was matched is one sum for each currency, and many payouts are counted', () => {
  givePageSettings();
  const { lines, payouts } = aMatch();
  const euros = { lines: lines.map((line) => ({ ...line, currency: currency('eur') })), payouts };
  expect(matchedWords([aMatch(), euros, aMatch()])).toMatch(
    /^Matched 3 lines, \$100\.00, €50\.00: Payout of/,
  );
  expect(matchedWords([aMatch(), aMatch(), aMatch(), aMatch()])).toBe('Matched 4 lines, $200.00: 4 payouts.');
});

test('somebody else was quicker', async () => {
  server.answer(confirmMatches, () => refuse('bank_match_gone'));
  await open();
  await userEvent.click(within(await firstRow()).getByRole('button', { name: /^Confirm:/ }));
  expect(await screen.findAllByText(/That was not done\. This changed meanwhile/)).not.toEqual([]);
});

test('not this payout, and not ours', async () => {
  await open();
  await userEvent.click(within(await firstRow()).getByRole('button', { name: /^Not this payout:/ }));
  expect(server.asked(undoMatch)[0]?.body).toEqual({ match: '1=po_1:arrival' });
  matches = [aMatch()];
  await open();
  await userEvent.click(within(await firstRow()).getByRole('button', { name: /^Not ours:/ }));
  expect(server.asked(markNotOurs)).toHaveLength(1);
});

test('a difference is explained before it is matched', async () => {
  matches = [aMatch({ reason: 'differs', tier: 6, difference: minor(-20) })];
  await open();
  const row = await firstRow();
  expect(row.textContent).toContain('Bank shows $0.20 less.');
  await userEvent.click(within(row).getByRole('button', { name: /^Say why it differs:/ }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.selectOptions(within(dialog).getByLabelText(/^Where the difference went/), 'bank_fee');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Match' }));
  expect(
    await screen.findAllByText('Matched 1 line, $50.00: Payout of $50.00, expected Mar 4, 2026.'),
  ).not.toEqual([]);
  expect(server.asked(matchByHand)[0]?.body).toEqual({
    lines: [1],
    payouts: ['po_1'],
    difference_reason: 'bank_fee',
  });
});

test('a line nobody knows is matched by hand with a payout that has none', async () => {
  matches = [aMatch({ state: 'unknown', payouts: [], tier: null, reason: 'by_hand', key: '1' })];
  server.answer(listPayouts, () => ({ data: [aPayoutReply({ id: 'po_9' })], total_count: 1 }));
  await open('unknown');
  await userEvent.click(within(await firstRow()).getByRole('button', { name: /^Match by hand:/ }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.selectOptions(await within(dialog).findByLabelText(/^Payout/), 'po_9');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Match' }));
  expect(await screen.findAllByText(/^Matched 1 line, \$50\.00: Payout of \$.+, .+ 20\d\d/)).not.toEqual([]);
  expect(server.asked(matchByHand)[0]?.body).toEqual({ lines: [1], payouts: ['po_9'] });
});

test('nothing waits, and what could not be read is said', async () => {
  matches = [];
  await open();
  expect(await screen.findByText('Nothing waits for you')).toBeTruthy();
  server.answer(listMatches, () => refuse('wcpay_server_error'));
  await open('matched');
  expect(await screen.findByText('The matches could not be loaded.')).toBeTruthy();
});

test('learned senders are listed, forgotten, and taken up again', async () => {
  let is_forgotten = false;
  const sender = {
    ...{ id: 'a'.repeat(32), name: 'Payments Bureau', ending: '5678', account_name: 'Main account' },
    confirmations: 3,
  };
  server.answer(listSenders, () => ({ data: [{ ...sender, is_forgotten }] }));
  server.answer(forgetSender, () => {
    is_forgotten = true;
    return { counts: COUNTS };
  });
  await open();
  const card = within(await screen.findByRole('region', { name: 'Learned senders' }));
  expect(card.getByRole('listitem').textContent).toMatch(
    /account ending in 5678 · Main account · 3 lines confirmed/,
  );
  await userEvent.click(card.getByRole('button', { name: 'Forget Payments Bureau' }));
  expect(await screen.findAllByText(/^Forgotten\. What was certain/)).not.toEqual([]);
  expect(await card.findByRole('button', { name: 'Take up Payments Bureau again' })).toBeTruthy();
  expect(server.asked(forgetSender)[0]?.path).toContain(sender.id);
});
