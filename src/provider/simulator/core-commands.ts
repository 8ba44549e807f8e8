import { openAccount, patchAccount, patchSite, requestCapability } from './core/account-commands.ts';
import { submitDetails } from './core/account-details.ts';
import { updateBusinessDetails } from './core/business-details.ts';
import { cancelPayment } from './core/cancel-payment.ts';
import { capturePayment } from './core/capture-payment.ts';
import { confirmPayment } from './core/confirm-payment.ts';
import { createPayment } from './core/create-payment.ts';
import { decideDispute } from './core/decide-dispute.ts';
import { createInstantPayout } from './core/instant-payout.ts';
import { lend } from './core/lend.ts';
import { cancelPayout, failPayout } from './core/move-payout.ts';
import { openDispute } from './core/open-dispute.ts';
import { updateBankAccount, updatePayoutSchedule } from './core/payout-settings.ts';
import { refundCharge } from './core/refund-charge.ts';
import { closeDispute, respondToDispute } from './core/respond-to-dispute.ts';
import { signUp } from './core/sign-up.ts';

/** Everything somebody can ask of the company. What happens by itself stands in `due-commands.ts`. */
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
  openDispute,
  respondToDispute,
  closeDispute,
  decideDispute,
  createInstantPayout,
  failPayout,
  cancelPayout,
  lend,
};
export type CoreCommands = typeof CORE_COMMANDS;
