import { decimalsOf } from '#domain/shared/money.ts';
import type { BalanceTransaction, Charge } from '#provider/provider-objects.ts';
import { inSettlement } from '#provider/simulator/core/exchange.ts';
import { LEDGER_ACCOUNTS } from '#provider/simulator/core/ledger.ts';
import type { BookReader } from './books.ts';

/** Answers a sentence for each thing that does not add up. */
type Invariant = (books: BookReader) => readonly string[];

const isVain = (status: string): boolean => status === 'failed' || status === 'canceled';
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);
const unless = (holds: boolean, sentence: string): readonly string[] => (holds ? [] : [sentence]);

/** Σ net = available + pending + what left for the bank; and each part is exactly its transactions. */
const balances: Invariant = (books) =>
  books.currencies.flatMap((currency) => {
    const all = books.all('transaction').filter((row) => row.currency === currency);
    const rows = all.filter(({ balance_type }) => balance_type === undefined);
    const reserved = all.filter(({ balance_type }) => balance_type !== undefined);
    const payouts = books
      .all('payout')
      .filter((payout) => payout.currency === currency && !isVain(payout.status));
    const available = books.balance('merchant_available', currency);
    const pending = books.balance('merchant_pending', currency);
    const left = sum(payouts, ({ amount, fee }) => amount + fee);
    const waiting = rows.filter(({ status, payout }) => status === 'available' && payout === null);
    const arrived = payouts.filter(({ status }) => status === 'paid');
    return [
      ...unless(
        sum(rows, ({ net }) => net) === available + pending + left,
        `I1 net is not what there is in ${currency}`,
      ),
      ...unless(
        pending ===
          sum(
            rows.filter(({ status }) => status === 'pending'),
            ({ net }) => net,
          ),
        `I1 pending in ${currency}`,
      ),
      ...unless(available === sum(waiting, ({ net }) => net), `I1 available in ${currency}`),
      ...unless(
        books.balance('merchant_reserved', currency) === sum(reserved, ({ net }) => net),
        `I1 held back in ${currency}`,
      ),
      ...unless(
        reserved.every(({ payout }) => payout === null),
        `I1 what is held back in ${currency} left with a payout`,
      ),
      ...unless(
        books.balance('bank', currency) === sum(arrived, ({ amount }) => amount),
        `I1 arrived in ${currency}`,
      ),
      ...unless(
        sum(
          LEDGER_ACCOUNTS.map((name) => books.balance(name, currency)),
          (part) => part,
        ) === 0,
        `I1 the ledger in ${currency}`,
      ),
    ];
  });

const payouts: Invariant = (books) =>
  books.all('payout').flatMap((payout) => {
    const rows = books.all('transaction').filter((row) => row.payout === payout.id);
    if (isVain(payout.status)) return unless(rows.length === 0, `I2 rows in the vain payout ${payout.id}`);
    const net = sum(rows, (row) => row.net);
    const fee = payout.method === 'instant' ? Math.floor((net * 15 + 500) / 1000) : 0;
    return [
      ...unless(payout.amount + payout.fee === net, `I2 ${payout.id} is not its rows`),
      ...unless(payout.fee === fee, `I2 the fee of ${payout.id}`),
      ...unless((payout.type === 'withdrawal') === payout.amount < 0, `I2 the direction of ${payout.id}`),
      ...unless(
        rows.every((row) => row.currency === payout.currency),
        `I10 currencies mixed in ${payout.id}`,
      ),
      ...unless(
        rows.every((row) => row.created <= payout.created),
        `I2 ${payout.id} left before its rows`,
      ),
    ];
  });

const rows: Invariant = (books) =>
  books.all('transaction').flatMap((row) => {
    const amounts = [row.amount, row.fee, row.net, row.customer_amount];
    const charge = books.byId('charge', row.charge);
    return [
      ...unless(row.net === row.amount - row.fee, `I3 net of ${row.id}`),
      ...unless(
        amounts.every((amount) => Number.isSafeInteger(amount) && !Object.is(amount, -0)),
        `I7 ${row.id} is whole`,
      ),
      ...unless(
        row.exchange_rate !== null || row.amount === row.customer_amount,
        `I7 ${row.id} changed without a rate`,
      ),
      ...unless(
        !charge || row.type === 'financing_paydown' || charge.settlement_currency === row.currency,
        `I10 ${row.id} and its charge`,
      ),
    ];
  });

