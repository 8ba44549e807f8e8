import * as contract from '#contract/connect.ts';
import { fail } from '#contract/kit/errors.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import { writeOptions } from '../../store/options-repository.ts';
import { readSettings, writeSettings } from '../settings/settings-repository.ts';

const SUCCESS = { result: 'success' } as const;

export const connectRoutes: readonly Route[] = [
  route(contract.answerTerms, async (context, { accept }) => {
    await switchGateway(context, accept, 'terms.answer');
    return SUCCESS;
  }),
  route(contract.reactivateGateway, async (context) => {
    await switchGateway(context, true, 'terms.reactivate');
    return SUCCESS;
  }),
  route(contract.noteConnectionTracked, async (context) => {
    await writeOptions(context, { _just_connected: false });
    return SUCCESS;
  }),
];

/** Who declines the terms takes no payments; the agreement itself is a line of the audit log. */
async function switchGateway(
  { db, now, actor, ip }: Context,
  is_wcpay_enabled: boolean,
  action: `terms.${string}`,
): Promise<void> {
  const at = utcInstant(now());
  await db.transaction().execute(async (trx) => {
    const before = await readSettings(trx);
    const change = { onto: before.version, changes: { is_wcpay_enabled }, by: actor.email, at };
    if (!(await writeSettings(trx, change)))
      throw fail('settings_conflict', { version: before.version, by: before.last_change?.by ?? '' });
    await writeAudit(trx, {
      at,
      ...authorOf({ actor, ip }),
      action,
      result: 'succeeded',
      object_kind: 'terms',
      object_id: 'settings-popup',
      before: { is_wcpay_enabled: before.is_wcpay_enabled },
      after: { is_wcpay_enabled },
    });
  });
}
