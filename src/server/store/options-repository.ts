import { sql } from 'kysely';
import { isOptionName, OPTIONS, type Options } from '#contract/options.ts';
import { readOnce } from '#domain/shared/read-once.ts';
import { utcInstant } from '#domain/shared/time.ts';
import type { Config } from '../config.ts';
import { askedOf } from '../db/asked-of.ts';
import type { Database } from '../db/database.ts';
import { plannedOnce } from '../db/plan-once.ts';
import type { Deps } from '../deps.ts';

/** What an option holds until somebody writes it. The store's own settings start as the environment says. */
export const defaultOptions = ({ store }: Pick<Config, 'store'>): Options => ({
  wcpay_onboarding_eligibility_modal_dismissed: false,
  wcpay_connection_success_modal_dismissed: false,
  wcpay_next_deposit_notice_dismissed: false,
  wcpay_instant_deposit_notice_dismissed: false,
  wcpay_frt_discover_banner_settings: '{}',
  wcpay_multi_currency_setup_completed: 'no',
  wcpay_multi_currency_enable_auto_currency: 'no',
  wcpay_multi_currency_enable_storefront_switcher: 'no',
  wcpay_survey_payment_overview_submitted: false,
  wcpay_reporting_export_modal_dismissed: false,
  wcpay_duplicate_payment_method_notices_dismissed: {},
  wcpay_capability_request_dismissed_notices: {},
  wcpay_fraud_protection_welcome_tour_dismissed: false,
  wcpay_dispute_drafts_handed_in: 'unasked',
  woocommerce_dismissed_todo_tasks: [],
  woocommerce_deleted_todo_tasks: [],
  woocommerce_remind_me_later_todo_tasks: {},
  woocommerce_allow_tracking: 'yes',
  woocommerce_currency: store.currency,
  woocommerce_default_country: store.country,
  woocommerce_allowed_countries: 'all',
  woocommerce_all_except_countries: [],
  woocommerce_specific_allowed_countries: [],
  woocommerce_onboarding_profile: { industry: [] },
  woocommerce_coming_soon: 'no',
  woocommerce_private_link: 'no',
  woocommerce_share_key: '',
  store_customer_mails: { paid: true, refunded: true, completed: true },
  blogname: 'Countinghouse store',
  current_theme: 'Storefront',
  timezone_string: store.timezone,
  date_format: 'M j, Y',
  time_format: 'H:i',
  WPLANG: '',
});

/** All options, each as stored or as it starts. A stored value that no longer fits its schema counts as not stored. */
export async function readOptions({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<Options> {
  return { ...defaultOptions(config), ...fittingOptions(await findStored(db)) };
}

const findStored = askedOf(async (db): Promise<string> => {
  const { rows } = await sql<{ stored: string }>`
    ${plannedOnce} select coalesce(json_object_agg(name, value order by name), '{}')::text as stored
    from options where name = any(${Object.keys(OPTIONS)})`.execute(db);
  return rows[0]?.stored ?? '{}';
});

/** Every page and every mail asks for them. */
const fittingOptions = readOnce((text): Partial<Options> => {
  const stored = Object.entries(JSON.parse(text) as Readonly<Record<string, unknown>>);
  return Object.fromEntries(
    stored.filter(([name, value]) => isOptionName(name) && OPTIONS[name].safeParse(value).success),
  );
});

/** One option that has no name in the contract, because only the server writes it. */
export async function findInternalOption(db: Database, name: `_${string}`): Promise<unknown> {
  const row = await db
    .selectFrom('options')
    .modifyFront(plannedOnce)
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

export async function writeOptions(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  values: Partial<Options> | Readonly<Record<`_${string}`, unknown>>,
): Promise<void> {
  const updated = utcInstant(now());
  const rows = Object.entries(values).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
    updated,
  }));
  if (rows.length === 0) return;
  await db
    .insertInto('options')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        value: sql`excluded.value`,
        updated: sql`excluded.updated`,
      }),
    )
    .execute();
}
