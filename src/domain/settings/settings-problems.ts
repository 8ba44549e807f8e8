import { rulesProblem } from '../fraud/rules-problem.ts';
import { monthlyAnchorProblem } from '../payouts/payout-schedule.ts';
import { settingsProblemsCopy as copy } from './settings-problems-copy.ts';
import { statementProblem, statementVariantProblem } from './statement-text.ts';
import { supportEmailProblem, supportPhoneProblem } from './support-contact.ts';

/** What may be asked for together; a field that is not named stays as it is. */
type Wanted = Readonly<{
  account_statement_descriptor?: string | undefined;
  account_statement_descriptor_kanji?: string | undefined;
  account_statement_descriptor_kana?: string | undefined;
  account_business_support_email?: string | undefined;
  account_business_support_phone?: string | undefined;
  deposit_schedule_interval?: string | undefined;
  deposit_schedule_monthly_anchor?: number | null | undefined;
  enabled_payment_method_ids?: readonly string[] | undefined;
  is_woopay_enabled?: boolean | undefined;
  current_protection_level?: string | undefined;
  advanced_fraud_protection_settings?: readonly unknown[] | 'error' | undefined;
}>;

type Saved = Readonly<{
  account_country: string;
  is_test_mode_onboarding: boolean;
  account_business_support_email: string;
  account_business_support_phone: string;
  deposit_schedule_interval: string;
  deposit_schedule_monthly_anchor: number | null;
  is_woopay_enabled: boolean;
  enabled_payment_method_ids: readonly string[];
  advanced_fraud_protection_settings: readonly unknown[] | 'error';
}>;

export type SettingsProblems = Readonly<Partial<Record<keyof Wanted, string>>>;

/** Why these settings cannot be saved, under the name of each field; empty when they can. */
export function settingsProblems(wanted: Wanted, saved: Saved): SettingsProblems {
  const problems = {
    ...statementProblems(wanted),
    ...contactProblems(wanted, saved),
    ...scheduleProblems(wanted, saved),
    ...methodProblems(wanted, saved),
    ...fraudProblems(wanted, saved),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, words]) => words !== undefined));
}

const ifNamed = <Value>(value: Value | undefined, problemOf: (value: Value) => string | undefined) =>
  value === undefined ? undefined : problemOf(value);

const statementProblems = (wanted: Wanted): SettingsProblems => ({
  account_statement_descriptor: ifNamed(wanted.account_statement_descriptor, statementProblem),
  account_statement_descriptor_kanji: ifNamed(wanted.account_statement_descriptor_kanji, (text) =>
    statementVariantProblem('kanji', text),
  ),
  account_statement_descriptor_kana: ifNamed(wanted.account_statement_descriptor_kana, (text) =>
    statementVariantProblem('kana', text),
  ),
});

const contactProblems = (wanted: Wanted, saved: Saved): SettingsProblems => ({
  account_business_support_email: ifNamed(wanted.account_business_support_email, (email) =>
    supportEmailProblem(email, saved.account_business_support_email),
  ),
  account_business_support_phone: ifNamed(wanted.account_business_support_phone, (phone) =>
    supportPhoneProblem(phone, saved.account_business_support_phone, {
      country: saved.account_country,
      isSandbox: saved.is_test_mode_onboarding,
    }),
  ),
});

function scheduleProblems(wanted: Wanted, saved: Saved): SettingsProblems {
  const {
    deposit_schedule_interval: interval = saved.deposit_schedule_interval,
    deposit_schedule_monthly_anchor: day = saved.deposit_schedule_monthly_anchor,
  } = wanted;
  const isNew = interval !== saved.deposit_schedule_interval || day !== saved.deposit_schedule_monthly_anchor;
  const isAboutDay = interval === 'monthly' || wanted.deposit_schedule_monthly_anchor !== undefined;
  return {
    deposit_schedule_interval:
      wanted.deposit_schedule_interval === 'daily' && saved.account_country === 'JP'
        ? copy.notDailyInJapan
        : undefined,
    deposit_schedule_monthly_anchor: isNew && isAboutDay ? monthlyAnchorProblem(interval, day) : undefined,
  };
}

/** Both fill in what a shopper saved elsewhere, so only one of them can stand on the page. */
function methodProblems(wanted: Wanted, saved: Saved): SettingsProblems {
  const methods = wanted.enabled_payment_method_ids ?? saved.enabled_payment_method_ids;
  const isOneClick = wanted.is_woopay_enabled ?? saved.is_woopay_enabled;
  return isOneClick && methods.includes('link') ? { enabled_payment_method_ids: copy.linkOrOneClick } : {};
}

/** Programs send back the whole object they read, so a list that stands there already is not asked again. */
function fraudProblems(wanted: Wanted, saved: Saved): SettingsProblems {
  const { advanced_fraud_protection_settings: kept } = saved;
  const rules = wanted.advanced_fraud_protection_settings ?? kept;
  const isNew = rules !== 'error' && JSON.stringify(rules) !== JSON.stringify(kept);
  return {
    advanced_fraud_protection_settings: isNew ? rulesProblem(rules) : undefined,
    current_protection_level:
      wanted.current_protection_level === 'advanced' && rules.length === 0 ? copy.noRule : undefined,
  };
}
