import { ONBOARDING_FIELDS, type OnboardingAnswers } from '#domain/account/onboarding-form.ts';
import { pageSettings } from '#web/shared/page-settings.ts';

const keyOf = (): string => `onboarding-answers-${pageSettings().user.id}`;
const ANSWER_LENGTH_MAX = 100;

/** What this person answered before they left; nothing where the browser keeps nothing. */
export function readSavedAnswers(): OnboardingAnswers {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf()) ?? '{}');
    if (typeof saved !== 'object' || saved === null) return {};
    const values = new Map(Object.entries(saved));
    return Object.fromEntries(
      ONBOARDING_FIELDS.flatMap((field) => {
        const value: unknown = values.get(field);
        return typeof value === 'string' && value.length <= ANSWER_LENGTH_MAX ? [[field, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}

export function keepAnswers(answers: OnboardingAnswers): void {
  try {
    localStorage.setItem(keyOf(), JSON.stringify(answers));
  } catch {
    // A full or forbidden storage costs comfort and nothing else.
  }
}
