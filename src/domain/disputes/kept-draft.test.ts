import { describe, expect, test } from 'vitest';
import { epochSeconds } from '../shared/time.ts';
import { isTimeToHandIn, isTimeToTell, momentsOfDraft } from './draft-moments.ts';
import { type DraftStanding, evidenceStanding, type HandInSetting } from './draft-standing.ts';
import { draftStanding, isCompleteEnough } from './kept-draft.ts';

const PIECES = ['shipping_documentation', 'shipping_tracking_number', 'receipt', 'product_description'];
const evidenceOf = (count: number) => Object.fromEntries(PIECES.slice(0, count).map((key) => [key, 'x']));

test.each([
  ['nothing', {}, false],
  ['two pieces that weigh', evidenceOf(2), false],
  ['three pieces that weigh', evidenceOf(3), true],
  ['three, one of them blank', { ...evidenceOf(2), receipt: '  ' }, false],
  ['three of which one weighs nothing for this reason', { ...evidenceOf(2), customer_name: 'Ada' }, false],
])('complete enough with %s', (_, evidence, isEnough) => {
  expect(isCompleteEnough('product_not_received', 'physical_product', evidence)).toBe(isEnough);
  expect(isCompleteEnough('product_not_received', null, evidence)).toBe(isEnough);
});

test('what is not asked of this type of product does not count', () => {
  const evidence = { ...evidenceOf(2), receipt: 'file_1' };
  expect(isCompleteEnough('product_not_received', 'offline_service', evidence)).toBe(false);
});

const draft = { reason: 'product_not_received', productType: 'physical_product' } as const;

test.each<[string, number, number, HandInSetting, DraftStanding | undefined, string]>([
  ['nothing', 0, 0, 'yes', undefined, 'nothing'],
  ['complete, nobody asked yet', 3, 0, 'unasked', 'planned', 'planned'],
  ['complete, and wanted', 3, 0, 'yes', 'planned', 'planned'],
  ['complete, and not wanted', 3, 0, 'no', 'switched_off', 'switched_off'],
  ['too little', 2, 0, 'yes', 'too_little', 'too_little'],
  ['too little, and not wanted', 2, 0, 'no', 'switched_off', 'switched_off'],
  ['with the provider word for word', 3, 3, 'yes', undefined, 'saved'],
  ['too little, with the provider word for word', 1, 1, 'no', undefined, 'saved'],
  ['more than was saved there', 4, 3, 'yes', 'planned', 'planned'],
  ['more than was saved there, and too little', 2, 1, 'yes', 'saved_before', 'saved_before'],
  ['more than was saved there, and not wanted', 4, 3, 'no', 'saved_before', 'saved_before'],
  ['less than was saved there, and too little', 1, 3, 'yes', 'saved_before', 'saved_before'],
])('%s', (_, kept, saved, setting, standing, whole) => {
  const isSaved = saved > 0;
  const both = { evidence: evidenceOf(kept), sent: evidenceOf(saved), isSaved };
  expect(draftStanding({ ...draft, ...both }, setting)).toBe(standing);
  expect(evidenceStanding(standing, isSaved)).toBe(whole);
});

test('what a provider filled in by itself, nobody has saved', () => {
  const both = { evidence: { ...evidenceOf(1), customer_name: 'Ada' }, sent: { customer_name: 'Ada' } };
  expect(draftStanding({ ...draft, ...both, isSaved: false }, 'yes')).toBe('too_little');
  expect(draftStanding({ ...draft, ...both, isSaved: true }, 'yes')).toBe('saved_before');
});

describe('time', () => {
  const DUE = epochSeconds(1_800_000_000);
  const ahead = (seconds: number) => epochSeconds(DUE - seconds);

  test.each([
    [86_401, false],
    [86_400, true],
    [1, true],
    [0, false],
    [-1, false],
  ])('%d s before the end somebody is told: %s', (left, isTold) => {
    expect(isTimeToTell(DUE, ahead(left))).toBe(isTold);
  });

  test.each([
    [3601, 10_000, false],
    [3600, 900, true],
    [3600, 899, false],
    [901, 0, false],
    [900, 0, true],
    [1, 0, true],
    [0, 10_000, false],
  ])('%d s before the end, after %d quiet ones, it is handed in: %s', (left, quiet, isDue) => {
    expect(isTimeToHandIn(DUE, ahead(left), quiet)).toBe(isDue);
  });

  test('whoever stops at its moments misses neither', () => {
    const [told, handedIn] = momentsOfDraft(DUE);
    expect(told !== undefined && isTimeToTell(DUE, told)).toBe(true);
    expect(handedIn !== undefined && isTimeToHandIn(DUE, handedIn, 0)).toBe(true);
  });
});
