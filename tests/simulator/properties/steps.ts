import { assert } from '#domain/shared/assert.ts';
import { currency as asCurrency, type Currency, type Minor, minor } from '#domain/shared/money.ts';
import type { DisputeDecision } from '#provider/simulator/core/decide-dispute.ts';
import type { Bench } from './bench.ts';
import type { BookReader } from './books.ts';

export type Step =
  | Readonly<{
      do: 'pay';
      amount: Minor;
      currency: Currency;
      card: string;
      capture: 'automatic' | 'manual';
      atReader: boolean;
    }>
  | Readonly<{ do: 'capture'; pick: number; share: number }>
  | Readonly<{ do: 'confirm' | 'cancel' | 'accept' | 'instant' | 'fail_payout' | 'schedule'; pick: number }>
  | Readonly<{ do: 'refund'; pick: number; share: number }>
  | Readonly<{ do: 'dispute'; pick: number; share: number; inquiry: boolean }>
  | Readonly<{ do: 'respond'; pick: number; submit: boolean }>
  | Readonly<{ do: 'decide'; pick: number; outcome: DisputeDecision }>
  | Readonly<{ do: 'new_bank'; pick: number; fails: boolean }>
  | Readonly<{ do: 'lend'; share: number }>
  | Readonly<{ do: 'hold_back'; pick: number; share: number; isFreed: boolean }>
  | Readonly<{ do: 'repeat' }>
  | Readonly<{ do: 'wait'; days: number }>;
export type ActiveStep = Exclude<Step, { do: 'repeat' | 'wait' }>;

const STORE_CURRENCIES = ['usd', 'eur', 'jpy'].map(asCurrency);
const SCHEDULES = ['daily', 'weekly', 'monthly', 'manual'] as const;
const CUSTOMER = { name: 'Ada Lovelace', email: 'ada@example.com', country: 'GB' };

const chosen = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(items.length, 1)];
const part = (amount: number, share: number): Minor => minor(Math.max(1, Math.floor((amount * share) / 100)));

/** Does one step against whatever exists. A step that moved money under a key can be asked again with the same key. */
export async function takeStep(
  step: ActiveStep,
  books: BookReader,
  bench: Bench,
  idempotencyKey: string,
): Promise<(() => Promise<void>) | undefined> {
  const { provider, controls } = bench;
  const again = <Answer>(ask: () => Promise<Answer>) => once(ask, bench);
  switch (step.do) {
    case 'pay': {
      const { amount, currency, card, capture } = step;
      const reader = chosen(books.all('reader'), amount);
      const atReader = step.atReader && card.startsWith('4') && reader;
      const inPerson = atReader ? ({ channel: 'in_person', reader: reader.id } as const) : {};
      const payment = { amount, currency, card, capture, customer: CUSTOMER, ...inPerson, idempotencyKey };
      return again(() => controls.pay(payment));
    }
    case 'capture': {
      const intent = chosen(books.all('payment_intent'), step.pick);
      const amount = intent && part(intent.amount, step.share);
      return (
        intent && again(() => provider.capturePayment({ payment_intent: intent.id, amount, idempotencyKey }))
      );
    }
    case 'confirm':
    case 'cancel': {
      const intent = chosen(books.all('payment_intent'), step.pick);
      const ask = step.do === 'cancel' ? provider.cancelPayment : provider.confirmPayment;
      return intent && again(() => ask({ payment_intent: intent.id, idempotencyKey }));
    }
    case 'refund': {
      const charge = chosen(
        books.all('charge').filter(({ captured }) => captured),
        step.pick,
      );
      const amount = charge && part(charge.amount_captured, step.share);
      return charge && again(() => provider.refundCharge({ charge: charge.id, amount, idempotencyKey }));
    }
    case 'accept': {
      const dispute = chosen(books.all('dispute'), step.pick)?.id;
      return dispute && again(() => provider.acceptDispute({ dispute, idempotencyKey }));
    }
    case 'respond': {
      const dispute = chosen(books.all('dispute'), step.pick)?.id;
      const evidence = { uncategorized_text: 'winning_evidence' };
      const response = { evidence, metadata: {}, submit: step.submit, idempotencyKey };
      return dispute && again(() => provider.answerDispute({ ...response, dispute }));
    }
    case 'instant': {
      const currency = chosen(STORE_CURRENCIES, step.pick);
      return currency && again(() => provider.payOutInstantly({ currency, idempotencyKey }));
    }
    default:
      await besides(step, books, bench);
      return undefined;
  }
}

/** What banks and the provider do, or what moves no money: nobody repeats these. */
async function besides(step: ActiveStep, books: BookReader, { provider, controls }: Bench): Promise<void> {
  switch (step.do) {
    case 'dispute': {
      const charge = chosen(
        books.all('charge').filter(({ captured }) => captured),
        step.pick,
      );
      const { inquiry } = step;
      if (charge)
        await controls.raiseDispute({
          charge: charge.id,
          reason: 'fraudulent',
          inquiry,
          amount: part(charge.amount_captured, step.share),
        });
      return;
    }
    case 'decide': {
      const dispute = chosen(books.all('dispute'), step.pick);
      if (dispute) await controls.decideDispute(dispute.id, step.outcome);
      return;
    }
    case 'fail_payout': {
      const payout = chosen(books.all('payout'), step.pick);
      if (payout) await controls.failPayout(payout.id, 'account_closed');
      return;
    }
    case 'new_bank': {
      const currency = chosen(STORE_CURRENCIES, step.pick);
      const account_number = step.fails ? '000111111113' : '000123456789';
      if (currency) await controls.updateBankAccount({ currency, account_number });
      return;
    }
    case 'lend':
      await controls.lend({
        amount: minor(step.share * 500),
        fee_amount: minor(step.share * 50),
        withhold_rate: 1200,
        currency: asCurrency('usd'),
      });
      return;
    case 'hold_back': {
      const currency = chosen(STORE_CURRENCIES, step.pick);
      const amount = minor(step.isFreed ? -step.share * 10 : step.share * 10);
      if (currency) await controls.holdBack({ currency, amount });
      return;
    }
    case 'schedule':
      await provider.updatePayoutSchedule({ interval: chosen(SCHEDULES, step.pick), monthly_anchor: 31 });
      return;
  }
}

/** Asks, and answers how to ask again: the same question meets the same answer and changes nothing. */
async function once<Answer>(ask: () => Promise<Answer>, { dump }: Bench): Promise<() => Promise<void>> {
  const first = await ask();
  return async () => {
    const before = await dump();
    const size = before.ledger.length + before.events.length + before.objects.length;
    const second = await ask();
    const after = await dump();
    assert(JSON.stringify(second) === JSON.stringify(first), 'the same key meets the same answer');
    assert(
      after.ledger.length + after.events.length + after.objects.length === size,
      'the same key has one effect',
    );
  };
}
