import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerDispute, type Dispute, getDispute } from '#contract/disputes.ts';
import {
  getEvidenceDesk,
  keepInLibrary,
  listLibrary,
  removeFromLibrary,
  takeFromLibrary,
} from '#contract/evidence.ts';
import type { Sent } from '#contract/kit/endpoint.ts';
import type { DisputeId } from '#domain/shared/ids.ts';
import { call } from '#web/api/client.ts';
import { keyOf, readQuery } from '#web/api/query-client.ts';
import { askOnce } from '#web/blocks/payment-actions/ask-once.ts';
import { takeAbandoned } from './local-draft.ts';

export const disputeQuery = (dispute_id: DisputeId) => readQuery(getDispute, { dispute_id });
/** Read anew each time the page opens: a form must never begin with what somebody has since changed. */
export const deskQuery = (dispute_id: DisputeId) => ({
  ...readQuery(getEvidenceDesk, { dispute_id }),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});
const ABANDONED = 'abandoned evidence';
/** What this browser kept and no open tab holds; taken once, when the page opens. */
export const abandonedQuery = (dispute_id: DisputeId) => ({
  queryKey: [ABANDONED, dispute_id],
  queryFn: () => takeAbandoned(dispute_id),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});
export const libraryQuery = () => readQuery(listLibrary, {});

export type Answer = Readonly<{
  dispute_id: DisputeId;
  evidence: Record<string, string>;
  metadata: Record<string, string>;
  submit: boolean;
}>;

/**
 * Saves with the provider, or submits. The key belongs to these very words and is kept until the answer is final:
 * pressing again asks the same question, and evidence is submitted once.
 */
export const answerOnce = (answer: Answer): Promise<Dispute> =>
  askOnce(`answer ${answer.dispute_id} ${digest(JSON.stringify(answer))}`, (idempotencyKey) =>
    call(answerDispute, answer, { idempotencyKey }),
  );

/** Lists, counts, the payment and its timeline may all say something else now; the desk is read when it opens. */
export const readAfterAnswer = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== getEvidenceDesk.path && queryKey[0] !== ABANDONED,
  });

/** Short and stable, to tell one text from another; nothing rests on it being hard to forge. */
function digest(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return (hash >>> 0).toString(36);
}

export function useLibrary() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: keyOf(listLibrary) });
  return {
    keep: useMutation({
      mutationFn: (input: Sent<typeof keepInLibrary>) => call(keepInLibrary, input),
      onSuccess,
    }),
    take: useMutation({
      mutationFn: (input: Sent<typeof takeFromLibrary>) => call(takeFromLibrary, input),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (input: Sent<typeof removeFromLibrary>) => call(removeFromLibrary, input),
      onSuccess,
    }),
  };
}
