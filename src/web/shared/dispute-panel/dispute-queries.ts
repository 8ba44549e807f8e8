import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { acceptDispute, getDispute } from '#contract/disputes.ts';
import { AppError } from '#contract/failure.ts';
import type { DisputeId } from '#domain/shared/ids.ts';
import { call } from '#web/api/client.ts';
import { readQuery } from '#web/api/query-client.ts';

export const disputeQuery = (dispute_id: DisputeId) => readQuery(getDispute, { dispute_id });

/** Nobody knows yet how it ended: only the same key may ask again, and nobody may call it a failure. */
const UNSETTLED = [
  'network_unreachable',
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
  const key = useRef<string>(undefined);
  return useMutation({
    mutationFn: async (dispute_id: DisputeId) => {
      key.current ??= crypto.randomUUID();
      try {
        const accepted = await call(acceptDispute, { dispute_id }, { idempotencyKey: key.current });
        key.current = undefined;
        return accepted;
      } catch (error) {
        if (!isUnsettled(error)) key.current = undefined;
        throw error;
      }
    },
    onSettled: () => client.invalidateQueries(),
  });
}
