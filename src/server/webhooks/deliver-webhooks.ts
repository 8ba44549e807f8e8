import { epochSeconds, secondsOf, utcInstant } from '#domain/shared/time.ts';
import { nextTry, turnsOff } from '#domain/webhooks/next-try.ts';
import { PING_TOPIC, TEST_TOPIC } from '#domain/webhooks/webhook-topics.ts';
import type { Deps } from '../deps.ts';
import type { Route } from '../http/route.ts';
import {
  type Attempt,
  giveBack,
  keepBody,
  noteAttempt,
  type TakenDelivery,
  takeDue,
} from './deliveries-repository.ts';
import { type Body, bodyOf } from './delivery-body.ts';
import { storedProblem } from './delivery-problem.ts';
import { headersOf } from './delivery-request.ts';
import { ANSWER_WITHIN_MS, type Outcome, postSafely } from './post-safely.ts';
import { turnOff } from './turn-off-webhook.ts';
import { openSecrets } from './webhook-secret.ts';
import { findWebhook, lockWebhook, updateWebhook } from './webhooks-repository.ts';

/** Longer than any delivery takes: whoever holds one for longer has died. */
const TAKEN_FOR_S = ANSWER_WITHIN_MS / 1000 + 20;

/** Takes what is due and begins to tell it. Each is answered for by itself: nobody waits for a slow receiver. */
export async function beginDue(
  deps: Deps,
  routes: readonly Route[],
  { most = 50, signal }: Readonly<{ most?: number; signal?: AbortSignal }> = {},
): Promise<readonly Promise<void>[]> {
  const at = deps.now();
  const taken = await takeDue(deps.db, {
    ...{ now: utcInstant(at), until: utcInstant(epochSeconds(at + TAKEN_FOR_S)), most },
  });
  return taken.map((delivery) => deliver(deps, routes, delivery, signal));
}

async function deliver(
  deps: Deps,
  routes: readonly Route[],
  delivery: TakenDelivery,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    const body = await wholeBody(deps, routes, delivery);
    const began = performance.now();
    const outcome = 'error' in body ? body : await send(deps, delivery, body.text, signal);
    // Who stops tells nobody; whoever runs next does.
    if (signal?.aborted) return await giveBack(deps.db, delivery.id);
    const took_ms = Math.round(performance.now() - began);
    await note(deps, delivery, outcome, { took_ms, isGone: 'isGone' in body });
  } catch (error) {
    deps.log.error({ err: error, delivery: delivery.id }, 'a webhook could not be told');
  }
}

async function wholeBody(deps: Deps, routes: readonly Route[], delivery: TakenDelivery): Promise<Body> {
  if (delivery.body !== null) return { text: delivery.body };
  const body = await bodyOf(deps, routes, delivery);
  if ('text' in body) await keepBody(deps.db, delivery.id, body.text);
  return body;
}

async function send(
  deps: Deps,
  delivery: TakenDelivery,
  body: string,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  const now = deps.now();
  const secrets = await openSecrets(deps, delivery.webhook_id, now);
  return postSafely({
    ...{ url: delivery.url, body, signal, allowsPrivate: deps.config.webhooksPrivate },
    headers: headersOf(deps, delivery, { secrets, now, body }),
  });
}

/** Stores count a redirect that was not followed as told; we do not. */
const hasArrived = ({ kind }: TakenDelivery, outcome: Outcome): boolean =>
  'status' in outcome && outcome.status >= 200 && outcome.status <= (kind === 'store' ? 302 : 299);

const errorOf = (outcome: Outcome, arrived: boolean): string | null => {
  if ('error' in outcome) return outcome.error;
  return !arrived && outcome.status >= 300 && outcome.status < 400 ? storedProblem('redirected') : null;
};

async function note(
  deps: Deps,
  delivery: TakenDelivery,
  outcome: Outcome,
  { took_ms, isGone }: Readonly<{ took_ms: number; isGone: boolean }>,
): Promise<void> {
  const now = deps.now();
  const arrived = hasArrived(delivery, outcome);
  const { kind, topic, webhook_id } = delivery;
  const isTrial = topic === PING_TOPIC || topic === TEST_TOPIC;
  const since = delivery.first_attempted === null ? now : secondsOf(delivery.first_attempted);
  const again =
    arrived || isTrial ? undefined : nextTry({ kind, since, attempts: delivery.attempts + 1, now });
  const attempt: Attempt = {
    state: arrived ? 'delivered' : again === undefined ? 'failed' : 'waiting',
    due: again === undefined ? null : utcInstant(again),
    ...{ attempted: utcInstant(now), took_ms },
    answer_status: 'status' in outcome ? outcome.status : null,
    answer: 'status' in outcome ? outcome.answer : null,
    error: errorOf(outcome, arrived),
  };
  await deps.db.transaction().execute(async (trx) => {
    if (!(await noteAttempt(trx, delivery.id, attempt)) || isTrial || isGone) return;
    await lockWebhook(trx, webhook_id);
    const webhook = await findWebhook(trx, webhook_id);
    if (!webhook || (arrived && webhook.failures === 0)) return;
    const failures = arrived ? 0 : webhook.failures + 1;
    await updateWebhook(trx, webhook_id, { failures });
    if (
      !arrived &&
      webhook.status === 'active' &&
      turnsOff({ kind, failures, isGivenUp: again === undefined })
    )
      await turnOff({ ...deps, db: trx }, webhook, attempt);
  });
}
