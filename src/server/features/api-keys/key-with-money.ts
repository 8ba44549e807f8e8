import type { createApiKey } from '#contract/api-keys.ts';
import type { Received } from '#contract/kit/endpoint.ts';
import { CAPABILITY_WORDS } from '#domain/people/capabilities-copy.ts';
import { keyMovesMoney } from '#domain/people/key-capabilities.ts';
import { inputAsked } from '../../approvals/prepared.ts';
import type { Approving } from '../../http/route.ts';
import { keyApprovalCopy as copy } from './key-approval-copy.ts';

type Wanted = Received<typeof createApiKey>;

/** A key that can move money may need a second person. Its secret is for whoever asked alone, so they make it once approved. */
export const keyWithMoney: Approving<Wanted> = {
  prepare: async ({ actor }, wanted) =>
    keyMovesMoney(actor.capabilities, { scope: wanted.scope, capabilities: wanted.capabilities ?? null })
      ? {
          words: () => wordsOf(wanted),
          object_kind: 'api_key',
          object_id: 'new',
          subjects: ['api keys'],
        }
      : undefined,
  words: (asked) => {
    const wanted = inputAsked<Wanted>(asked);
    return wanted && wordsOf(wanted);
  },
  showsSecret: true,
};

/** Whoever asked makes the same key once more when it is approved, so all that makes it the same is said. */
function wordsOf({ description, capabilities, expires_in_days: days, proposes }: Wanted): string {
  const may = capabilities?.map((each) => CAPABILITY_WORDS[each]).join(' · ') ?? copy.everything;
  if (days === undefined)
    return proposes ? copy.makeProposing(description, may) : copy.make(description, may);
  return proposes
    ? copy.makeProposingForDays(description, may, days)
    : copy.makeForDays(description, may, days);
}
