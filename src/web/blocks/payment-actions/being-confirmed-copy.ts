import type { MoneyVerb } from './money-action.ts';

type Words = (amount: string | undefined, at: string | undefined) => string;

/** What is not known yet, with as much of the amount and the time as anybody knows. */
const pending =
  (what: string, of: (amount: string) => string): Words =>
  (amount, at) => {
    const named = amount === undefined ? what : of(amount);
    return at === undefined
      ? `${named} is not confirmed yet.`
      : `${named}, asked for ${at}, is not confirmed yet.`;
  };

export const beingConfirmedCopy = {
  confirming: 'Being confirmed',
  confirmingText:
    'The payments service has not answered clearly. There is no need to repeat it: it happens at most once, and this page shows how it ended as soon as that is known.',
  unknownTitle: 'Not confirmed yet',
  unknownText:
    'Its outcome is still being looked up, and it can happen at most once. Asking again repeats the same request.',
  askAgain: 'Ask again',
  /** In a row of a list, where the whole text would push everything else away. */
  atMostOnce: 'It is still being looked up, and can happen at most once.',
  attentionTitle: 'Never confirmed',
  attentionText:
    'The payments service never answered. Look there whether it happened, then settle it on the Sync page.',
  attentionLink: 'Settle it on the Sync page',
  pending: {
    refund: pending('The refund', (amount) => `The refund of ${amount}`),
    capture: pending('The capture of the payment', (amount) => `The capture of ${amount}`),
    cancel: pending('The cancellation of the payment', (amount) => `The cancellation of ${amount}`),
    accept: pending(
      'Your acceptance of the dispute',
      (amount) => `Your acceptance of the dispute of ${amount}`,
    ),
    submit: pending('Your evidence', (amount) => `Your evidence for the dispute of ${amount}`),
    payout: pending('The instant payout', (amount) => `The instant payout of ${amount}`),
    other: pending('Something that was asked for', (amount) => `Something about ${amount}`),
  } satisfies Record<MoneyVerb | 'other', Words>,
} as const;
