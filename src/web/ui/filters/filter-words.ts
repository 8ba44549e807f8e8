import { type FilterField, type FilterLine, findCondition, findField } from './filter.ts';
import { FILTER_WORDS } from './filter-words-copy.ts';

export type FilterWords = { field: string; rest: string };

/** A line as it is read: "Channel" and "is Online". Days are written by the caller, who knows the store's format. */
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
  const joined = condition?.input === 'days' ? FILTER_WORDS.dayRange(values) : FILTER_WORDS.either(values);

  return {
    field: field?.label ?? line.field,
    rest: FILTER_WORDS.conditionWith(condition?.label ?? line.condition, joined),
  };
}
