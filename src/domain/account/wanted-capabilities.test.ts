import { expect, test } from 'vitest';
import { wantedCapabilities } from './wanted-capabilities.ts';

test.each([
  [undefined, []],
  ['', []],
  ['card', ['card']],
  ['card_payments, klarna_payments,card', ['card', 'klarna']],
  ['{"card_payments":true,"klarna":false,"ideal":true}', ['card', 'ideal']],
  ['{"card_payments":"true"}', []],
  ['{not json', []],
  ['<b>card</b>,//evil,CARD,a', []],
  ['{"__proto__":true,"constructor":true}', ['constructor']],
] as const)('%s asks for %j', (text, names) => {
  expect(wantedCapabilities(text)).toEqual(names);
});

test('no address asks for more than forty', () => {
  const many = Array.from({ length: 60 }, (_, index) => `method_${index}`).join(',');
  expect(wantedCapabilities(many)).toHaveLength(40);
});
