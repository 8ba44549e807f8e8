import { openAccount, patchAccount, patchSite, requestCapability } from './account-commands.ts';
import { submitDetails } from './account-details.ts';
import { acceptDispute, answerDispute } from './answer-dispute.ts';
import { updateBusinessDetails } from './business-details.ts';
import { cancelPayment } from './cancel-payment.ts';
import { capturePayment } from './capture-payment.ts';
import { confirmPayment } from './confirm-payment.ts';
import { createPayment } from './create-payment.ts';
import { decideDispute } from './decide-dispute.ts';
import { holdBack } from './hold-back.ts';
import { lend } from './lend.ts';
import { cancelPayout, failPayout } from './move-payout.ts';
import { openDispute } from './open-dispute.ts';
import { payOutInstantly } from './pay-out-instantly.ts';
import { updateBankAccount, updatePayoutSchedule } from './payout-settings.ts';
import { refundCharge } from './refund-charge.ts';
import { approveReview, openReview } from './review-payment.ts';
import { signUp } from './sign-up.ts';

/** Everything somebody can ask of the provider. What happens by itself stands in `due-commands.ts`. */
export const CORE_COMMANDS = {
  openAccount,
  signUp,
  patchAccount,
  patchSite,
  submitDetails,
  requestCapability,
  updateBusinessDetails,
  updateBankAccount,
  updatePayoutSchedule,
  createPayment,
  confirmPayment,
  capturePayment,
  cancelPayment,
  refundCharge,
  openReview,
  approveReview,
  openDispute,
  answerDispute,
  acceptDispute,
  decideDispute,
  payOutInstantly,
  failPayout,
  cancelPayout,
  lend,
  holdBack,
};
export type CoreCommands = typeof CORE_COMMANDS;
