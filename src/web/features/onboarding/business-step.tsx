import { useState } from 'react';
import type { Sent } from '#contract/kit/endpoint.ts';
import { openVerification } from '#contract/onboarding.ts';
import type { PageSettings } from '#contract/page-settings.ts';
import { selfAssessment } from '#domain/account/onboarding-form.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { BusinessForm } from './business-form.tsx';
import { maySellEarly } from './onboarding-queries.ts';
import { readSavedAnswers } from './saved-answers.ts';
import { useBusinessForm } from './use-business-form.ts';

type Known = Readonly<{
  fields: NonNullable<PageSettings['onboardingFieldsData']>;
  mcc: string | undefined;
  url: string;
}>;
type BusinessStepProps = {
  known: Known;
  /** Ways to pay that the address asked for. */
  methods: readonly string[];
  onBack: () => void;
  onDone: (assessment: Sent<typeof openVerification>) => void;
};

/** Begins with what the store says of itself and what was answered before. */
export function BusinessStep({ known: { fields, mcc, url }, methods, onBack, onDone }: BusinessStepProps) {
  const { connect, storeName } = pageSettings();
  const country = Object.hasOwn(connect.availableCountries, connect.country) ? connect.country : undefined;
  const form = useBusinessForm(fields.business_types, { country, mcc, ...readSavedAnswers() });
  const [busy, setBusy] = useState(false);

  const finish = async () => {
    setBusy(true);
    const isEarly = await maySellEarly(form.answers);
    const assessment = { ...selfAssessment(form.answers, url), business_name: storeName };
    onDone(
      openVerification.input.parse({
        self_assessment: assessment,
        progressive: isEarly ? 'true' : 'false',
        capabilities: Object.fromEntries(methods.map((method) => [method, true])),
      }),
    );
  };
  return (
    <BusinessForm fields={fields} form={form} busy={busy} onBack={onBack} onDone={() => void finish()} />
  );
}
