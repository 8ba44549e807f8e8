import { utcInstant } from '#domain/shared/time.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Deps } from '../deps.ts';
import { sendOnce } from '../mail/outbox.ts';
import { webhookOffMail } from '../mail/templates/webhook-off.ts';
import { getStore, speakTo } from '../store/store-repository.ts';
import type { Attempt } from './deliveries-repository.ts';
import { deliveryCopy as copy } from './delivery-copy.ts';
import { toldProblem } from './delivery-problem.ts';
import { updateWebhook, type WebhookRow } from './webhooks-repository.ts';

/** Nothing is told there any more until somebody starts it again; its owner hears of it, in the same transaction. */
export async function turnOff(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  webhook: WebhookRow,
  { answer_status, error }: Pick<Attempt, 'answer_status' | 'error'>,
): Promise<void> {
  const { db, now, config } = deps;
  const at = utcInstant(now());
  await updateWebhook(db, webhook.id, { status: 'disabled', modified: at });
  const { name: storeName } = await getStore({ db, config });
  const mail = await speakTo(deps, webhook.user_email, () =>
    webhookOffMail({
      ...{ to: webhook.user_email, storeName, name: webhook.name, url: webhook.url },
      why: toldProblem({ error }).error ?? copy.answered(answer_status ?? 0),
      page: `${config.publicUrl}/wp-admin/admin.php?page=wc-admin&path=/webhooks&view=${webhook.id}`,
    }),
  );
  await sendOnce(db, `webhook off ${webhook.id} ${at}`, mail);
  await writeAudit(db, {
    ...{ at, actor_id: null, actor_email: '', ip: '', action: 'webhook.turn_off', object_kind: 'webhook' },
    ...{ object_id: String(webhook.id), after: { name: webhook.name }, result: 'succeeded' },
  });
}
