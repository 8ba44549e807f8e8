import { expect, test } from 'vitest';
import { fromDay, ofDay, theDay, toDay } from './speech.ts';

test.each([
  ['7 nov 2026', 'il 7 nov 2026'],
  ['8 nov 2026', 'l’8 nov 2026'],
  ['9 nov 2026', 'il 9 nov 2026'],
  ['10 nov 2026', 'il 10 nov 2026'],
  ['11 nov 2026, 10:30', 'l’11 nov 2026, 10:30'],
  ['11/11/2026', 'l’11/11/2026'],
  ['18 nov 2026', 'il 18 nov 2026'],
  ['1 nov 2026', 'il 1 nov 2026'],
  ['08/11/2026', 'il 08/11/2026'],
])('the article before %s', (day, said) => {
  expect(theDay(day)).toBe(said);
});

test('of, from and to a day lose their vowel as the article does', () => {
  const said = (day: string) => [ofDay(day), fromDay(day), toDay(day)];
  expect(said('8 nov')).toEqual(['dell’8 nov', 'dall’8 nov', 'all’8 nov']);
  expect(said('12 nov')).toEqual(['del 12 nov', 'dal 12 nov', 'al 12 nov']);
});
