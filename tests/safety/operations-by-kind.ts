import type { Asking } from '#server/operations/begin-operation.ts';
import { answerDispute, closeDispute } from '#server/operations/money/answer-dispute.ts';
import { confirmPayment, payOrder } from '#server/operations/money/pay-order.ts';
import { payOutInstantly } from '#server/operations/money/pay-out-instantly.ts';
import { refundCharge } from '#server/operations/money/refund-charge.ts';
import { cancelPayment, capturePayment } from '#server/operations/money/settle-authorisation.ts';
import type { Operation, OperationDeps } from '#server/operations/operation.ts';
import { runOperation } from '#server/operations/run-operation.ts';

type Run = (context: OperationDeps & Asking, input: unknown) => Promise<unknown>;
const runs =
  <Input, Answer, Reply>(operation: Operation<Input, Answer, Reply>): Run =>
  (context, input) =>
    runOperation(context, operation, operation.input.parse(input));

/** Every money action by the name it is kept under, for a process that is told what to do. */
export const operationsByKind: Readonly<Record<string, Run>> = {
  refund_charge: runs(refundCharge),
  capture_payment: runs(capturePayment),
  cancel_payment: runs(cancelPayment),
  close_dispute: runs(closeDispute),
  answer_dispute: runs(answerDispute),
  pay_out_instantly: runs(payOutInstantly),
  pay_order: runs(payOrder),
  confirm_payment: runs(confirmPayment),
};
