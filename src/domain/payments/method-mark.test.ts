import { expect, test } from 'vitest';
import { PAYMENT_METHOD_IDS, PAYMENT_METHODS } from '../settings/payment-methods.ts';
import { methodMark } from './method-mark.ts';
import { PAYMENT_SOURCES, sourceWords } from './payment-source.ts';

const channel = (hex: string): number => {
  const share = Number.parseInt(hex, 16) / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/g) ?? []).map(channel);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const OTHERS = ['stripe_account'];
const codes = [
  ...PAYMENT_SOURCES.filter((source) => !OTHERS.includes(source)).map((source) => sourceWords(source).badge),
  ...PAYMENT_METHOD_IDS.map((id) => PAYMENT_METHODS[id].icon),
  ...['American Express', 'Apple Pay', 'Google Pay'],
];

test.each([...new Set(codes)])('%s is drawn, and white letters are read on it', (code) => {
  const drawn = methodMark(code);
  expect(drawn).toBeDefined();
  expect(1.05 / (luminance(drawn?.ground ?? '#ffffff') + 0.05)).toBeGreaterThanOrEqual(5);
});

test.each(['constructor', 'NEWPAY', ''])('%j stays letters', (code) => {
  expect(methodMark(code)).toBeUndefined();
});
