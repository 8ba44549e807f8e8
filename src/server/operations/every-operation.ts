import { acceptDispute, answerDispute } from './money/answer-dispute.ts';
import { confirmPayment, payOrder } from './money/pay-order.ts';
import { payOutInstantly } from './money/pay-out-instantly.ts';
import { refundCharge } from './money/refund-charge.ts';
import { cancelPayment, capturePayment } from './money/settle-authorization.ts';
import type { AnyOperation } from './operation.ts';

/** Every operation of the product: the reconciler ends what is listed here, and nothing else. */
export const operations: readonly AnyOperation[] = [
  refundCharge,
  capturePayment,
  cancelPayment,
  acceptDispute,
  answerDispute,
  payOutInstantly,
  payOrder,
  confirmPayment,
];
