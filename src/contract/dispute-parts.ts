import * as z from 'zod/mini';
import { unixSeconds } from './account.ts';
import { wordOf } from './kit/fields.ts';
import { personal } from './kit/seen-by.ts';

// What every shape of a dispute has in common: as the list, the payment and the read model carry it.

export const evidenceDetails = z.object({
  has_evidence: z.boolean(),
  due_by: unixSeconds,
  past_due: z.boolean(),
  submission_count: z.int(),
});

/** What only some providers say of a dispute. */
export const providerWords = {
  is_charge_refundable: z.optional(z.boolean()),
  enhanced_evidence: z.optional(z.array(z.object({ type: z.string(), status: z.string() }))),
  answered_for_merchant: z.optional(wordOf(['may', 'has'])),
};

/** What the customer's bank sent along. */
export const issuerEvidence = personal(
  z.nullable(
    z.array(
      z.object({
        evidence_type: wordOf(['retrieval', 'chargeback', 'response']),
        file_evidence: z.array(z.string()),
        text_evidence: z.nullable(z.string()),
      }),
    ),
  ),
);
