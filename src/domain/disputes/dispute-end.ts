import { type EpochSeconds, epochSeconds } from '../shared/time.ts';

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
