import { describe, expect, test } from 'vitest';
import { type FilterField, type FilterLine, isComplete, withCondition } from './filter.ts';
import { filterWords } from './filter-words.ts';

const DATE: FilterField = {
  id: 'date',
  label: 'Date',
  once: true,
  conditions: [
    { id: 'between', label: 'is between', input: 'days' },
    { id: 'before', label: 'is before', input: 'day' },
    { id: 'after', label: 'is after', input: 'day' },
  ],
};
const RISK: FilterField = {
  id: 'risk',
  label: 'Risk level',
  conditions: [{ id: 'is_in', label: 'is one of', input: 'options' }],
  options: [
    { value: 'normal', label: 'Normal' },
    { value: 'highest', label: 'Highest' },
  ],
};
const FIELDS = [DATE, RISK];
const line = (field: string, condition: string, ...values: string[]): FilterLine => ({
  field,
  condition,
  values,
});

test.each([
  ['one day of two', line('date', 'between', '2026-11-14'), false],
  ['an empty day of two', line('date', 'between', '2026-11-14', ''), false],
  ['two days', line('date', 'between', '2026-11-14', '2026-11-15'), true],
  ['one day', line('date', 'before', '2026-11-14'), true],
  ['no value', line('risk', 'is_in'), false],
  ['only blanks', line('risk', 'is_in', ' '), false],
  ['a field nobody knows', line('colour', 'is', 'red'), false],
  ['a condition nobody knows', line('risk', 'is', 'normal'), false],
])('complete: %s', (_, given, expected) => {
  expect(isComplete(FIELDS, given)).toBe(expected);
});

test('another condition keeps the value only if it is asked for alike', () => {
  const before = line('date', 'before', '2026-11-14');
  expect(withCondition(FIELDS, before, 'after').values).toEqual(['2026-11-14']);
  expect(withCondition(FIELDS, before, 'between').values).toEqual([]);
});

describe('the words of a filter', () => {
  const formatDay = (day: string) => `day ${day.slice(-2)}`;
  test.each([
    [line('date', 'between', '2026-11-14', '2026-11-15'), 'Date', 'Date is between day 14 and day 15'],
    [line('date', 'before', '2026-11-14'), 'Date', 'Date is before day 14'],
    [line('risk', 'is_in', 'normal', 'highest'), 'Risk level', 'Risk level is Normal or Highest'],
    [line('risk', 'is_in', 'gone'), 'Risk level', 'Risk level is gone'],
    [line('colour', 'is', 'red'), 'colour', 'colour is red'],
  ])('%j', (given, name, sentence) => {
    const { field, say } = filterWords(FIELDS, given, formatDay);
    expect(field).toBe(name);
    expect(say(field)).toBe(sentence);
  });
});
