import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getAuthorization } from '#contract/authorizations.ts';
import { approveReview, type Charge, getPaymentIntent } from '#contract/payments.ts';
import { getTimeline } from '#contract/timeline.ts';
import { minor } from '#domain/shared/money.ts';
import { aPaymentReply } from '#tests/factories/payment-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening);
beforeEach(() => {
  server = fakeServer();
  server.answer(getTimeline, () => ({ data: [] }));
  server.answer(getAuthorization, () => refuse('authorization_missing'));
});

const OPEN: NonNullable<Charge['review']> = {
  ...{ id: 'prv_1', is_open: true, opened_reason: 'rule', closed_reason: null },
};
const CLOSED = { ...OPEN, is_open: false, closed_reason: 'approved' };
const open = async (...told: Parameters<typeof aPaymentReply>) => {
  server.answer(getPaymentIntent, () => aPaymentReply(...told));
  await openScreen(paths.payment({ id: 'pi_1' }));
  await screen.findByRole('region', { name: 'Summary' });
};
const panel = () => screen.findByRole('region', { name: 'Marked for review' });
const approve = async () =>
  userEvent.click(within(await panel()).getByRole('button', { name: 'Approve the review' }));

test('a payment marked for review is approved once, and nothing is said to be captured', async () => {
  let review = OPEN;
  server.answer(getPaymentIntent, () => aPaymentReply({ review }));
  server.answer(approveReview, () => {
    review = CLOSED;
    return { charge_id: 'ch_1', is_open: false };
  });
  await openScreen(paths.payment({ id: 'pi_1' }));
  expect(within(await panel()).getByText(/approving moves no money/)).toBeTruthy();
  await approve();
  expect(await screen.findAllByText('The review is closed. No money was moved.')).toBeTruthy();
  expect(server.asked(approveReview)).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Marked for review' })).toBeNull();
});

test('one that is only held says that approving does not capture it', async () => {
  await open({ review: OPEN, captured: false, amount_captured: minor(0) });
  expect(within(await panel()).getByText(/Approving does not capture it/)).toBeTruthy();
});

test('a refusal is told, and the review is still there', async () => {
  server.answer(approveReview, () => refuse('provider_unavailable'));
  await open({ review: OPEN });
  await approve();
  expect(await screen.findAllByText(/^The review could not be approved\./)).toBeTruthy();
  expect(await panel()).toBeTruthy();
});

test.each([[{ review: CLOSED }], [{}]])(
  'without an open review there is nothing to approve',
  async (charge) => {
    await open(charge);
    expect(screen.queryByText('Marked for review')).toBeNull();
  },
);

test('a payment that the customer’s bank has not confirmed says so', async () => {
  await open({ status: 'pending' }, { status: 'processing' });
  expect(screen.getByText('Not confirmed by the customer’s bank yet')).toBeTruthy();
});
