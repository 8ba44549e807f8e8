import type { ListCondition, ListFilter } from './list-state.ts';
import { usualFiltersCopy as copy } from './usual-filters-copy.ts';

/** One of the values that are offered. */
export const is = (parameter: string): ListCondition => ({
  id: 'is',
  label: copy.is,
  input: 'option',
  parameter,
});
/** Any but one of them. */
export const isNot = (parameter: string): ListCondition => ({
  id: 'is_not',
  label: copy.isNot,
  input: 'option',
  parameter,
});

/** Days, as every list is asked for them: between two, before one or after one. */
export const dayFilter = (label: string): ListFilter => ({
  id: 'date',
  label,
  once: true,
  conditions: [
    { id: 'between', label: copy.isBetween, input: 'days', parameter: 'date_between' },
    { id: 'before', label: copy.isBefore, input: 'day', parameter: 'date_before' },
    { id: 'after', label: copy.isAfter, input: 'day', parameter: 'date_after' },
  ],
});

/** How much, of whatever currency a row has; from one amount to another are two lines. */
export const amountFilter: ListFilter = {
  id: 'amount',
  label: copy.amount,
  conditions: [
    { id: 'is', label: copy.is, input: 'number', parameter: 'amount_is' },
    { id: 'min', label: copy.isAtLeast, input: 'number', parameter: 'amount_min' },
    { id: 'max', label: copy.isAtMost, input: 'number', parameter: 'amount_max' },
  ],
};

type Choice<Value extends string> = Readonly<{
  /** What travels, with `_is` or `_is_not` behind it. */
  id: string;
  label: string;
  values: readonly Value[];
  words: Readonly<Record<Value, string>>;
}>;

/** One of a few known values, or anything but it. */
export const choiceFilter = <Value extends string>({
  id,
  label,
  values,
  words,
}: Choice<Value>): ListFilter => ({
  id,
  label,
  once: true,
  conditions: [is(`${id}_is`), isNot(`${id}_is_not`)],
  options: values.map((value) => ({ value, label: words[value] })),
});

/** One of a few known values, where asking for anything but it would say nothing. */
export const onlyFilter = (
  id: string,
  label: string,
  words: Readonly<Record<string, string>>,
): ListFilter => ({
  id,
  label,
  once: true,
  conditions: [is(`${id}_is`)],
  options: Object.entries(words).map(([value, text]) => ({ value, label: text })),
});
