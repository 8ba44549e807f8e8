import { sql } from 'kysely';
import type { AccountRecord } from '#contract/account.ts';
import { type WritableSettings, writableSettings } from '#contract/settings.ts';
import { readOnce } from '#domain/shared/read-once.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import { askedOf } from '../../db/asked-of.ts';
import type { Database } from '../../db/database.ts';
import { findAccount } from '../page-settings/account-repository.ts';

/** The settings as they are in force. `version` counts the saves; before the first one it is 0. */
export type StoredSettings = Omit<WritableSettings, 'advanced_fraud_protection_settings'> &
  Readonly<{
    /** The word stands for a list that was stored and cannot be read. */
    advanced_fraud_protection_settings: WritableSettings['advanced_fraud_protection_settings'] | 'error';
    version: number;
    last_change: Readonly<{ by: string; at: UtcInstant }> | null;
  }>;

/** Settings that the payments account keeps, and what they are called there. */
export const BUSINESS_FIELDS = {
  account_statement_descriptor: 'statement_descriptor',
  account_statement_descriptor_kanji: 'statement_descriptor_kanji',
  account_statement_descriptor_kana: 'statement_descriptor_kana',
  account_business_support_email: 'support_email',
  account_business_support_phone: 'support_phone',
  account_business_support_address: 'support_address',
  account_business_name: 'business_name',
  account_business_url: 'business_url',
  account_branding_logo: 'branding_logo',
  account_branding_icon: 'branding_icon',
  account_branding_primary_color: 'branding_primary_color',
  account_branding_secondary_color: 'branding_secondary_color',
} as const satisfies Partial<Record<keyof WritableSettings, keyof AccountRecord>>;

const ALL_LOCATIONS: WritableSettings['woopay_enabled_locations'] = ['product', 'cart', 'checkout'];

const DEFAULTS: WritableSettings = {
  is_wcpay_enabled: true,
  enabled_payment_method_ids: ['card'],
  account_statement_descriptor: '',
  account_statement_descriptor_kanji: '',
  account_statement_descriptor_kana: '',
  account_business_name: '',
  account_business_url: '',
  account_business_support_address: {},
  account_business_support_email: '',
  account_business_support_phone: '',
  account_branding_logo: '',
  account_branding_icon: '',
  account_branding_primary_color: '',
  account_branding_secondary_color: '',
  is_manual_capture_enabled: false,
  is_test_mode_enabled: false,
  is_debug_log_enabled: false,
  is_multi_currency_enabled: true,
  is_saved_cards_enabled: true,
  is_payment_request_enabled: true,
  payment_request_enabled_locations: ALL_LOCATIONS,
  payment_request_button_type: 'default',
  payment_request_button_size: 'medium',
  payment_request_button_theme: 'dark',
  payment_request_button_border_radius: 4,
  is_woopay_enabled: false,
  is_woopay_global_theme_support_enabled: false,
  woopay_custom_message: '',
  woopay_store_logo: '',
  woopay_enabled_locations: ALL_LOCATIONS,
  is_wcpay_subscriptions_enabled: false,
  is_stripe_billing_enabled: false,
  reporting_export_language: '',
  current_protection_level: 'basic',
  advanced_fraud_protection_settings: [],
};

/** What every part of the product asks before it acts: the checkout, the exports, the screens. */
export async function readSettings(db: Database): Promise<StoredSettings> {
  const [decided, account] = await Promise.all([readDecided(db), findAccount(db)]);
  return { ...decided, ...(account && toldByAccount(account)) };
}

/** The same for who asks for nothing of what the account says of the business: all of it was decided here. */
export async function readDecided(db: Database): Promise<StoredSettings> {
  const row = await findDecided(db);
  return {
    ...DEFAULTS,
    ...(row ? readableText(row.data) : {}),
    version: row?.version ?? 0,
    last_change: row ? { by: row.changed_by, at: row.changed } : null,
  };
}

const findDecided = askedOf((db) =>
  db
    .selectFrom('settings')
    .select(['version', 'changed_by', 'changed'])
    .select(sql<string>`data::text`.as('data'))
    .executeTakeFirst(),
);

/** What customers read of the business is the account's: it may have been changed there, or was never ours to change. */
const toldByAccount = (account: AccountRecord): Partial<StoredSettings> =>
  Object.fromEntries(
    Object.entries(BUSINESS_FIELDS).flatMap(([field, name]) =>
      // What the account says nothing about stays as it was decided here.
      account[name] ? [[field, account[name]]] : [],
    ),
  );

/** Every payment asks for these. */
const readableText = readOnce((text) => readable(JSON.parse(text)));

/** A stored value that no longer fits its schema counts as never set; a list of rules says that it cannot be read. */
function readable(data: unknown): Partial<StoredSettings> {
  const values = new Map(Object.entries(typeof data === 'object' && data !== null ? data : {}));
  const fitting = Object.entries(writableSettings.shape).flatMap(([name, schema]) => {
    if (!values.has(name)) return [];
    const parsed = schema.safeParse(values.get(name));
    if (parsed.success) return [[name, parsed.data]];
    return name === 'advanced_fraud_protection_settings' ? [[name, 'error']] : [];
  });
  return Object.fromEntries(fitting);
}

type Save = Readonly<{
  /** The version these changes were made to. */
  onto: number;
  changes: Partial<WritableSettings>;
  by: string;
  at: UtcInstant;
}>;

/** Answers false, and changes nothing, where somebody else has saved since. */
export async function writeSettings(trx: Database, { onto, changes, by, at }: Save): Promise<boolean> {
  const data = JSON.stringify(changes);
  if (onto === 0) {
    const made = await trx
      .insertInto('settings')
      .values({ version: 1, data, changed_by: by, changed: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst();
    return made !== undefined;
  }
  const { rows } = await sql`update settings set version = ${onto + 1}, data = data || ${data}::jsonb,
      changed_by = ${by}, changed = ${at} where version = ${onto} returning version`.execute(trx);
  return rows.length === 1;
}
