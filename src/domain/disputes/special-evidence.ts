/** What a card network takes beside the usual evidence, in a form of its own that only the provider's pages have. */
export type SpecialEvidence = 'compelling_evidence' | 'compliance_fee';

type Offered = Readonly<{ type: string; status: string }>;

/** A dispute that has been found not to qualify, or whose fee was acknowledged, asks for nothing any more. */
const ASKED: Readonly<Record<string, Readonly<Record<string, SpecialEvidence>>>> = {
  visa_compelling_evidence_3: { qualified: 'compelling_evidence', requires_action: 'compelling_evidence' },
  visa_compliance: { requires_fee_acknowledgement: 'compliance_fee' },
  mastercard_compliance: { requires_fee_acknowledgement: 'compliance_fee' },
};

/** What a merchant should hear of before they answer, each once. */
export const specialEvidence = (offered: readonly Offered[] = []): readonly SpecialEvidence[] => [
  ...new Set(offered.flatMap(({ type, status }) => ASKED[type]?.[status] ?? [])),
];
