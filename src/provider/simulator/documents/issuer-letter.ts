import type { DisputeReason } from '#domain/disputes/dispute-status.ts';
import type { DisputeId, FileId } from '#domain/shared/ids.ts';
import { inSource } from '#domain/shared/spoken.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { known } from '#domain/shared/word.ts';
import type { Dispute, IssuerEvidence, ProviderFile } from '../../provider-objects.ts';
import { issuerLetterCopy as copy } from './issuer-letter-copy.ts';
import { isPlain, writePlainPdf } from './plain-pdf.ts';

const PURPOSE = 'dispute_issuer_evidence';

/** A dispute has at most one letter, so each can be found by the other's name. */
const letterOf = (dispute: DisputeId): FileId => `file_${dispute.slice('dp_'.length)}`;
const disputeOf = (letter: FileId): DisputeId => `dp_${letter.slice('file_'.length)}`;

/** What the customer's bank says of its side, with a letter; for some reasons banks say nothing. */
export function issuerEvidence(
  dispute: DisputeId,
  reason: DisputeReason,
  isInquiry: boolean,
): readonly IssuerEvidence[] | null {
  // It stands in books that people of several languages read.
  const text_evidence = inSource(() => claimOf(reason));
  if (text_evidence === undefined) return null;
  const evidence_type = isInquiry ? 'retrieval' : 'chargeback';
  return [{ evidence_type, file_evidence: [letterOf(dispute)], text_evidence }];
}

const claimOf = (reason: DisputeReason): string | undefined => known(copy.claims, reason);

/** Nothing in it changes while the dispute takes its course, so it is written whenever somebody wants to read it. */
function writeLetter(dispute: Dispute): Uint8Array {
  const lines = (): readonly string[] => [
    copy.title,
    '',
    copy.dispute(dispute.id),
    copy.payment(dispute.charge),
    copy.received(utcInstant(dispute.created).slice(0, 10)),
    '',
    claimOf(dispute.reason) ?? '',
    '',
    copy.simulated,
  ];
  return writePlainPdf(lines().every(isPlain) ? lines() : inSource(lines));
}

/** The letters that the bank sent along, as files of the provider. */
export const letterFiles = (dispute: Dispute): readonly ProviderFile[] =>
  (dispute.issuer_evidence ?? [])
    .flatMap(({ file_evidence }) => file_evidence)
    .map((id) => ({
      id,
      purpose: PURPOSE,
      type: 'pdf',
      title: null,
      created: dispute.created,
      filename: `cardholder-statement-${dispute.id.slice(-6)}.pdf`,
      size: writeLetter(dispute).byteLength,
    }));

/** The bytes of a letter; nothing for any other file. */
export async function readLetter(
  findDispute: (id: DisputeId) => Promise<Dispute | undefined>,
  file: ProviderFile,
): Promise<Uint8Array | undefined> {
  if (file.purpose !== PURPOSE) return undefined;
  const dispute = await findDispute(disputeOf(file.id));
  return dispute && writeLetter(dispute);
}
