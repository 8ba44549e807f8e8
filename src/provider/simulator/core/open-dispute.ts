import { fail } from '#contract/kit/errors.ts';
import type { DisputeReason } from '#domain/disputes/dispute-status.ts';
import type { ChargeId } from '#domain/shared/ids.ts';
import { type Minor, minor } from '#domain/shared/money.ts';
import { type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import type { DisputeWords } from '../../payment-details.ts';
import type { Charge, Dispute } from '../../provider-objects.ts';
import { issuerEvidence, letterFiles } from '../documents/issuer-letter.ts';
import { dayOf, startOf } from '../facts/calendar.ts';
import { announced, type Changes, changes, NOTHING } from './changes.ts';
import { type ChargeHistory, loadHistory } from './charge-history.ts';
import { type Context, command } from './command.ts';
import { withdrawal } from './dispute-money.ts';
import { findMeans } from './payment-means.ts';
import { simObject } from './sim-object.ts';

/** Answers are taken until the end of this day after the bank asked. */
const RESPONSE_DAYS = 9;

export const responseDeadline = (now: EpochSeconds): EpochSeconds =>
  epochSeconds(startOf(dayOf(now) + RESPONSE_DAYS) - 1);

export type DisputeRequest = Readonly<{
  charge: ChargeId;
  reason: DisputeReason;
  inquiry?: boolean;
  /** A part of the payment; all that is left of it otherwise. */
  amount?: Minor;
  /** It is told, and never takes anything: somebody settled it before. */
  prevented?: boolean;
  /** What the provider says beyond its status. */
  words?: DisputeWords;
}>;

/** What no refund and no other claim has taken yet. */
export function disputable({ charge, disputes }: Pick<ChargeHistory, 'charge' | 'disputes'>): number {
  const claimed = disputes
    .filter(({ status }) => !['won', 'warning_closed', 'charge_refunded'].includes(status))
    .reduce((sum, { amount }) => sum + amount, 0);
  return charge.amount_captured - charge.amount_refunded - claimed;
}

export const openDispute = command<DisputeRequest, ChargeHistory, Dispute>({
  kind: 'open_dispute',
  load: (store, { charge }) => loadHistory(store, charge),
  decide: (history, request, context) => disputeOpened(history, request, context),
});

/** A magic card's owner complains as soon as the payment was taken. */
export const raiseDispute = command<string, ChargeHistory, null>({
  kind: 'raise_dispute',
  load: loadHistory,
  decide: (history, _, context) => {
    const { charge, disputes } = history;
    const magic = findMeans(charge.payment_method)?.card?.dispute;
    const left = disputable(history);
    if (!magic || charge.status === 'failed' || left <= 0) return NOTHING;
    const isFirstOfTwo = magic.count === 2 && disputes.length === 0;
    const amount = minor(isFirstOfTwo ? Math.ceil(left / 2) : left);
    const { reason, inquiry = false, prevented = false, words } = magic;
    const request = { charge: charge.id, reason, inquiry, prevented, amount, ...(words && { words }) };
    return { ...disputeOpened(history, request, context), answer: null };
  },
});

/** As Stripe calls it; none of our own words is the same. */
const PREVENTED = { provider_status: 'prevented' };

function statusOf({ inquiry, prevented }: DisputeRequest): Dispute['status'] {
  if (prevented) return 'warning_closed';
  return inquiry ? 'warning_needs_response' : 'needs_response';
}

function disputeOpened(history: ChargeHistory, request: DisputeRequest, context: Context): Changes<Dispute> {
  const { charge } = history;
  if (!charge.captured) throw fail('charge_not_captured');
  const left = minor(disputable(history));
  if (left <= 0 || charge.status === 'failed') throw fail('charge_already_refunded');
  const amount = request.amount ?? left;
  if (!Number.isSafeInteger(amount) || amount < 1) throw fail('amount_invalid');
  if (amount > left) throw fail('amount_too_large', { maximum_amount: left, currency: charge.currency });
  const id = context.newId('dp');
  const takesNothing = request.inquiry || request.prevented;
  const funds = takesNothing ? undefined : withdrawal({ id, amount }, history, context);
  const due_by = responseDeadline(context.now);
  const dispute: Dispute = {
    id,
    status: statusOf(request),
    reason: request.reason,
    amount,
    currency: charge.currency,
    created: context.now,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    evidence: {},
    evidence_details: { has_evidence: false, due_by, past_due: false, submission_count: 0 },
    issuer_evidence: issuerEvidence(id, request.reason, request.inquiry ?? false),
    balance_transactions: funds ? [funds.transaction.id] : [],
    ...request.words,
    metadata: request.prevented ? { ...PREVENTED, __dispute_closed_at: String(context.now) } : {},
  };
  const after: Charge = { ...charge, disputed: true, disputes: [...charge.disputes, id] };
  return changes(
    dispute,
    funds?.changes ?? {},
    announced(
      simObject('dispute', dispute),
      'charge.dispute.created',
      ...(funds ? ['charge.dispute.funds_withdrawn'] : []),
    ),
    announced(simObject('charge', after), 'charge.updated'),
    { put: letterFiles(dispute).map((letter) => simObject('file', letter)) },
    { due: request.prevented ? [] : [{ at: due_by, kind: 'dispute_deadline', subject: id }] },
  );
}
