import * as z from 'zod/mini';
import { bankNumberOf, isBankNumber } from '#domain/payouts/bank-number.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import { verificationCopy as copy } from './verification-copy.ts';

/** The pages of the provider's form, in the order in which they are asked. */
export const VERIFICATION_STEPS = ['business', 'owner', 'bank', 'document'] as const;
export type VerificationStep = (typeof VERIFICATION_STEPS)[number];

/** What is asked for now, or all that will ever be. */
export type RequirementFields = 'currently_due' | 'eventually_due';

const answers = z.record(z.string(), z.string());
export const verificationRecord = z.object({
  business: z.optional(answers),
  owner: z.optional(answers),
  bank: z.optional(answers),
  document: z.optional(answers),
});
/** What a merchant has answered so far; kept between visits. */
export type VerificationRecord = z.output<typeof verificationRecord>;
type Answers = Readonly<Record<string, string>>;
type Problems = Readonly<Record<string, string>>;

type Asked = Pick<ProviderAccount, 'progressive_onboarding' | 'has_overdue_requirements'>;

/** Who may sell early is asked for the bank and the papers when payouts are wanted, or when selling early has ended. */
export function stepsAsked(
  { progressive_onboarding: early, has_overdue_requirements }: Asked,
  fields: RequirementFields,
): readonly VerificationStep[] {
  const sellsEarly = early.is_enabled && !early.is_complete && !has_overdue_requirements;
  const isShort = sellsEarly && fields === 'currently_due';
  return isShort ? ['business', 'owner'] : VERIFICATION_STEPS;
}

const isFilled = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';
const ADULT_YEARS = 18;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Whether somebody born on this day is of age: on the birthday itself they are. */
export function isAdult(born: string, now: number): boolean {
  const [, year, month, day] = DAY.exec(born) ?? [];
  return Date.UTC(Number(year) + ADULT_YEARS, Number(month) - 1, Number(day)) / 1000 <= now;
}

const isDay = (text: string): boolean => {
  const [, year, month, day] = DAY.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

const DOCUMENT_BYTES_MAX = 10_000_000;
const DOCUMENT_TYPES = ['image/png', 'image/jpeg', 'application/pdf'];

const REQUIRED: Readonly<Record<VerificationStep, readonly string[]>> = {
  business: ['business_name', 'url', 'tax_id'],
  owner: ['first_name', 'last_name', 'dob', 'line1', 'city', 'postal_code', 'id_number'],
  bank: ['account_holder', 'account_number'],
  document: ['kind', 'filename', 'size', 'type'],
};
const OTHER_PROBLEMS: Readonly<Record<VerificationStep, (answers: Answers, now: number) => Problems>> = {
  business: ({ url = '', tax_id = '' }) => ({
    ...(!/^https?:\/\/\S+\.?\S+$/.test(url) && { url: copy.website }),
    ...(!/^[A-Za-z0-9 -]{5,20}$/.test(tax_id) && { tax_id: copy.taxNumber }),
  }),
  owner: ({ dob = '', id_number = '' }, now) => ({
    ...(isDay(dob) ? !isAdult(dob, now) && { dob: copy.underage } : { dob: copy.birthday }),
    ...(!/^[A-Za-z0-9]{4,20}$/.test(id_number) && { id_number: copy.idNumber }),
  }),
  bank: ({ account_number = '' }) => ({
    ...(!isBankNumber(account_number) && { account_number: copy.bankNumber }),
  }),
  document: ({ size = '', type = '' }) => ({
    ...(Number(size) > DOCUMENT_BYTES_MAX && { filename: copy.fileSize }),
    ...(!DOCUMENT_TYPES.includes(type) && { filename: copy.fileType }),
  }),
};

/** As people write them: numbers with spaces and dashes between, addresses without what every address begins with. */
const TIDY: Readonly<Record<string, (text: string) => string>> = {
  url: (text) => (text === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`),
  id_number: (text) => text.replace(/[\s-]/g, ''),
  account_number: bankNumberOf,
};

/** The answers of one page as they are checked and kept. */
export const tidied = (step: VerificationStep, given: Answers): Answers =>
  Object.fromEntries(
    Object.entries(given).map(([field, text]) => {
      const tidy = REQUIRED[step].includes(field) ? TIDY[field] : undefined;
      return [field, tidy ? tidy(text.trim()) : text];
    }),
  );

/** What is wrong with the answers of one page, by field; nothing when they can be kept. */
export function problemsOf(step: VerificationStep, given: Answers, now: number): Problems {
  const missing = REQUIRED[step].filter((field) => !isFilled(given[field]));
  return {
    ...OTHER_PROBLEMS[step](given, now),
    ...Object.fromEntries(
      missing.map((field) => [
        REQUIRED_AT[field] ?? field,
        field in REQUIRED_AT ? copy.fileMissing : copy.missing,
      ]),
    ),
  };
}
/** A file that is not there is missed once, not once for each thing known of it. */
const REQUIRED_AT: Readonly<Record<string, string>> = {
  size: 'filename',
  type: 'filename',
  filename: 'filename',
};

/** Of what a form sends only what its page asks for is kept. */
export const keptAnswers = (step: VerificationStep, given: Answers): Answers =>
  Object.fromEntries(Object.entries(given).filter(([field]) => REQUIRED[step].includes(field)));
