import type { Movement, PastBooks, Shape } from './past-books.ts';

type Sale = Readonly<{ n: number; created: number; amount: number; charge: Shape }>;

/** How a sale of three years may have gone, each as Stripe tells it today of what was made under an older version. */
export const PAST_SALES = {
  plain: (books) => sold(books, {}),
  /** A hold that was let go says that it was refunded, and nothing moved. */
  'cancelled hold': (books) => letGo(books, { status: 'succeeded' }),
  'expired hold': (books) => letGo(books, { failure_code: 'expired_card' }),
  'partial capture': (books) => void captured(books, 0),
  'partial capture, then refunded': (books) => {
    const sale = captured(books, 50);
    refunded(books, sale, { amount: -50, type: 'refund' });
  },
  'free text': (books) =>
    sold(books, {
      payment_method_details: { type: 'klarna', klarna: {} },
      metadata: { customer_country: 'Germany', order_id: 'A-1001', operation_id: 'theirs', channel: 'shop' },
    }),
  'customer who was deleted': (books) =>
    sold(books, { customer: { id: 'cus_gone', object: 'customer', deleted: true } }),
  'without a payment': (books) => sold(books, { payment_intent: null }),
  yen: (books) => sold(books, { currency: 'jpy', amount: 5000 }, { amount: 3350, rate: 0.67 }),
  dinar: (books) => sold(books, { currency: 'kwd', amount: 12_340 }, { amount: 4010, rate: 0.325 }),
  euro: (books) => sold(books, { currency: 'eur' }, { currency: 'eur' }),
  /** A debit that bounced moves the balance twice, and names the second movement elsewhere. */
  bounced: (books) => {
    const { charge, amount } = sale(books, { status: 'failed', paid: false, failure_code: 'debit_failed' });
    book(books, charge, { amount, type: 'payment', category: 'charge' });
    books.move(
      { ...at(books), amount: -amount, type: 'payment_failure_refund', category: 'charge_failure' },
      charge,
    );
  },
  disputed: (books) => disputed(books),
  refunded: (books) => {
    const one = sale(books, { amount_refunded: 300 });
    book(books, one.charge, { amount: one.amount, type: 'charge' });
    refunded(books, one, { amount: -300, type: 'refund' }, { metadata: { operation_id: 'theirs' } });
  },
} satisfies Readonly<Record<string, (books: PastBooks) => void>>;

const at = (books: PastBooks) => ({ created: books.tick() });

function sale({ base, charges, tick }: PastBooks, over: Readonly<Record<string, unknown>>): Sale {
  const n = charges.length;
  const created = tick();
  const amount = 1000 + (n % 977) * 10;
  const card = { ...base.card, brand: 'visa', last4: '4242' };
  const charge: Shape = {
    ...{ ...base.charge, id: `ch_${n}`, amount, currency: 'usd', created, payment_intent: `pi_${n}` },
    ...{ captured: true, paid: true, status: 'succeeded', metadata: {}, customer: null },
    ...{ payment_method_details: { type: 'card', card }, amount_captured: over.amount ?? amount, ...over },
  };
  return { n, created, amount: Number(charge.amount), charge };
}

/** Writes a charge down with its first movement, and the payment that names it. */
function book(books: PastBooks, charge: Shape, of: Omit<Movement, 'created'> | null): void {
  const { base, charges, intents, move } = books;
  const created = Number(charge.created);
  const balance_transaction = of && move({ created, fee: 30, ...of }, charge);
  charges.push({ ...charge, balance_transaction });
  if (charge.payment_intent === null) return;
  const status = charge.captured ? 'succeeded' : 'canceled';
  intents.push({
    ...{ ...base.intent, id: String(charge.payment_intent), amount: charge.amount, created, status },
    ...{ currency: charge.currency, latest_charge: charge.id, metadata: charge.metadata },
  });
}

function sold(
  books: PastBooks,
  over: Readonly<Record<string, unknown>>,
  of: Readonly<Partial<Movement>> = {},
): void {
  const { charge, amount } = sale(books, over);
  book(books, charge, { amount, type: 'charge', ...of });
}

function letGo(books: PastBooks, over: Readonly<Record<string, unknown>>): void {
  const held = sale(books, { captured: false, amount_captured: null, refunded: true, ...over });
  const charge = { ...held.charge, amount_refunded: held.amount };
  book(books, charge, null);
  note(books, { ...held, charge }, { amount: held.amount, balance_transaction: null });
}

function captured(books: PastBooks, given: number): Sale {
  const one = sale(books, {});
  const rest = Math.floor(one.amount / 4);
  const amounts = { amount_captured: one.amount - rest, amount_refunded: rest + given };
  const partly = { ...one, charge: { ...one.charge, ...amounts } };
  book(books, partly.charge, { amount: one.amount, type: 'charge' });
  refunded(books, partly, { amount: -rest, type: 'refund', category: 'partial_capture_reversal' });
  return partly;
}

function refunded(
  books: PastBooks,
  of: Sale,
  moved: Omit<Movement, 'created'>,
  over: Readonly<Record<string, unknown>> = {},
): void {
  const refund = refundOf(books, of, { amount: -moved.amount, ...over });
  books.refunds.push({ ...refund, balance_transaction: books.move({ ...at(books), ...moved }, refund) });
}
const note = (books: PastBooks, of: Sale, over: Readonly<Record<string, unknown>>): void =>
  void books.refunds.push(refundOf(books, of, over));

const refundOf = (
  { base, refunds }: PastBooks,
  { charge, created }: Sale,
  over: Readonly<Record<string, unknown>>,
): Shape => ({
  ...{ ...base.refund, id: `re_${refunds.length}`, currency: charge.currency, created, charge: charge.id },
  ...{ payment_intent: charge.payment_intent, status: 'succeeded', metadata: null, ...over },
});

function disputed(books: PastBooks): void {
  const { base, disputes, move, tick } = books;
  const { charge, amount } = sale(books, { disputed: true });
  book(books, charge, { amount, type: 'charge' });
  const details = { due_by: null, has_evidence: false, past_due: false, submission_count: 0 };
  const dispute: Shape = {
    ...{ ...base.dispute, id: `dp_${disputes.length}`, amount, currency: 'usd', created: tick() },
    ...{
      charge: charge.id,
      payment_intent: charge.payment_intent,
      status: 'prevented',
      reason: 'noncompliant',
    },
    ...{ evidence: base.evidence, metadata: {}, balance_transactions: [] },
    evidence_details: { ...details, enhanced_eligibility: {}, submission_method: null },
  };
  const taken = { created: tick(), amount: -amount, fee: 1500, type: 'adjustment', category: 'dispute' };
  disputes.push({ ...dispute, balance_transactions: [move(taken, dispute)] });
}
