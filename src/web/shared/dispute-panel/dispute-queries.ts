import { useMutation, useQueryClient } from '@tanstack/react-query';
import { acceptDispute, getDispute } from '#contract/disputes.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '#contract/failure.ts';
import type { DisputeId } from '#domain/shared/ids.ts';
import { call } from '#web/api/client.ts';
import { readQuery } from '#web/api/query-client.ts';
import { askOnce } from '../payment-actions/ask-once.ts';
import { endsKey } from '../payment-actions/money-request.ts';
import { paymentActionsCopy as paymentCopy } from '../payment-actions/payment-actions-copy.ts';
import { disputePanelCopy as copy } from './dispute-panel-copy.ts';

export const disputeQuery = (dispute_id: DisputeId) => readQuery(getDispute, { dispute_id });

/** Nobody knows yet how it ended, so nobody may call it a failure. */
export const isUnsettled = (error: unknown): boolean => !endsKey(error);

/** Failures that say themselves that it is not settled; a line that breaks says nothing about the dispute. */
const SAY_SO: readonly ErrorCode[] = [
  'operation_in_progress',
  'operation_needs_attention',
  'provider_answer_unknown',
];
export const acceptFailureWords = (error: unknown): string => {
  if (!isUnsettled(error)) return copy.acceptFailed;
  return error instanceof AppError && SAY_SO.includes(error.code) ? error.message : paymentCopy.unknownText;
};

/**
 * Accepts a dispute under one key from the first press to a final answer. Everything the page shows may have changed with
 * it: the payment, its timeline, the balance and the lists.
 */
export function useAcceptDispute() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (dispute_id: DisputeId) =>
      askOnce(`accept ${dispute_id}`, (idempotencyKey) =>
        call(acceptDispute, { dispute_id }, { idempotencyKey }),
      ),
    onSettled: () => client.invalidateQueries(),
  });
}
