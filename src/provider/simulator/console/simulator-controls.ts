import { fail } from '#contract/kit/errors.ts';
import { isPayoutFailureCode } from '#domain/payouts/payout-failure.ts';
import type { ChargeId, DisputeId, PayoutId } from '#domain/shared/ids.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { PaymentAnswer, PaymentRequest } from '../../payment-provider.ts';
import type { NewBankAccount, ProviderAccount } from '../../provider-account.ts';
import type {
  BalanceTransaction,
  BankAccount,
  Charge,
  Dispute,
  Loan,
  Payout,
} from '../../provider-objects.ts';
import type { Site } from '../../provider-site.ts';
import type { AccountPatch } from '../core/account-commands.ts';
import type { CoreCommands } from '../core/core-commands.ts';
import type { DisputeDecision } from '../core/decide-dispute.ts';
import type { Reserve } from '../core/hold-back.ts';
import { type LoanOffer, usualOffer } from '../core/lend.ts';
import type { DisputeRequest } from '../core/open-dispute.ts';
import { perform, performNextDue, type Simulator } from '../core/perform.ts';
import type { Place } from '../core/verified-place.ts';
import type { CardExpiry } from '../facts/magic-cards.ts';
import { MAGIC_CARDS, type MagicCard } from '../facts/magic-cards.ts';
import { PAYMENT_METHODS } from '../facts/payment-methods.ts';
import { type CheckedCard, checkCard } from './check-card.ts';
import { consoleCopy as copy } from './console-copy.ts';
import { type VerificationDesk, verificationDesk } from './verification-desk.ts';

/** A customer at a till: a magic card number, or the name of another way of paying, instead of a token. */
export type CustomerPayment = Omit<PaymentRequest, 'payment_method' | 'idempotencyKey'> &
  Readonly<{ card: string; idempotencyKey?: string }>;

/** The provider's other side: the clock, its customers, their banks, and whoever decides about the account. */
export type SimulatorControls = Readonly<{
  now(): Promise<EpochSeconds>;
  /** Every card number a checkout takes, and what comes of it. */
  cards: readonly MagicCard[];
  /** Every other way to pay that it knows, by its name. */
  methods: readonly string[];
  /** What a checkout learns of what the customer typed; nothing for a number that is not on the list. */
  /** A number is that of a card with this expiry; a token brings its own. */
  checkCard(card: string, hasAddress: boolean, expiry?: CardExpiry): CheckedCard | undefined;
  /**
   * Moves time forward, never back; everything that falls due on the way happens, in order. Answers the payouts that were made
   * or went on meanwhile, one for each step.
   */
  setClock(to: EpochSeconds): Promise<readonly Payout[]>;
  pay(payment: CustomerPayment): Promise<PaymentAnswer>;
  /** The provider asks the merchant to look at a payment. */
  openReview(charge: ChargeId): Promise<Charge>;
  raiseDispute(request: DisputeRequest): Promise<Dispute>;
  decideDispute(dispute: DisputeId, outcome: DisputeDecision): Promise<Dispute>;
  failPayout(payout: PayoutId, failure_code: string): Promise<Payout>;
  cancelPayout(payout: PayoutId): Promise<Payout>;
  patchAccount(patch: AccountPatch): Promise<ProviderAccount>;
  patchSite(patch: Partial<Site>): Promise<Site>;
  /** The merchant fills the verification form; an hour later the answer is there. */
  submitDetails(details: Readonly<{ id_number: string }>): Promise<ProviderAccount>;
  updateBankAccount(bank: NewBankAccount): Promise<BankAccount>;
  lend(offer: LoanOffer): Promise<Loan>;
  /** The provider puts money aside in another of the merchant's balances, or gives it free where the amount is negative. */
  holdBack(reserve: Reserve): Promise<readonly BalanceTransaction[]>;
  /** What this account would be lent, were a loan on offer; nothing where there is no account. */
  termsOfLoan(): Promise<LoanOffer | undefined>;
}> &
  VerificationDesk;

export function simulatorControls(
  simulator: Simulator,
  commands: CoreCommands,
  { account_id, next }: Place,
): SimulatorControls {
  const now = () => simulator.store.ask(account_id, (books) => books.clock());
  return {
    ...verificationDesk(simulator, { account_id, next }),
    now,
    cards: MAGIC_CARDS,
    methods: PAYMENT_METHODS.filter(({ kind }) => kind !== 'card').map(({ source }) => source),
    checkCard,
    setClock: async (to) => {
      if (to < (await now())) throw fail('rest_invalid_param', { params: { set: copy.onlyForward } });
      const payouts: Payout[] = [];
      const next = () => performNextDue(simulator, to);
      for (let due = await next(); due; due = await next()) {
        if (due.account_id !== account_id) continue;
        for (const { kind, value } of due.put) if (kind === 'payout') payouts.push(value);
      }
      await simulator.store.transaction(account_id, async (tx) => {
        if (to > (await tx.clock())) await tx.setClock(to);
      });
      return payouts;
    },
    pay: async ({ card, idempotencyKey, ...payment }) => {
      const checked = checkCard(card, payment.billing_address !== undefined);
      if (!checked) throw fail('payment_method_unavailable', { method: 'card' });
      const request = { ...payment, payment_method: checked.payment_method };
      return perform(simulator, account_id, commands.createPayment, request, idempotencyKey);
    },
    openReview: (charge) => perform(simulator, account_id, commands.openReview, { charge }),
    raiseDispute: (request) => perform(simulator, account_id, commands.openDispute, request),
    decideDispute: (dispute, outcome) =>
      perform(simulator, account_id, commands.decideDispute, { dispute, outcome }),
    failPayout: async (payout, failure_code) => {
      if (!isPayoutFailureCode(failure_code))
        throw fail('rest_invalid_param', { params: { failure_code: copy.noReason } });
      return perform(simulator, account_id, commands.failPayout, { payout, failure_code });
    },
    cancelPayout: (payout) => perform(simulator, account_id, commands.cancelPayout, { payout }),
    patchAccount: (patch) => perform(simulator, account_id, commands.patchAccount, patch),
    patchSite: (patch) => perform(simulator, account_id, commands.patchSite, patch),
    submitDetails: (details) => perform(simulator, account_id, commands.submitDetails, details),
    updateBankAccount: (bank) => perform(simulator, account_id, commands.updateBankAccount, bank),
    holdBack: (reserve) => perform(simulator, account_id, commands.holdBack, reserve),
    lend: (offer) => perform(simulator, account_id, commands.lend, offer),
    termsOfLoan: () =>
      simulator.store.transaction(account_id, async (tx) => {
        const account = await tx.account();
        return account && usualOffer(account);
      }),
  };
}
