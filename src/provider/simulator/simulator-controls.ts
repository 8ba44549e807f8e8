import { fail } from '#contract/errors.ts';
import { evaluateRules, type OrderFacts } from '#domain/fraud/evaluate-rules.ts';
import type { SavedRule } from '#domain/fraud/saved-rule.ts';
import { isPayoutFailureCode } from '#domain/payouts/payout-failure.ts';
import type { DisputeId, PayoutId } from '#domain/shared/ids.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { PaymentAnswer, PaymentRequest } from '../payment-provider.ts';
import type { ProviderAccount } from '../provider-account.ts';
import type { BankAccount, Dispute, Loan, Payout } from '../provider-objects.ts';
import type { Site } from '../provider-site.ts';
import type { NewBankAccount } from './core/account-commands.ts';
import type { DisputeDecision } from './core/decide-dispute.ts';
import type { LoanOffer } from './core/lend.ts';
import type { DisputeRequest } from './core/open-dispute.ts';
import { type Company, perform, performNextDue } from './core/perform.ts';
import type { CoreCommands } from './core-commands.ts';
import { findCardByNumber, type MagicCard } from './magic-cards.ts';

/** A customer at the checkout: a card number of the magic list, and what the store knows of the order. */
export type CustomerPayment = Omit<PaymentRequest, 'payment_method' | 'screening' | 'idempotencyKey'> &
  Readonly<{
    /** A magic card number, or the name of another way of paying. */
    card: string;
    rules?: readonly SavedRule[];
    order?: Omit<OrderFacts, 'avs_mismatch' | 'order_total'> & Partial<Pick<OrderFacts, 'order_total'>>;
    idempotencyKey?: string;
  }>;

/** The company's other side: the clock, its customers, their banks, and whoever decides about the account. */
export type SimulatorControls = Readonly<{
  now(): Promise<EpochSeconds>;
  /** Moves time forward, never back; everything that falls due on the way happens, in order. */
  setClock(to: EpochSeconds): Promise<void>;
  pay(payment: CustomerPayment): Promise<PaymentAnswer>;
  raiseDispute(request: DisputeRequest): Promise<Dispute>;
  decideDispute(dispute: DisputeId, outcome: DisputeDecision): Promise<Dispute>;
  failPayout(payout: PayoutId, failure_code: string): Promise<Payout>;
  cancelPayout(payout: PayoutId): Promise<Payout>;
  patchAccount(patch: Partial<ProviderAccount>): Promise<ProviderAccount>;
  patchSite(patch: Partial<Site>): Promise<Site>;
  updateBankAccount(bank: NewBankAccount): Promise<BankAccount>;
  lend(offer: LoanOffer): Promise<Loan>;
}>;

/** Whether the address the bank keeps differs from the one given; null where it was not compared. */
const avsMismatch = (card: MagicCard | undefined, hasAddress: boolean): boolean | null =>
  card && hasAddress && card.postalCode !== 'unavailable'
    ? card.postalCode === 'fail' || card.line1 === 'fail'
    : null;

/** Runs the store's own rules over the order, with what the card's bank would say of the address. */
export function screened(payment: CustomerPayment): Pick<PaymentRequest, 'payment_method' | 'screening'> {
  const card = findCardByNumber(payment.card);
  if (!card && /\d{4}/.test(payment.card)) throw fail('payment_method_unavailable', { method: 'card' });
  const payment_method = card?.token ?? `pm_${payment.card}`;
  if (!payment.rules || !payment.order) return { payment_method };
  const { outcome, fired } = evaluateRules(payment.rules, {
    order_total: { amount: payment.amount, currency: payment.currency },
    ...payment.order,
    avs_mismatch: avsMismatch(card, payment.billing_address !== undefined),
  });
  return { payment_method, screening: { outcome, ruleset_results: fired } };
}

export function simulatorControls(
  company: Company,
  commands: CoreCommands,
  account_id: string,
): SimulatorControls {
  const now = () => company.store.transaction(account_id, (tx) => tx.clock());
  return {
    now,
    setClock: async (to) => {
      if (to < (await now()))
        throw fail('rest_invalid_param', { params: { set: 'Time only moves forward.' } });
      while (await performNextDue(company, to));
      await company.store.transaction(account_id, (tx) => tx.setClock(to));
    },
    pay: ({ card, rules, order, idempotencyKey, ...request }) =>
      perform(
        company,
        account_id,
        commands.createPayment,
        { ...request, ...screened({ card, rules, order, ...request }), idempotencyKey: '' },
        idempotencyKey,
      ),
    raiseDispute: (request) => perform(company, account_id, commands.openDispute, request),
    decideDispute: (dispute, outcome) =>
      perform(company, account_id, commands.decideDispute, { dispute, outcome }),
    failPayout: async (payout, failure_code) => {
      if (!isPayoutFailureCode(failure_code))
        throw fail('rest_invalid_param', { params: { failure_code: 'This is no reason a bank gives.' } });
      return perform(company, account_id, commands.failPayout, { payout, failure_code });
    },
    cancelPayout: (payout) => perform(company, account_id, commands.cancelPayout, { payout }),
    patchAccount: (patch) => perform(company, account_id, commands.patchAccount, patch),
    patchSite: (patch) => perform(company, account_id, commands.patchSite, patch),
    updateBankAccount: (bank) => perform(company, account_id, commands.updateBankAccount, bank),
    lend: (offer) => perform(company, account_id, commands.lend, offer),
  };
}
