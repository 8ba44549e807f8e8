import { describe, expect, test } from 'vitest';
import { canConfirmVat } from './vat-details.ts';
import {
  canContinueVat,
  hasTaxNumber,
  lookedUpVatNumber,
  plainVatNumber,
  savedVatNumber,
  vatNumberHelp,
  vatNumberLabel,
  vatPrefix,
  withVatPrefix,
} from './vat-number.ts';

test.each([
  ['DE', 'DE ', 'VAT Number'],
  ['GB', 'GB ', 'VAT Number'],
  ['GR', 'EL ', 'VAT Number'],
  ['CH', 'CHE ', 'VAT Number'],
  ['JP', '', 'Corporate Number'],
])('in %s a number begins with "%s" and is called %s', (country, prefix, label) => {
  expect(vatPrefix(country)).toBe(prefix);
  expect(vatNumberLabel(country)).toBe(label);
});

test.each([
  ['DE', '123 456 789', 'DE123456789'],
  ['DE', 'DE 123456789', 'DE123456789'],
  ['GR', '12345678', 'EL12345678'],
  ['AT', 'ATU12345678', 'ATU12345678'],
  ['AT', 'U12345678', 'U12345678'],
  ['JP', '1234567890123', '1234567890123'],
])('in %s, %s is saved as %s', (country, sent, saved) => {
  expect(savedVatNumber(sent, country)).toBe(saved);
});

test('the help is quoted', () => {
  expect(vatNumberHelp('JP')).toBe('A 13 digit number, for example 1234567890123.');
  expect(vatNumberHelp('GR')).toBe('8 to 12 digits with your country code prefix, for example DE 123456789.');
});

describe('the prefix is forced', () => {
  test.each([
    ['DE', 'DE 123', 'DE 123'],
    ['DE', 'DE ', 'DE '],
    ['DE', 'DE', 'DE '],
    ['DE', 'D 123', 'DE '],
    ['DE', '', 'DE '],
    ['DE', '123456789', 'DE 123456789'],
    ['DE', '1DE ', 'DE 1'],
    ['DE', '9DE 123', 'DE 9123'],
    ['DE', ' ', 'DE '],
    ['DE', 'DE123456789', 'DE 123456789'],
    ['DE', ' de 123456789', 'DE 123456789'],
    ['GR', 'EL 1', 'EL 1'],
    ['GR', 'GR 1', 'EL '],
    ['CH', 'CHE123', 'CHE 123'],
    ['CH', 'CH', 'CHE '],
    ['JP', '1234567890123', '1234567890123'],
    ['JP', '', ''],
  ])('in %s, "%s" becomes "%s"', (country, typed, kept) => {
    expect(withVatPrefix(typed, country)).toBe(kept);
  });
});

test.each([
  ['DE', true, 'DE ', false],
  ['DE', true, 'DE  ', false],
  ['DE', true, 'DE 1', true],
  ['DE', false, 'DE ', true],
  ['CH', true, 'CHE ', false],
  ['CH', true, 'CHE 1', true],
  ['JP', true, '', false],
  ['JP', true, ' ', false],
  ['JP', true, '1', true],
  ['JP', false, '', true],
])('in %s, registered %s, "%s": may continue %s', (country, isRegistered, typed, expected) => {
  expect(canContinueVat(isRegistered, typed, country)).toBe(expected);
});

test.each([
  ['CH', 'CHE 123.456-789', 'CHE123456789', '123456789'],
  ['DE', 'DE 123 456 789', 'DE123456789', '123456789'],
  ['GR', 'EL 12345678', 'EL12345678', '12345678'],
  ['JP', '1234567890123', '1234567890123', '1234567890123'],
])('in %s, "%s" is saved as %s and looked up as %s', (country, typed, saved, lookedUp) => {
  expect(plainVatNumber(typed)).toBe(saved);
  expect(lookedUpVatNumber(typed, country)).toBe(lookedUp);
});

test.each([
  ['A', 'B', true],
  ['A', ' ', false],
  ['\t', 'B', false],
  ['', '', false],
])('the name "%s" and the address "%s" can be confirmed: %s', (name, address, expected) => {
  expect(canConfirmVat({ name, address })).toBe(expected);
});

test.each([
  ['US', false],
  ['PR', false],
  ['DE', true],
  ['JP', true],
])('in %s there is a tax number: %s', (country, has) => {
  expect(hasTaxNumber(country)).toBe(has);
});
