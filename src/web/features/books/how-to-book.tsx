import {
  type BookSettings,
  CHART_PACKAGE_WORDS,
  CHART_PACKAGES,
  type ChartPackage,
  DATEV_NUMBERS,
  isDatev,
} from '#domain/books/chart-of-accounts.ts';
import { BASES, GRAINS } from '#domain/books/fold-entries.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { chartCopy as copy } from './chart-copy.ts';

type Props = Readonly<{
  settings: BookSettings;
  isLocked: boolean;
  isTried: boolean;
  onChange: (change: Partial<BookSettings>) => void;
  onPackage: (chart: ChartPackage) => void;
}>;

type Numbered = keyof typeof DATEV_NUMBERS;
const NUMBERED = Object.keys(DATEV_NUMBERS) as readonly Numbered[];

const isWithin = (field: Numbered, value: number): boolean => {
  const [least, most] = DATEV_NUMBERS[field];
  return Number.isSafeInteger(value) && value >= least && value <= most;
};

/** Whether one of the numbers that only DATEV asks for is none. */
export const numbersProblem = ({ package: chart, datev }: BookSettings): boolean =>
  isDatev(chart) && NUMBERED.some((field) => !isWithin(field, datev[field]));

/** For which program, how finely, on which day, and what of a sale. */
export function HowToBook({ settings, isLocked, isTried, onChange, onPackage }: Props) {
  return (
    <Card title={copy.how}>
      <div className="stack">
        <Select
          label={copy.package}
          help={copy.packageHelp}
          value={settings.package}
          options={CHART_PACKAGES.map((value) => ({ value, label: CHART_PACKAGE_WORDS[value] }))}
          onChange={({ target }) => {
            const chart = CHART_PACKAGES.find((one) => one === target.value);
            if (chart) onPackage(chart);
          }}
        />
        <Select
          label={copy.grain}
          value={settings.grain}
          options={GRAINS.map((value) => ({ value, label: copy.grains[value] }))}
          onChange={({ target }) => {
            const grain = GRAINS.find((one) => one === target.value);
            if (grain) onChange({ grain });
          }}
        />
        <Select
          label={copy.basis}
          help={isLocked ? copy.basisLocked : copy.basisHelp}
          disabled={isLocked}
          value={settings.basis}
          options={BASES.map((value) => ({ value, label: copy.bases[value] }))}
          onChange={({ target }) => {
            const basis = BASES.find((one) => one === target.value);
            if (basis) onChange({ basis });
          }}
        />
        <Checkbox
          label={copy.elsewhere}
          help={copy.elsewhereHelp}
          checked={settings.sales_elsewhere}
          onChange={({ target }) => onChange({ sales_elsewhere: target.checked })}
        />
        <Checkbox
          label={copy.bankElsewhere}
          help={copy.bankElsewhereHelp}
          checked={settings.bank_elsewhere}
          onChange={({ target }) => onChange({ bank_elsewhere: target.checked })}
        />
        <Checkbox
          label={copy.tax}
          help={copy.taxHelp}
          checked={settings.splits_tax}
          onChange={({ target }) => onChange({ splits_tax: target.checked })}
        />
        {isDatev(settings.package) && (
          <DatevNumbers settings={settings} isTried={isTried} onChange={onChange} />
        )}
      </div>
    </Card>
  );
}

function DatevNumbers({ settings, isTried, onChange }: Pick<Props, 'settings' | 'isTried' | 'onChange'>) {
  return (
    <fieldset className="stack">
      <legend className="strong">{copy.datev}</legend>
      {NUMBERED.map((field) => {
        const [least, most] = DATEV_NUMBERS[field];
        const problem = copy.outOfRange(least, most);
        return (
          <NumberField
            key={field}
            label={copy.datevNumbers[field]}
            value={settings.datev[field]}
            error={isTried && !isWithin(field, settings.datev[field]) ? problem : undefined}
            unreadableError={problem}
            onChange={(value) => onChange({ datev: { ...settings.datev, [field]: value ?? 0 } })}
          />
        );
      })}
    </fieldset>
  );
}
