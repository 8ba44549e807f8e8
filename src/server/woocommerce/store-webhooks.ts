import { AppError } from '#contract/kit/errors.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { type Foreign, idOf, listOf, partOf, textOf } from '#domain/woocommerce/foreign-fields.ts';
import { planWebhooks, type WebhookStep } from '#domain/woocommerce/webhook-plan.ts';
import { getSecret } from '../access/secret-repository.ts';
import type { Config } from '../config.ts';
import { findAttached, updateAttached } from '../store/mirror/attached-store-repository.ts';
import { STORE_EVENTS_PATH } from './accept-store-delivery.ts';
import { type FollowDeps, readToEnd } from './copy-store.ts';

const NAME = 'Countinghouse';

/** Whether the store could reach us at all; a machine without an address of its own is followed by looking alone. */
export const isReachable = ({ publicUrl, named, woocommerce }: Config): boolean =>
  named.includes('PUBLIC_URL') ||
  (woocommerce !== undefined && new URL(publicUrl).hostname === new URL(woocommerce.url).hostname);

type Left = Readonly<{ left: Readonly<Record<string, number>>; trouble?: AppError }>;

/** Takes back what the store tells us by, and nobody else's. Answers which are still there, and what stood in the way. */
export async function removeWebhooks(
  { db, line }: Pick<FollowDeps, 'db' | 'line'>,
  publicUrl: string,
): Promise<Left> {
  const left = { ...(await findAttached(db))?.webhooks };
  const known = Object.values(left);
  const isOurs = ({ id, name, delivery_url }: Foreign): boolean =>
    textOf(delivery_url) === `${publicUrl}${STORE_EVENTS_PATH}` ||
    (known.includes(idOf(id) ?? 0) && textOf(name).startsWith(NAME));
  try {
    const there = listOf(await readToEnd(line, 'webhooks'));
    for (const { id, topic } of there.filter(isOurs)) {
      await line.send('DELETE', `webhooks/${idOf(id)}`, {}, { force: true });
      delete left[textOf(topic)];
    }
    return { left: {} };
  } catch (error) {
    if (error instanceof AppError) return { left, trouble: error };
    throw error;
  }
}

/** Makes what the store tells us by, and makes it again where it was switched off or removed. */
export async function ensureWebhooks(deps: FollowDeps, publicUrl: string): Promise<void> {
  const { db, now, line } = deps;
  const delivery_url = `${publicUrl}${STORE_EVENTS_PATH}`;
  const secret = (await getSecret(db, 'store_events', now())).toString('hex');
  const attached = await findAttached(db);
  const known = attached?.webhooks ?? {};
  const there = await readToEnd(line, 'webhooks');
  const made: Record<string, number> = {};
  const act = async (step: WebhookStep): Promise<number | undefined> => {
    if (step.do === 'keep') return step.id;
    if (step.do === 'wake') {
      await line.send('PUT', `webhooks/${step.id}`, { status: 'active', secret });
      return step.id;
    }
    const body = { name: `${NAME}: ${step.topic}`, topic: step.topic, delivery_url, secret };
    return idOf(partOf(await line.send('POST', 'webhooks', body)).id);
  };
  for (const step of planWebhooks(there, delivery_url, known, attached?.has_subscriptions ?? false)) {
    const id = await act(step);
    if (id !== undefined) made[step.topic] = id;
    await updateAttached(db, { webhooks: { ...known, ...made } });
  }
  await updateAttached(db, { webhooks_checked: utcInstant(now()) });
}
