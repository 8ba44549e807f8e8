import type { FILTER_SENTENCES } from './filter-sentences-copy.ts';

/** What a filter's value is typed or chosen with. */
export type FilterInput = 'option' | 'options' | 'day' | 'days' | 'text' | 'number';

export type FilterOption = { value: string; label: string; group?: string };

export type FilterCondition = {
  /** Which sentence it makes of its field and its values. */
  id: keyof typeof FILTER_SENTENCES;
  /** Its name where it is chosen: "is", "is not", "is between". */
  label: string;
  input: FilterInput;
};

export type FilterNumber = {
  parse: (text: string) => string | undefined;
  format: (value: string) => string;
};

/** A sentence people often want, under a name of its own: "Last month". */
export type FilterPreset = { label: string; condition: string; values: readonly string[] };

export type FilterField = {
  id: string;
  label: string;
  conditions: readonly FilterCondition[];
  options?: readonly FilterOption[];
  /** Stands at most once; another line cannot add meaning. */
  once?: boolean;
  /** Between what is typed and what travels, where a number is asked for: words that are none are undefined. */
  number?: FilterNumber;
  presets?: readonly FilterPreset[];
};

/** One sentence: field, condition, value. Two values make a range of days. */
export type FilterLine = { field: string; condition: string; values: readonly string[] };

export type Match = 'all' | 'any';
export type FilterState = { match: Match; lines: readonly FilterLine[] };

export const findField = (fields: readonly FilterField[], line: FilterLine) =>
  fields.find((field) => field.id === line.field);

export const findCondition = (fields: readonly FilterField[], line: FilterLine) =>
  findField(fields, line)?.conditions.find((condition) => condition.id === line.condition);

/** Whether the sentence has its end; unfinished lines filter nothing. */
export function isComplete(fields: readonly FilterField[], line: FilterLine): boolean {
  const input = findCondition(fields, line)?.input;
  if (!input) return false;
  const wanted = input === 'days' ? 2 : 1;
  return line.values.length >= wanted && line.values.every((value) => value.trim() !== '');
}

export const emptyLine = (field: FilterField): FilterLine => ({
  field: field.id,
  condition: field.conditions[0]?.id ?? '',
  values: [],
});

/** The same line under another condition: its value stays if it is asked for in the same way. */
export function withCondition(
  fields: readonly FilterField[],
  line: FilterLine,
  condition: string,
): FilterLine {
  const before = findCondition(fields, line)?.input;
  const changed = { ...line, condition };
  return findCondition(fields, changed)?.input === before ? changed : { ...changed, values: [] };
}

/** Whether both say the same; an address keeps no order, so the order of the lines means nothing. */
export const sameLines = (a: readonly FilterLine[], b: readonly FilterLine[]): boolean =>
  JSON.stringify(sentences(a)) === JSON.stringify(sentences(b));

const sentences = (lines: readonly FilterLine[]): readonly string[] =>
  lines.map(({ field, condition, values }) => JSON.stringify([field, condition, values])).sort();
