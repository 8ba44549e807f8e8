import type { FormEvent } from 'react';
import type { PageSettings } from '#contract/page-settings.ts';
import {
  ANNUAL_REVENUES,
  GO_LIVE_TIMEFRAMES,
  type OnboardingField,
  structuresOf,
  typesOf,
} from '#domain/account/onboarding-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { onboardingCopy as copy } from './onboarding-copy.ts';
import type { BusinessForm as Form } from './use-business-form.ts';

type Fields = NonNullable<PageSettings['onboardingFieldsData']>;
type BusinessFormProps = {
  fields: Fields;
  form: Form;
  busy: boolean;
  onBack: () => void;
  onDone: () => void;
};

/** The six answers. What is wrong with one is said once somebody has touched it, or tried to go on. */
export function BusinessForm({ fields, form, busy, onBack, onDone }: BusinessFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && form.check()) onDone();
  };
  return (
    <form className="card" noValidate onSubmit={submit}>
      <div className="card-body form onboarding-form">
        <WhatItIs fields={fields} form={form} />
        <WhatItDoes fields={fields} form={form} />
      </div>
      <div className="card-foot">
        <Button kind="quiet" onClick={onBack}>
          {copy.back}
        </Button>
        <Button kind="primary" type="submit" iconEnd="arrow" busy={busy}>
          {copy.next}
        </Button>
      </div>
    </form>
  );
}

type PartProps = Pick<BusinessFormProps, 'fields' | 'form'>;

function WhatItIs({ fields: { business_types }, form }: PartProps) {
  const { answers, problemOf, answer } = form;
  const types = typesOf(business_types, answers.country);
  const structures = structuresOf(business_types, answers);
  const nameOf = (key: string) =>
    business_types
      .flatMap(({ types: all }) => all.flatMap((type) => type.structures))
      .find((structure) => structure.key === key)?.name ?? key;
  return (
    <>
      <Combobox
        label={copy.country}
        help={copy.countryHelp}
        placeholder={copy.countryPlaceholder}
        options={business_types.map(({ key, name }) => ({ value: key, label: name, keywords: [key] }))}
        value={answers.country ?? null}
        onChange={(value) => answer('country', value ?? '')}
        error={problemOf('country')}
      />
      <RadioGroup
        label={copy.type}
        help={types.length === 0 ? copy.typeHelp : undefined}
        choices={types.map(({ key, name, description }) => ({ value: key, label: name, help: description }))}
        value={answers.business_type ?? null}
        onChange={(value) => answer('business_type', value)}
        error={problemOf('business_type')}
      />
      {structures.length > 0 && (
        <Select
          label={copy.structure}
          placeholder={copy.structurePlaceholder}
          options={structures.map(({ key }) => ({ value: key, label: nameOf(key) }))}
          {...chosen(form, 'company.structure')}
        />
      )}
    </>
  );
}

function WhatItDoes({ fields: { mccs_display_tree }, form }: PartProps) {
  const { answers, problemOf, answer } = form;
  return (
    <>
      <Combobox
        label={copy.mcc}
        placeholder={copy.mccPlaceholder}
        options={mccs_display_tree.flatMap(({ title: group, items }) =>
          items.map(({ id, title, keywords }) => ({ value: id, label: title, group, keywords })),
        )}
        value={answers.mcc ?? null}
        onChange={(value) => answer('mcc', value ?? '')}
        error={problemOf('mcc')}
      />
      <Select
        label={copy.revenue}
        placeholder={copy.revenuePlaceholder}
        options={ANNUAL_REVENUES.map((value) => ({ value, label: copy.revenues[value] }))}
        {...chosen(form, 'annual_revenue')}
      />
      <Select
        label={copy.timeframe}
        placeholder={copy.timeframePlaceholder}
        options={GO_LIVE_TIMEFRAMES.map((value) => ({ value, label: copy.timeframes[value] }))}
        {...chosen(form, 'go_live_timeframe')}
      />
    </>
  );
}

const chosen = ({ answers, answer, touch, problemOf }: Form, field: OnboardingField) => ({
  value: answers[field] ?? '',
  onChange: ({ target }: { target: { value: string } }) => answer(field, target.value),
  onBlur: () => touch(field),
  error: problemOf(field),
});
