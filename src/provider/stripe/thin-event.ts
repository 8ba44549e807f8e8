import * as z from 'zod/mini';

/** The newer half of Stripe's interface only names what changed, and whose it is. */
const thinEvent = z.object({
  id: z.string(),
  object: z.literal('v2.core.event'),
  type: z.string(),
  created: z.string(),
  livemode: z.boolean(),
  context: z.nullish(z.string()),
  /** What there is only one of has no id. */
  related_object: z.nullish(z.object({ id: z.nullish(z.string()), type: z.string() })),
});
type ThinEvent = z.output<typeof thinEvent>;

/** Its words for what the older half calls otherwise. */
const OLDER: Readonly<Record<string, string>> = {
  'v2.core.account': 'account',
  'v2.core.account_person': 'person',
};
const ABOUT_AN_ACCOUNT = /^(v1\.account|v2\.core\.account)\b/;

/** The same event in the words of the older half; anything else is left as it is. */
export function asOlderEvent(told: unknown): unknown {
  const { data } = thinEvent.safeParse(told);
  return data ? olderEvent(data) : told;
}

function olderEvent({ id, type, created, livemode, context, related_object }: ThinEvent) {
  const object = OLDER[related_object?.type ?? ''] ?? related_object?.type ?? unnamed(type);
  return {
    id,
    object: 'event',
    type,
    livemode,
    created: Math.floor(Date.parse(created) / 1000),
    account: object === 'account' ? (related_object?.id ?? context) : context,
    is_thin: true,
    data: { object: { object, id: related_object?.id } },
  };
}

const unnamed = (type: string): string => (ABOUT_AN_ACCOUNT.test(type) ? 'account' : type);
