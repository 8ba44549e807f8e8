import { describe, expect, test } from 'vitest';
import { shortDay, shortDays } from './short-days.ts';

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

describe('a day on an axis', () => {
  test.each([
    ['en_US', '2026-11-01', 'Nov 1'],
    ['fr_FR', '2026-11-01', '1er nov.'],
    ['fr', '2026-11-02', '2 nov.'],
    ['fr-CA', '2026-11-11', '11 nov.'],
    ['de_DE', '2026-11-01', '1. Nov.'],
    ['ja', '2026-11-01', '11月1日'],
  ])('%s of %s is %s', (locale, day, written) => {
    expect(shortDay(at(day), locale, { month: 'short', day: 'numeric' })).toBe(written);
  });

  test('with its weekday French counts the first as well; a month alone counts nothing', () => {
    expect(shortDay(at('2026-11-01'), 'fr', { weekday: 'long', month: 'short', day: 'numeric' })).toBe(
      'dimanche 1er nov.',
    );
    expect(shortDay(at('2026-11-01'), 'fr', { month: 'short', year: 'numeric' })).toBe('nov. 2026');
  });
});

test.each([
  ['en_US', 'November 2026'],
  ['es', 'noviembre de 2026'],
  ['pt-BR', 'novembro de 2026'],
  ['ja', '2026年11月'],
  ['ar_EG', 'نوفمبر 2026'],
])('%s calls a month that stands alone %s', (locale, written) => {
  expect(shortDay(at('2026-11-01'), locale, { month: 'long', year: 'numeric' })).toBe(written);
});

test.each([
  ['en_US', '2026-11-09', '2026-11-15', 'Nov 9+–+15'],
  ['en_US', '2026-11-09', '2026-11-09', 'Nov 9'],
  ['fr_FR', '2026-11-01', '2026-11-15', '1er+–+15 nov.'],
  ['fr_FR', '2026-11-01', '2026-11-01', '1er nov.'],
  ['fr_FR', '2026-10-31', '2026-12-01', '31 oct. – 1er déc.'],
  ['de', '2026-11-04', '2026-11-10', '4.+–+10. Nov.'],
  ['it', '2026-11-05', '2026-11-11', '5+–+11 nov'],
  ['it', '2026-10-25', '2026-11-01', '25 ott – 1 nov'],
  ['ar', '2026-11-04', '2026-11-10', '4+–+10 نوفمبر'],
  ['ja', '2026-11-04', '2026-11-10', '11月4日+〜+10日'],
  ['ja_JP', '2026-10-28', '2026-11-03', '10月28日〜11月3日'],
  ['ja', '2026-11-04', '2026-11-04', '11月4日'],
])('%s says %s to %s as %s', (locale, from, to, written) => {
  const days = shortDays(at(from), at(to), locale, { month: 'short', day: 'numeric' });
  // A plus stands for what keeps both sides on one line.
  expect(days.replaceAll(/\s/g, ' ').replaceAll('\u2060', '+')).toBe(written);
});

test.each([
  ['2025-11-04', '2025-11-10', '2025年11月4日+〜+10日'],
  ['2025-10-28', '2025-11-03', '2025年10月28日〜11月3日'],
  ['2025-12-28', '2026-01-03', '2025年12月28日〜2026年1月3日'],
  ['2025-11-04', '2026-11-04', '2025年11月4日〜2026年11月4日'],
])('Japanese names a year once where %s and %s share it', (from, to, written) => {
  const days = shortDays(at(from), at(to), 'ja', { year: 'numeric', month: 'short', day: 'numeric' });
  expect(days.replaceAll('\u2060', '+')).toBe(written);
});
