import { onboardingFormCopy } from './onboarding-form-copy.ts';

export const ANNUAL_REVENUES = [
  'less_than_250k',
  'from_250k_to_1m',
  'from_1m_to_20m',
  'from_20m_to_100m',
  'more_than_100m',
] as const;
export const GO_LIVE_TIMEFRAMES = [
  'already_live',
  'within_1month',
  'from_1_to_3months',
  'from_3_to_6months',
  'more_than_6months',
] as const;

export const ONBOARDING_FIELDS = [
  'country',
  'business_type',
  'company.structure',
  'mcc',
  'annual_revenue',
  'go_live_timeframe',
] as const;
export type OnboardingField = (typeof ONBOARDING_FIELDS)[number];
export type OnboardingAnswers = Readonly<Partial<Record<OnboardingField, string>>>;

type BusinessType = Readonly<{ key: string; structures: readonly Readonly<{ key: string }>[] }>;
type CountryTypes = Readonly<{ key: string; types: readonly BusinessType[] }>;

/** The kinds of business a country knows, a company first. */
export const typesOf = <Country extends CountryTypes>(
  countries: readonly Country[],
  country: string | undefined,
): Country['types'] => countries.find(({ key }) => key === country)?.types ?? [];

/** The structures to choose from, none where the kind of business has none. */
export const structuresOf = (
  countries: readonly CountryTypes[],
  { country, business_type }: OnboardingAnswers,
): BusinessType['structures'] =>
  typesOf(countries, country).find(({ key }) => key === business_type)?.structures ?? [];

/** One answer changes; another country has other types, and another type other structures. */
export function answered(
  answers: OnboardingAnswers,
  field: OnboardingField,
  value: string,
): OnboardingAnswers {
  const next = { ...answers, [field]: value };
  if (field === 'country' && value !== answers.country)
    return { ...next, business_type: undefined, 'company.structure': undefined };
  if (field === 'business_type' && value !== answers.business_type)
    return { ...next, 'company.structure': undefined };
  return next;
}

export type OnboardingProblems = Readonly<Partial<Record<OnboardingField, string>>>;

/** What is still missing, in the words of its field. A structure is needed only where there are some to choose from. */
export function onboardingProblems(
  countries: readonly CountryTypes[],
  answers: OnboardingAnswers,
): OnboardingProblems {
  const words: Readonly<Record<OnboardingField, string>> = onboardingFormCopy;
  const needsStructure = structuresOf(countries, answers).length > 0;
  return Object.fromEntries(
    ONBOARDING_FIELDS.filter(
      (field) => !answers[field] && (field !== 'company.structure' || needsStructure),
    ).map((field) => [field, words[field]]),
  );
}

/** Puerto Rico's businesses are businesses of the United States. */
export const businessCountry = (country: string): string => (country === 'PR' ? 'US' : country);

/** Whether everything is known that decides about selling early; without it nobody need be asked. */
export const canAskForEarlySelling = (answers: OnboardingAnswers): boolean =>
  (['country', 'business_type', 'mcc', 'annual_revenue', 'go_live_timeframe'] as const).every(
    (field) => answers[field],
  );

type Assessment = { [name: string]: string | Assessment };

/** Dotted names become objects, and what was not answered is left out. */
export function selfAssessment(answers: OnboardingAnswers, url: string): Assessment {
  const nested: Assessment = {};
  for (const field of ONBOARDING_FIELDS) {
    const value = answers[field];
    if (!value) continue;
    const [first = field, second] = field.split('.');
    nested[first] = second === undefined ? value : { [second]: value };
  }
  return { ...nested, url };
}

type Shop = Readonly<{
  home: string;
  isComingSoon: boolean;
  hasPrivateLink: boolean;
  shareKey: string;
}>;
const TEST_URL = 'https://store.example';

/** The address the company may look at: of a shop that is not open yet the private one, of a machine at home another. */
export function onboardingUrl({ home, isComingSoon, hasPrivateLink, shareKey }: Shop): string {
  if (/^https?:\/\/(?:localhost|127\.|\[::1\])/.test(home)) return TEST_URL;
  if (!isComingSoon || !hasPrivateLink || shareKey === '') return home;
  return `${home}${home.includes('?') ? '&' : '?'}woo-share=${shareKey}`;
}
