import { useState } from 'react';
import type { PageSettings } from '#contract/page-settings.ts';
import {
  answered,
  ONBOARDING_FIELDS,
  type OnboardingAnswers,
  type OnboardingField,
  onboardingProblems,
} from '#domain/account/onboarding-form.ts';
import { keepAnswers } from './saved-answers.ts';

type Countries = NonNullable<PageSettings['onboardingFieldsData']>['business_types'];

/** The answers of the business step, and which of them were touched. */
export function useBusinessForm(countries: Countries, initial: OnboardingAnswers) {
  const [answers, setAnswers] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<OnboardingField>>(new Set());
  const problems = onboardingProblems(countries, answers);
  const touch = (...fields: readonly OnboardingField[]) =>
    setTouched((before) => new Set([...before, ...fields]));
  return {
    answers,
    touch,
    answer: (field: OnboardingField, value: string) => {
      const next = answered(answers, field, value);
      setAnswers(next);
      keepAnswers(next);
      touch(field);
    },
    problemOf: (field: OnboardingField) => (touched.has(field) ? problems[field] : undefined),
    /** Whether it may be sent; if not, every field now says what is wrong with it. */
    check: (): boolean => {
      touch(...ONBOARDING_FIELDS);
      return Object.keys(problems).length === 0;
    },
  };
}
export type BusinessForm = ReturnType<typeof useBusinessForm>;
