import { screen } from '@testing-library/react';
import { beforeAll, beforeEach } from 'vitest';
import { getAuthorization } from '#contract/authorizations.ts';
import { getPaymentIntent } from '#contract/payments.ts';
import { previewRefund } from '#contract/refunds.ts';
import { getTimeline } from '#contract/timeline.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { calendarDate, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';
import { aChargeReply, aPaymentReply } from './factories/payment-reply.ts';
import { fakeServer, refuse } from './fake-server.ts';
import { openScreen } from './open-screen.tsx';

const usd = currency('usd');
const PREVIEW = {
  customer: { amount: minor(10_000), currency: usd },
  cost: { amount: minor(10_000), currency: usd, fee_kept: minor(320) },
  balance: { now: minor(50_000), after: minor(40_000) },
  next_payout: { leaves: calendarDate('2026-11-18'), now: minor(30_000), after: minor(20_000) },
};
type Charge = Parameters<typeof aPaymentReply>[0];
type Payment = Parameters<typeof aPaymentReply>[1];

/** The page of one payment, for every test of a file anew. */
export function paymentPage() {
  let server: ReturnType<typeof fakeServer>;
  beforeAll(loadOpening);
  beforeEach(() => {
    server = fakeServer();
    sessionStorage.clear();
    server.answer(getTimeline, () => ({ data: [] }));
    server.answer(getAuthorization, () => refuse('authorization_missing'));
    server.answer(previewRefund, () => PREVIEW);
  });
  return {
    server: () => server,
    open: async (charge: Charge = {}, payment: Payment = {}) => {
      server.answer(getPaymentIntent, () => aPaymentReply(charge, payment));
      const { queries } = await openScreen(paths.payment({ id: 'pi_1' }));
      await screen.findByRole('region', { name: 'Summary' });
      return queries;
    },
    answerWaiting: () =>
      server.answer(getAuthorization, () => ({
        payment_intent_id: 'pi_1',
        is_captured: false,
        created: utcInstant(epochSeconds(now - 60)),
        capture_before: null,
      })),
  };
}

const now = Math.floor(Date.now() / 1000);
/** One that waits to be captured. */
export const waiting = (fraud_meta_box_type: string | null = null): [Charge, Payment] => {
  const { order } = aChargeReply();
  const held = order && { ...order, id: 12, number: '12', fraud_meta_box_type };
  return [
    {
      captured: false,
      amount_captured: minor(0),
      order: held,
      transactions: [],
      balance_transaction: null,
    },
    { status: 'requires_capture', capture_before: epochSeconds(now + 86_400 * 3 + 60), order: held },
  ];
};
