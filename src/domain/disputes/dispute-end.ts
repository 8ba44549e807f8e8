import { type EpochSeconds, epochSeconds } from '../shared/time.ts';
import { HAND_IN_AHEAD_S } from './draft-moments.ts';

type Noted = Readonly<{ metadata: Readonly<Record<string, string>> }>;

/** Why a dispute was lost. Evidence that was submitted counts before an acceptance, and that before silence. */
export function lostBecause({ metadata }: Noted): 'evidence' | 'accepted' | 'no_response' {
  if (metadata.__evidence_submitted_at) return 'evidence';
  return metadata.__closed_by_merchant === '1' ? 'accepted' : 'no_response';
}

const secondsIn = (text: string | undefined): EpochSeconds | undefined =>
  text !== undefined && /^\d{1,12}$/.test(text) ? epochSeconds(Number(text)) : undefined;

/** The moments the provider notes on a dispute; what it did not note is unknown. */
export const evidenceSubmittedAt = ({ metadata }: Noted): EpochSeconds | undefined =>
  secondsIn(metadata.__evidence_submitted_at);
export const disputeClosedAt = ({ metadata }: Noted): EpochSeconds | undefined =>
  secondsIn(metadata.__dispute_closed_at);

/** Names the deadline that a draft was handed in for. An inquiry that became a claim has another one, which a person may meet. */
export const HANDED_IN_KEY = '__handed_in_for';

/** Whether what the bank has was handed in by us, because nobody had submitted it. */
export function wasHandedIn(dispute: Noted): boolean {
  const [dueBy, at] = [secondsIn(dispute.metadata[HANDED_IN_KEY]), evidenceSubmittedAt(dispute)];
  return dueBy !== undefined && at !== undefined && at <= dueBy && dueBy - at <= HAND_IN_AHEAD_S;
}

type Answered = Noted & Readonly<{ evidence_details: Readonly<{ submission_count: number }> }>;

/** Whether the bank was ever given anything: what was only saved for later before somebody accepted the claim was not. */
export const hasAnswer = ({ metadata, evidence_details }: Answered): boolean =>
  evidence_details.submission_count > 0 || Boolean(metadata.__evidence_submitted_at);
