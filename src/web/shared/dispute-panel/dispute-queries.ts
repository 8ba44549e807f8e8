import { useMutation, useQueryClient } from '@tanstack/react-query';
import { acceptDispute, getDispute } from '#contract/disputes.ts';
import { AppError } from '#contract/failure.ts';
import type { DisputeId } from '#domain/shared/ids.ts';
import { call } from '#web/api/client.ts';
import { readQuery } from '#web/api/query-client.ts';
import { askOnce } from '../payment-actions/ask-once.ts';

export const disputeQuery = (dispute_id: DisputeId) => readQuery(getDispute, { dispute_id });

/** Nobody knows yet how it ended, so nobody may call it a failure. */
const UNSETTLED = [
  'network_timeout',
  'reply_not_understood',
  'operation_in_progress',
  'operation_needs_attention',
  'provider_answer_unknown',
];
export const isUnsettled = (error: unknown): boolean =>
  error instanceof AppError && UNSETTLED.includes(error.code);

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
