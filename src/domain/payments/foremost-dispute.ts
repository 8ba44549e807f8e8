import { type DisputeStatus, isAwaitingResponse, isUnderReview } from '../disputes/dispute-status.ts';
import type { Word } from '../shared/word.ts';

type Standing = Readonly<{
  status: Word<DisputeStatus>;
  created: number;
  evidence_details: Readonly<{ due_by: number }>;
}>;

const urgency = ({ status }: Standing): number =>
  isAwaitingResponse(status) ? 2 : isUnderReview(status) ? 1 : 0;

/** Of several disputes the one that needs the merchant most: the next deadline, then what the bank has, then the newest. */
export function foremostDispute<One extends Standing>(disputes: readonly One[]): One | undefined {
  return [...disputes].sort(
    (a, b) =>
      urgency(b) - urgency(a) ||
      (urgency(a) === 2 ? a.evidence_details.due_by - b.evidence_details.due_by : b.created - a.created),
  )[0];
}
