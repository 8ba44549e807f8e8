import { expect, test } from 'vitest';
import { formatPercent } from './format-percent.ts';
import { LANGUAGES } from './languages.ts';

const NBSP = '\u00a0';

test.each([
  [0.029, '2.9%'],
  [0.054, '5.4%'],
  [0, '0%'],
  [0.01, '1%'],
  [0.012345, '1.235%'],
  [0.0123449, '1.234%'],
  [-0.0145, '−1.45%'],
  [-0.000001, '0%'],
])('%f reads %s', (fraction, words) => {
  expect(formatPercent(fraction)).toBe(words);
});

test.each([
  [0.032_64, '3.26%'],
  [0.032_66, '3.27%'],
  [0.03, '3%'],
])('%f reads %s with two decimals at most', (fraction, words) => {
  expect(formatPercent(fraction, { decimals: 2 })).toBe(words);
});

test.each([
  [0.189, '+18.9%'],
  [0, '+0%'],
  [-0.04, '−4%'],
  [10, '+1000%'],
])('%f as a change is %s', (fraction, words) => {
  expect(formatPercent(fraction, { signed: true })).toBe(words);
});

test.each([
  ['de', `−1,5${NBSP}%`],
  ['de_AT', `−1,5${NBSP}%`],
  ['de-CH', '−1.5%'],
  ['fr-FR', `−1,5${NBSP}%`],
  ['fr_CH', '−1,5%'],
  ['es', `−1,5${NBSP}%`],
  ['it-IT', '−1,5%'],
  ['nl', '−1,5%'],
  ['pt-BR', '−1,5%'],
  ['pl_PL', '−1,5%'],
  ['ja', '−1.5%'],
  ['en_GB', '−1.5%'],
  ['ar', '\u2066−1.5%\u2069'],
  ['!!', '−1.5%'],
])('in %s', (locale, words) => {
  expect(formatPercent(-0.015, { locale })).toBe(words);
});

test.each(LANGUAGES)('in %s it is written as the platform writes it', (locale) => {
  const bare = (text: string) =>
    text.replaceAll(/[\u2066\u2069\u200e\u200f\u061c]/g, '').replaceAll('\u202f', NBSP);
  const platform = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    style: 'percent',
    maximumFractionDigits: 3,
  });
  expect(bare(formatPercent(0.12345, { locale }))).toBe(bare(platform.format(0.12345)));
});
