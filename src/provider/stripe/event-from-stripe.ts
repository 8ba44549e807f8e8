import * as z from 'zod/mini';
import { fail } from '#contract/kit/errors.ts';
import type { ObjectKind } from '../provider-objects.ts';
import type { StripeSettings } from './stripe-settings.ts';
import { asOlderEvent } from './thin-event.ts';

/** What every event must say; the rest of it is asked for again. */
const stripeEvent = z.object({
  id: z.string(),
  object: z.literal('event'),
  type: z.string(),
  created: z.int(),
  livemode: z.boolean(),
  account: z.nullish(z.string()),
  is_thin: z.optional(z.boolean()),
  data: z.object({ object: z.looseObject({ object: z.string(), id: z.nullish(z.string()) }) }),
});
export type StripeEvent = z.output<typeof stripeEvent>;
type ToldObject = StripeEvent['data']['object'];

/** Our words for Stripe's objects. */
const KINDS: Readonly<Record<string, ObjectKind>> = {
  charge: 'charge',
  payment_intent: 'payment_intent',
  refund: 'refund',
  dispute: 'dispute',
  payout: 'payout',
  'terminal.reader': 'reader',
  file: 'file',
};
/** What is told about something else: a review is about its charge, or its payment where there is no charge yet, a person or a bank account about the account. */
const ABOUT_A_CHARGE: readonly string[] = ['review', 'radar.early_fraud_warning'];
const ABOUT_THE_ACCOUNT: readonly string[] = [
  'account',
  'capability',
  'person',
  'bank_account',
  'card',
  'balance_settings',
  'application', // The platform was shown the door: the account is asked, and says so.
];

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export type ToldEvent = Readonly<{
  id: string;
  type: string;
  created: number;
  account_id: string;
  /** A kind of ours, or Stripe's own word for what we keep nothing of. */
  kind: string;
  object_id: string;
}>;

export function eventFromStripe({ id, type, created, data }: StripeEvent, account_id: string): ToldEvent {
  return { id, type, created, account_id, ...subjectOf(data.object, account_id, id) };
}

function subjectOf(told: ToldObject, account_id: string, event: string) {
  const kind = KINDS[told.object];
  const id = text(told.id);
  if (kind && id) return { kind, object_id: id };
  const charge = text(told.charge);
  if (ABOUT_A_CHARGE.includes(told.object) && charge) return { kind: 'charge', object_id: charge };
  const payment = text(told.payment_intent);
  if (ABOUT_A_CHARGE.includes(told.object) && payment) return { kind: 'payment_intent', object_id: payment };
  if (ABOUT_THE_ACCOUNT.includes(told.object)) return { kind: 'account', object_id: account_id };
  return { kind: told.object, object_id: id ?? event };
}

/** One delivery, whose signature was found right. Events of other accounts, or of the other mode, are not ours. */
export function readDelivery(
  { isLive, account }: Pick<StripeSettings, 'isLive' | 'account'>,
  accountId: string,
  told: unknown,
): ToldEvent {
  const parsed = stripeEvent.safeParse(asOlderEvent(told));
  if (!parsed.success) throw fail('event_malformed', { field: parsed.error.issues[0]?.path.join('.') ?? '' });
  const { livemode, account: of, is_thin } = parsed.data;
  if (livemode !== isLive) throw fail('event_of_other_mode');
  /** One that only names what changed may leave out whose it is. What it names is read in our name, and not found if it is not ours. */
  const isUnsaid = of == null && (account === undefined || is_thin);
  if (!isUnsaid && of !== (account ?? accountId)) throw fail('event_of_other_account');
  return eventFromStripe(parsed.data, accountId);
}
