import * as contract from '#contract/options.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { type Context, route } from '../../http/route.ts';
import { readOptions, writeOptions } from '../../store/options-repository.ts';

/** What decides over money: who changed it, and from what, is written down. */
const AUDITED = ['wcpay_dispute_drafts_handed_in'] as const satisfies readonly contract.OptionName[];

export const optionsRoutes = [
  route(contract.getOptions, async (context, { options }) => {
    const all = await readOptions(context);
    const asked = contract.optionNames(options).filter(contract.isOptionName);
    return Object.fromEntries(asked.map((name) => [name, all[name]]));
  }),

  route(contract.saveOptions, async (context, values) => {
    const { db, config, now } = context;
    await db.transaction().execute(async (trx) => {
      const before = await readOptions({ db: trx, config });
      await writeOptions({ db: trx, now }, values);
      for (const name of AUDITED) {
        const after = values[name];
        if (after !== undefined && after !== before[name])
          await audit({ ...context, db: trx }, { [name]: before[name] }, { [name]: after });
      }
    });
    return Object.fromEntries(Object.keys(values).map((name) => [name, true]));
  }),
];

const audit = (
  { db, now, actor, ip }: Pick<Context, 'db' | 'now' | 'actor' | 'ip'>,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Promise<void> =>
  writeAudit(db, {
    at: utcInstant(now()),
    ...authorOf({ actor, ip }),
    action: 'settings.save',
    object_kind: 'settings',
    object_id: 'payments',
    result: 'succeeded',
    before,
    after,
  });
