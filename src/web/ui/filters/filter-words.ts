import { type FilterField, type FilterLine, findCondition, findField } from './filter.ts';
import { FILTER_SENTENCES } from './filter-sentences-copy.ts';

export type FilterWords = Readonly<{
  field: string;
  /** The whole sentence, with what it is handed in the place of its field. */
  say: (field: string) => string;
}>;

/** A line as it is read: "Channel", and "Channel is Online". Days are written by the caller, who knows the store's format. */
export function filterWords(
  fields: readonly FilterField[],
  line: FilterLine,
  formatDay: (day: string) => string,
): FilterWords {
  const field = findField(fields, line);
  const condition = findCondition(fields, line);
  const labelOf = (value: string) =>
    field?.options?.find((option) => option.value === value)?.label ?? field?.number?.format(value) ?? value;
  const isDay = condition?.input === 'day' || condition?.input === 'days';
  const values = line.values.map((value) => (isDay ? formatDay(value) : labelOf(value)));

  return {
    field: field?.label ?? line.field,
    say: (name) => FILTER_SENTENCES[condition?.id ?? 'is'](name, values),
  };
}
