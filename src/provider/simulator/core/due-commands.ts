import { completeWaitingPeriod, earlySellingDeadline, requirementsDeadline } from './account-deadlines.ts';
import { verifyDetails } from './account-details.ts';
import { beginMonth } from './begin-month.ts';
import { bouncePayment } from './bounce-payment.ts';
import { expireAuthorization } from './cancel-payment.ts';
import type { Changes, DueKind } from './changes.ts';
import { clearPayment } from './clear-payment.ts';
import type { Command, Context } from './command.ts';
import { disputeDeadline, reviewOver } from './decide-dispute.ts';
import { closeLoanInterval } from './lend.ts';
import { makePayouts } from './make-payouts.ts';
import { deliverPayout, sendPayout } from './move-payout.ts';
import { raiseDispute } from './open-dispute.ts';
import { settleFunds } from './settle-funds.ts';
import { settleRefund } from './settle-refund.ts';
import type { Reading } from './store.ts';

/** A command that only knows its subject: what happens by itself when the clock gets there. */
export type DueCommand = (store: Reading, subject: string) => Promise<(context: Context) => Changes>;

export const byItself =
  <Slice>({ load, decide }: Command<string, Slice, null>): DueCommand =>
  async (store, subject) => {
    const slice = await load(store, subject);
    return (context) => decide(slice, subject, context);
  };

export type DueCommands = Readonly<Record<DueKind, DueCommand>>;

export const DUE_COMMANDS: DueCommands = {
  settle_funds: byItself(settleFunds),
  expire_authorization: byItself(expireAuthorization),
  clear_payment: byItself(clearPayment),
  bounce_payment: byItself(bouncePayment),
  settle_refund: byItself(settleRefund),
  raise_dispute: byItself(raiseDispute),
  dispute_deadline: byItself(disputeDeadline),
  decide_dispute: byItself(reviewOver),
  make_payouts: byItself(makePayouts),
  send_payout: byItself(sendPayout),
  deliver_payout: byItself(deliverPayout),
  close_loan_interval: byItself(closeLoanInterval),
  begin_month: byItself(beginMonth),
  complete_waiting_period: byItself(completeWaitingPeriod),
  requirements_deadline: byItself(requirementsDeadline),
  verify_details: byItself(verifyDetails),
  early_selling_deadline: byItself(earlySellingDeadline),
};
