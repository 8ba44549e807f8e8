import * as z from 'zod/mini';
import { listApprovals } from '#contract/approvals.ts';
import { listAuthorizations } from '#contract/authorizations.ts';
import { getDispute, listDisputes } from '#contract/disputes.ts';
import { getEvidenceDesk } from '#contract/evidence.ts';
import { mayCall } from '#contract/kit/endpoint.ts';
import { disputeId } from '#contract/operations.ts';
import { readWaiting } from '#contract/waiting.ts';
import { missingEvidence } from '#domain/disputes/evidence-missing.ts';
import { evidenceSections } from '#domain/disputes/evidence-sections.ts';
import { daysLeft } from '#domain/disputes/response-deadline.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { assistantsCopy as copy } from './assistants-copy.ts';
import { pageAddresses as pages } from './page-addresses.ts';
import { type Asking, type Tool, tool, withAmounts } from './tool.ts';

const FEW = 10;

/** What somebody has to do, and by when. */
export const waitingTools: readonly Tool[] = [
  tool({
    name: 'list_waiting',
    title: 'What waits for me',
    words:
      'Everything that waits for somebody: disputes to answer with their deadlines, payments to capture before their hold ends, requests to approve. At most ten of each, the most urgent first.',
    input: z.object({}),
    needs: readWaiting,
    run: async ({ read, page }) => {
      const first = { pagesize: FEW };
      const counts = await read(readWaiting, {});
      const disputes = [
        await read(listDisputes, { ...first, status_is: 'needs_response', ...SOONEST }),
        await read(listDisputes, { ...first, status_is: 'warning_needs_response', ...SOONEST }),
      ].flatMap(({ data }) => data);
      const held = await read(listAuthorizations, { ...first, sort: 'capture_by', direction: 'asc' });
      const asked = await read(listApprovals, { ...first, view: 'waiting' });
      return {
        ...withAmounts(readWaiting, counts),
        disputes_page: page(pages.disputes()),
        uncaptured_page: page(pages.uncaptured()),
        disputes_to_answer: data(listDisputes, disputes, ({ dispute_id }) => page(pages.dispute(dispute_id))),
        payments_to_capture: data(listAuthorizations, held.data, ({ payment_intent_id }) =>
          page(pages.payment(payment_intent_id)),
        ),
        approvals: data(listApprovals, asked.data, () => page(pages.approvals())),
        approvals_you_could_decide: asked.to_decide,
      };
    },
  }),

  tool({
    name: 'explain_dispute',
    title: 'Explain a dispute',
    words:
      'One dispute: its reason and amount, until when an answer is due, how many days are left, and which evidence that banks weigh for this reason is still missing.',
    input: z.object({ dispute_id: disputeId }),
    needs: getDispute,
    run: async ({ read, page, assistant }, { dispute_id }) => {
      const dispute = await read(getDispute, { dispute_id });
      const { due_by, past_due, submission_count } = dispute.evidence_details;
      const { reason, status, amount, currency, payment_intent } = dispute;
      return {
        ...withAmounts(getDispute, { id: dispute.id, reason, status, amount, currency, payment_intent }),
        answer_due: due_by > 0 ? `${utcInstant(due_by)} UTC` : null,
        days_left: due_by > 0 ? daysLeft(due_by, assistant.context.now()) : null,
        past_due,
        answered: submission_count > 0,
        ...(await missingOf({ read, assistant }, dispute)),
        page: page(pages.dispute(dispute_id)),
        evidence_page: page(pages.evidence(dispute_id)),
      };
    },
  }),
];

const SOONEST = { sort: 'due_by', direction: 'asc' } as const;

type Listing = Readonly<{ reply: z.ZodMiniType }> & Parameters<typeof withAmounts>[0];

/** Rows of a list, each with the page it stands on. */
const data = <Row extends object>(
  endpoint: Listing,
  rows: readonly Row[],
  pageOf: (row: Row) => string,
): unknown => withAmounts(endpoint, { data: rows.map((row) => ({ ...row, page: pageOf(row) })) }).data;

type Missing = Readonly<{ missing_evidence: readonly string[] | null; evidence_words?: string }>;

/** By the same rule as the page where evidence is prepared. */
async function missingOf(
  { read, assistant }: Pick<Asking, 'read' | 'assistant'>,
  { id: dispute_id, reason }: Readonly<{ id: z.output<typeof disputeId>; reason: string }>,
): Promise<Missing> {
  if (!mayCall(getEvidenceDesk, assistant.actor.capabilities))
    return { missing_evidence: null, evidence_words: copy.notEvidence };
  const { evidence, product_type } = await read(getEvidenceDesk, { dispute_id });
  const sections = evidenceSections(reason as never, (product_type ?? 'multiple') as never);
  return { missing_evidence: missingEvidence(reason as never, sections, evidence) };
}
