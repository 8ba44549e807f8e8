import { fail } from '#contract/kit/errors.ts';
import { type Currency, currency, type Minor, minor } from '#domain/shared/money.ts';
import { DAY_S, type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import type { Loan } from '../../provider-objects.ts';
import { book } from './booking.ts';
import { announced, changes, NOTHING } from './changes.ts';
import { command } from './command.ts';
import { load, loadAccount } from './loaded.ts';
import { owed, paidDown } from './loan-repayment.ts';
import { simObject } from './sim-object.ts';

/** Within each interval at least a ninth of the whole must be repaid; what sales did not bring is taken at its end. */
const INTERVAL_DAYS = 60;
const INTERVALS = 9;

export type LoanOffer = Readonly<{
  amount: Minor;
  fee_amount: Minor;
  withhold_rate: number;
  currency: Currency;
}>;

/** What the provider offers whoever it offers a loan at all. */
export const usualOffer = ({ store_currencies }: ProviderAccount): LoanOffer => ({
  amount: minor(500_000),
  fee_amount: minor(60_000),
  withhold_rate: 1200,
  currency: currency(store_currencies.default),
});

export const intervalFrom = (start: EpochSeconds, offer: LoanOffer): Loan['interval'] => ({
  due_at: epochSeconds(start + INTERVAL_DAYS * DAY_S),
  paid_amount: minor(0),
  required_amount: minor(Math.ceil((offer.amount + offer.fee_amount) / INTERVALS)),
});

export const lend = command<LoanOffer, Readonly<{ account: ProviderAccount; loans: readonly Loan[] }>, Loan>({
  kind: 'lend',
  load: async (store) => ({ account: await loadAccount(store), loans: await store.all('loan') }),
  decide: ({ account, loans }, offer, context) => {
    if (offer.amount < 1 || offer.fee_amount < 0) throw fail('amount_invalid');
    if (!account.store_currencies.supported.includes(offer.currency))
      throw fail('currency_unsupported', { currency: offer.currency });
    if (loans.some(({ fully_paid_at }) => fully_paid_at === null))
      throw fail('payouts_unavailable', { reason: 'loan_active' });
    const begins = epochSeconds(context.now + DAY_S);
    const loan: Loan = {
      ...offer,
      stripe_loan_id: context.newId('flxln'),
      paid_amount: minor(0),
      paid_out_at: context.now,
      repayments_begin_at: begins,
      first_paydown_at: null,
      fully_paid_at: null,
      interval: intervalFrom(begins, offer),
    };
    const booking = book(
      {
        type: 'financing_payout',
        counterparty: 'lender',
        currency: offer.currency,
        amount: offer.amount,
        available_on: context.now,
        loan: loan.stripe_loan_id,
        // What will have to be repaid besides: whoever only sees movements can check that it was no more.
        metadata: { fee_amount: String(offer.fee_amount), withhold_rate: String(offer.withhold_rate) },
      },
      context,
    );
    const { capital } = account;
    const lines = [...capital.loans, `${loan.stripe_loan_id}|active`];
    return changes(
      loan,
      booking.changes,
      announced(simObject('loan', loan), 'loan.created'),
      announced(
        simObject('account', { ...account, capital: { ...capital, loans: lines, has_active_loan: true } }),
        'account.updated',
      ),
      { due: [{ at: loan.interval.due_at, kind: 'close_loan_interval', subject: loan.stripe_loan_id }] },
    );
  },
});

/** The end of a repayment interval: what is missing is taken from the balance, and the next one begins. */
export const closeLoanInterval = command<string, Readonly<{ loan: Loan; account: ProviderAccount }>, null>({
  kind: 'close_loan_interval',
  load: async (store, id) => ({ loan: await load(store, 'loan', id), account: await loadAccount(store) }),
  decide: ({ loan, account }, _, context) => {
    if (loan.fully_paid_at !== null) return NOTHING;
    const { required_amount, paid_amount, due_at } = loan.interval;
    const missing = Math.min(Math.max(required_amount - paid_amount, 0), owed(loan));
    const paid = missing > 0 ? paidDown(loan, missing, context.now) : loan;
    const next: Loan = { ...paid, interval: intervalFrom(due_at, loan) };
    const booking =
      missing > 0
        ? book(
            {
              type: 'financing_paydown',
              counterparty: 'lender',
              currency: loan.currency,
              amount: -missing,
              available_on: context.now,
              loan: loan.stripe_loan_id,
            },
            context,
          )
        : undefined;
    return changes(
      null,
      booking?.changes ?? {},
      announced(simObject('loan', next), 'loan.updated'),
      paid.fully_paid_at === null
        ? {
            due: [
              {
                at: next.interval.due_at,
                kind: 'close_loan_interval',
                subject: loan.stripe_loan_id,
              } as const,
            ],
          }
        : announced(simObject('account', withLoanRepaid(account, loan)), 'account.updated'),
    );
  },
});

/** The account's short list of loans, as page settings carry it. */
export const withLoanRepaid = (account: ProviderAccount, { stripe_loan_id }: Loan): ProviderAccount => ({
  ...account,
  capital: {
    loans: account.capital.loans.map((line) =>
      line.startsWith(`${stripe_loan_id}|`) ? `${stripe_loan_id}|paid_in_full` : line,
    ),
    has_active_loan: false,
    has_previous_loans: true,
  },
});
