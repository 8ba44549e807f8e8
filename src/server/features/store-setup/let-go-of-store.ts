import { fail } from '#contract/kit/errors.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Actor, Deps } from '../../deps.ts';
import { letGoOf } from '../../store/mirror/attached-store-repository.ts';
import { WOOCOMMERCE } from '../../woocommerce/keep-page.ts';
import { openStoreLine } from '../../woocommerce/store-line.ts';
import { removeWebhooks } from '../../woocommerce/store-webhooks.ts';

type By = Pick<Deps, 'db' | 'config' | 'now' | 'log'> & Readonly<{ actor: Actor; ip: string }>;

/** A person waits in front of the page. */
const WITHIN_MS = 10_000;

/**
 * Takes back the webhooks first, while there is a key: one that dies in between finds them made again. A store that does not
 * answer is let go of all the same, and the page says what is left there.
 */
export async function letGoOfStore(by: By): Promise<void> {
  const { db, config, now, log, actor, ip } = by;
  const { woocommerce } = config;
  if (!woocommerce) throw fail('store_not_attached');
  if (woocommerce.given === undefined) throw fail('store_set_by_server');
  const line = openStoreLine(woocommerce, { timeoutMs: WITHIN_MS, pausesMs: [] });
  const { left, trouble } = await removeWebhooks({ db, line }, config.publicUrl);
  if (trouble) log.warn({ code: trouble.code, left }, 'webhooks stay in a store that was let go of');
  const at = utcInstant(now());
  await db.transaction().execute(async (trx) => {
    await letGoOf(trx, WOOCOMMERCE, { at, webhooks: left });
    await writeAudit(trx, {
      ...authorOf({ actor, ip }),
      at,
      ...{ action: 'store.let_go', object_kind: 'store', object_id: woocommerce.url },
      ...{ after: { webhooks_left: Object.keys(left).length }, result: 'succeeded' as const },
    });
  });
}
