import type { DisputeReason } from '#domain/disputes/dispute-status.ts';
import type { DisputeId, FileId } from '#domain/shared/ids.ts';
import { utcInstant } from '#domain/shared/time.ts';
import type { Dispute, IssuerEvidence, ProviderFile } from '../../provider-objects.ts';
import { writePlainPdf } from './plain-pdf.ts';

const CLAIMS: Partial<Record<DisputeReason, string>> = {
  fraudulent: 'The cardholder states that they did not make this purchase.',
  product_not_received: 'The cardholder states that the goods never arrived.',
  product_unacceptable: 'The cardholder states that the goods were damaged.',
  duplicate: 'The cardholder states that they were charged twice.',
  unrecognized: 'The cardholder does not recognise the name on the statement.',
  subscription_canceled: 'The cardholder states that the subscription had ended.',
  credit_not_processed: 'The cardholder states that a promised refund never came.',
};
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
  const text_evidence = CLAIMS[reason];
  if (text_evidence === undefined) return null;
  const evidence_type = isInquiry ? 'retrieval' : 'chargeback';
  return [{ evidence_type, file_evidence: [letterOf(dispute)], text_evidence }];
}

/** Nothing in it changes while the dispute takes its course, so it is written whenever somebody wants to read it. */
const writeLetter = (dispute: Dispute): Uint8Array =>
  writePlainPdf([
    'Statement of the cardholder',
    '',
    `Dispute: ${dispute.id}`,
    `Payment: ${dispute.charge}`,
    `Received: ${utcInstant(dispute.created).slice(0, 10)}`,
    '',
    CLAIMS[dispute.reason] ?? '',
    '',
    'This letter comes from a simulated bank.',
  ]);

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
