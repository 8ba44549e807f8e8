import { expect, test } from 'vitest';
import { cardLabel } from './card-words.ts';

const card = { number: '4242424242424242', brand: 'visa', country: 'US' };

test.each([
  [card, '4242 4242 4242 4242 – succeeds (visa, US)'],
  [{ ...card, number: '378282246310005' }, '3782 8224 6310 005 – succeeds (visa, US)'],
  [{ ...card, decline: 'insufficient_funds' }, '4242 4242 4242 4242 – declined: insufficient_funds'],
  [
    { ...card, needsAction: true, decline: 'card_declined' } as const,
    '4242 4242 4242 4242 – asks for a second factor, then declined: card_declined',
  ],
  [{ ...card, isBlocked: true, risk: 'highest' } as const, '4242 4242 4242 4242 – blocked as too risky'],
  [
    { ...card, dispute: { reason: 'fraudulent', inquiry: true } } as const,
    '4242 4242 4242 4242 – an inquiry follows',
  ],
  [{ ...card, refund: 'fails' } as const, '4242 4242 4242 4242 – refunds fail after two days'],
])('%j reads %s', (given, expected) => {
  expect(cardLabel(given)).toBe(expected);
});
