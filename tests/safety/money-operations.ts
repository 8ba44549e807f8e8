import { minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import type { Asking } from '#server/operations/begin-operation.ts';
import { acceptDispute, answerDispute } from '#server/operations/money/answer-dispute.ts';
import { confirmPayment, payOrder } from '#server/operations/money/pay-order.ts';
import { payOutInstantly } from '#server/operations/money/pay-out-instantly.ts';
import { refundCharge } from '#server/operations/money/refund-charge.ts';
import { cancelPayment, capturePayment } from '#server/operations/money/settle-authorization.ts';
import type { Operation, OperationDeps } from '#server/operations/operation.ts';
import { runOperation } from '#server/operations/run-operation.ts';
import type { TestProvider } from '../test-provider.ts';
import { orderToPay, paymentToConfirm, type Setting } from './order-to-pay.ts';

type MoneyOperation = Readonly<{
  run: (context: OperationDeps & Asking, input: unknown) => Promise<unknown>;
  /** Brings about what it acts on, and answers what is asked of it. */
  prepare: (setting: Setting) => Promise<object>;
  /** What the provider counts when it happens. */
  event: string;
}>;

const runs =
  <Input, Answer, Reply>(operation: Operation<Input, Answer, Reply>): MoneyOperation['run'] =>
  (context, input) =>
    runOperation(context, operation, operation.input.parse(input));

const disputed = async ({ pay, controls }: TestProvider) =>
  (await controls.raiseDispute({ charge: (await pay()).id, reason: 'fraudulent' })).id;
const held = async ({ simulator }: Setting) => ({
  payment_intent: (await simulator.pay({ capture: 'manual' })).payment_intent,
});

/** Every money action by the name it is kept under: whatever is tried on one is tried on each. */
export const moneyOperations = {
  refund_charge: {
    run: runs(refundCharge),
    prepare: async ({ simulator }) => ({ charge: (await simulator.pay()).id, amount: minor(2500) }),
    event: 'refund.created',
  },
  capture_payment: { run: runs(capturePayment), prepare: held, event: 'charge.captured' },
  cancel_payment: { run: runs(cancelPayment), prepare: held, event: 'payment_intent.canceled' },
  accept_dispute: {
    run: runs(acceptDispute),
    prepare: async ({ simulator }) => ({ dispute: await disputed(simulator) }),
    event: 'charge.dispute.closed',
  },
  answer_dispute: {
    run: runs(answerDispute),
    prepare: async ({ simulator }) => ({
      dispute: await disputed(simulator),
      ...{ evidence: { uncategorized_text: 'The parcel was signed for.' }, metadata: {}, submit: true },
    }),
    event: 'charge.dispute.updated',
  },
  pay_out_instantly: {
    run: runs(payOutInstantly),
    prepare: async ({ simulator }) => {
      await simulator.provider.updatePayoutSchedule({ interval: 'manual' });
      await simulator.pay({ amount: minor(50_000) });
      await simulator.controls.setClock(epochSeconds((await simulator.provider.now()) + 10 * DAY_S));
      return { currency: 'usd' };
    },
    event: 'payout.created',
  },
  pay_order: { run: runs(payOrder), prepare: orderToPay, event: 'payment_intent.succeeded' },
  confirm_payment: {
    run: runs(confirmPayment),
    prepare: paymentToConfirm,
    event: 'payment_intent.succeeded',
  },
} as const satisfies Readonly<Record<string, MoneyOperation>>;

export type MoneyKind = keyof typeof moneyOperations;
const isMoneyKind = (kind: string): kind is MoneyKind => Object.hasOwn(moneyOperations, kind);
export const MONEY_KINDS = Object.keys(moneyOperations).filter(isMoneyKind);
