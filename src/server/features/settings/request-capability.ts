import { fail } from '#contract/kit/errors.ts';
import { type CapabilityStatus, readCapabilityStatus } from '#domain/settings/method-standing.ts';
import { isPaymentMethodId } from '#domain/settings/payment-methods.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Context } from '../../http/route.ts';
import { readAccountAgain, type SettingsDeps } from './change-account.ts';
import { settingsRefusalsCopy as copy } from './settings-refusals-copy.ts';
import { viewSettings } from './settings-view.ts';

/** Asks for a method that was never asked for, and answers how that stands; one that was asked for before answers null. */
export async function requestCapability(
  deps: SettingsDeps & Pick<Context, 'actor' | 'ip'>,
  id: string,
): Promise<{ id: string; status: CapabilityStatus } | null> {
  if (!isPaymentMethodId(id)) throw fail('rest_invalid_param', { params: { id: copy.noMethod } });
  const { db, provider, now, actor, ip } = deps;
  const known = (await viewSettings(db)).payment_method_statuses[`${id}_payments`];
  if (known && known.status !== 'unrequested') return null;
  const status = readCapabilityStatus(await provider.requestCapability(id));
  await readAccountAgain(deps);
  await db.transaction().execute((trx) =>
    writeAudit(trx, {
      at: utcInstant(now()),
      ...authorOf({ actor, ip }),
      action: 'payment_method.request',
      object_kind: 'payment_method',
      object_id: id,
      before: { status: 'unrequested' },
      after: { status },
      result: 'succeeded',
    }),
  );
  return { id, status };
}
