import { FILTER_WORDS } from '#web/ui/filters/filter-words-copy.ts';
import { Combobox } from '../combobox.tsx';
import { BareDateField } from '../date-field.tsx';
import { BareDateRange } from '../date-range.tsx';
import { useDraftText } from '../draft-text.ts';
import { BareSelect, type SelectGroup, type SelectOption } from '../select.tsx';
import type { FilterInput, FilterNumber, FilterOption } from './filter.ts';
import { FilterValues } from './filter-values.tsx';

type FilterValueProps = {
  input: FilterInput;
  options: readonly FilterOption[];
  number?: FilterNumber | undefined;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
};

/** More than these are found faster by typing. */
const SELECT_MAX = 12;

/** The end of the sentence, asked for in the way its condition needs. */
export function FilterValue({ input, options, number, values, onChange }: FilterValueProps) {
  const [first = '', second = ''] = values;
  const one = (value: string) => onChange(value === '' ? [] : [value]);

  switch (input) {
    case 'option':
      return options.length > SELECT_MAX ? (
        <Combobox
          label={FILTER_WORDS.value}
          hideLabel
          placeholder={FILTER_WORDS.chooseValue}
          options={options}
          value={first || null}
          onChange={(value) => one(value ?? '')}
        />
      ) : (
        <BareSelect
          aria-label={FILTER_WORDS.value}
          placeholder={FILTER_WORDS.chooseValue}
          options={grouped(options)}
          value={first}
          onChange={(event) => one(event.target.value)}
        />
      );
    case 'options':
      return <FilterValues options={options} values={values} onChange={onChange} />;
    case 'day':
      return <BareDateField name={FILTER_WORDS.value} value={first} onChange={one} />;
    case 'days':
      return (
        <BareDateRange
          name={FILTER_WORDS.value}
          between={FILTER_WORDS.betweenDays}
          value={{ from: first, to: second }}
          onChange={({ from, to }) => onChange([from, to])}
        />
      );
    case 'number':
      return <NumberValue value={first} number={number} onChange={one} />;
    default:
      return (
        <input
          className="input"
          type="text"
          aria-label={FILTER_WORDS.value}
          value={first}
          onChange={(event) => one(event.target.value)}
        />
      );
  }
}

const AS_IT_IS: FilterNumber = { parse: String, format: String };

type NumberValueProps = Readonly<{
  value: string;
  number: FilterNumber | undefined;
  onChange: (value: string) => void;
}>;

/** While what is typed is no number yet, nothing is filtered by it. */
function NumberValue({ value, number = AS_IT_IS, onChange }: NumberValueProps) {
  const draft = useDraftText({
    ...number,
    value: value === '' ? null : value,
    onChange: (next) => onChange(next ?? ''),
  });
  return (
    <input
      className="input"
      type="text"
      inputMode="decimal"
      dir="ltr"
      aria-label={FILTER_WORDS.value}
      aria-invalid={draft.unreadable || undefined}
      value={draft.text}
      onChange={(event) => draft.change(event.target.value)}
      onBlur={draft.leave}
    />
  );
}

/** Options with a group stand under its name; the others come as they are. */
function grouped(options: readonly FilterOption[]): readonly (SelectOption | SelectGroup)[] {
  const names = [...new Set(options.map((option) => option.group))];
  return names.flatMap<SelectOption | SelectGroup>((name) => {
    const together = options.filter((option) => option.group === name);
    return name === undefined ? together : [{ label: name, options: together }];
  });
}