/** Checked by its own arithmetic, in whole units of both currencies, to half a minor unit. */
function isExchangedAt(rate: string, sale: BalanceTransaction): boolean {
  const [whole = '', fraction = ''] = rate.split('.');
  const units = BigInt(whole + fraction);
  const scale = 10n ** BigInt(fraction.length);
  const from = BigInt(sale.customer_amount) * units * 10n ** BigInt(decimalsOf(sale.currency));
  const to = BigInt(sale.amount) * scale * 10n ** BigInt(decimalsOf(sale.customer_currency));
  const difference = from > to ? from - to : to - from;
  return difference * 2n <= scale * 10n ** BigInt(decimalsOf(sale.customer_currency));
}

const charges: Invariant = (books) => books.all('charge').flatMap((charge) => chargeProblems(books, charge));

function chargeProblems(books: BookReader, charge: Charge): readonly string[] {
  const { id, amount, amount_captured: captured, amount_refunded: refunded } = charge;
  const refunds = charge.refunds.map((refund) => books.byId('refund', refund));
  const standing = refunds.filter((refund) => refund && !isVain(refund.status));
  const sale = books.byId('transaction', charge.balance_transaction);
  const taking = books
    .all('transaction')
    .filter((row) => row.charge === id && row.id !== sale?.id && row.type !== 'financing_paydown');
  const settled = -sum(taking, (row) => row.amount);
  const claims = charge.disputes
    .map((dispute) => books.byId('dispute', dispute))
    .filter((dispute) => dispute?.balance_transactions.length === 1);
  const claimed = sum(claims, (dispute) => dispute?.amount ?? 0);
  const isPlain =
    charge.disputes.length === 0 && standing.length === refunds.length && charge.status !== 'failed';
  const worth = inSettlement(charge, charge.amount_refunded);
  return [
    ...unless(0 <= refunded && refunded <= captured && captured <= amount, `I4 the order of ${id}`),
    ...unless(refunded === sum(standing, (refund) => refund?.amount ?? 0), `I4 ${id} is not its refunds`),
    ...unless(refunded + claimed <= captured, `I4 more taken than captured of ${id}`),
    ...unless(settled >= 0 && settled <= (sale?.amount ?? 0), `I4 more given back than ${id} brought`),
    ...unless(!isPlain || settled === worth, `I4 the refunds of ${id} drift from their rate`),
    ...unless(
      !sale || sale.exchange_rate === null || isExchangedAt(sale.exchange_rate, sale),
      `I7 the rate of ${id}`,
    ),
    ...unless(charge.captured === (sale !== undefined), `I4 ${id} is captured without a sale`),
  ];
}

/** A claim takes its sum and its fee; a win returns exactly both; a question takes nothing. */
const disputes: Invariant = (books) =>
  books.all('dispute').flatMap((dispute) => {
    const rows = dispute.balance_transactions.map((row) => books.byId('transaction', row));
    const net = sum(rows, (row) => row?.net ?? 0);
    const isQuestion = dispute.status.startsWith('warning') || dispute.status === 'charge_refunded';
    if (isQuestion) return unless(rows.length === 0, `I1 the inquiry ${dispute.id} took money`);
    if (dispute.status === 'won')
      return unless(rows.length === 2 && net === 0, `I1 ${dispute.id} returned ${net}`);
    return unless(rows.length === 1 && net < 0, `I1 ${dispute.id} took ${net}`);
  });

const loans: Invariant = (books) =>
  books.all('loan').flatMap((loan) => {
    const paid = -sum(
      books
        .all('transaction')
        .filter((row) => row.loan === loan.stripe_loan_id && row.type === 'financing_paydown'),
      (row) => row.amount,
    );
    return [
      ...unless(paid === loan.paid_amount, `I1 ${loan.stripe_loan_id} is not its repayments`),
      ...unless(paid <= loan.amount + loan.fee_amount, `I4 ${loan.stripe_loan_id} was overpaid`),
      ...unless(
        (loan.fully_paid_at !== null) === (paid === loan.amount + loan.fee_amount),
        `I5 ${loan.stripe_loan_id} is done`,
      ),
    ];
  });

const INVARIANTS: readonly Invariant[] = [balances, payouts, rows, charges, disputes, loans];

export const brokenInvariants: Invariant = (books) => INVARIANTS.flatMap((invariant) => invariant(books));
