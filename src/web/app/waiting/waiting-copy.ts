import type { DeadlineKind } from '#domain/account/deadlines.ts';

type Words = Readonly<{
  one: (sum: string, at: string) => string;
  several: (count: string, at: string) => string;
}>;

export const waitingCopy = {
  unread: 'unread',
  awaiting: 'awaiting a response',
  uncaptured: 'waiting to be captured',
  more: '99+',

  rail: 'Next 72 hours',
  marks: {
    dispute: {
      one: (sum, at) => `Dispute about ${sum}: respond by ${at}`,
      several: (count, at) => `${count} disputes, the first answer due by ${at}`,
    },
    hold: {
      one: (sum, at) => `Payment of ${sum} held for review: decide by ${at}`,
      several: (count, at) => `${count} payments held for review, the first until ${at}`,
    },
    capture: {
      one: (sum, at) => `Capture ${sum} by ${at}`,
      several: (count, at) => `${count} captures, the first by ${at}`,
    },
    payout: {
      one: (sum, day) => `Payout of ${sum} arrives on ${day}`,
      several: (count, day) => `${count} payouts, the first arrives on ${day}`,
    },
  } satisfies Readonly<Record<DeadlineKind, Words>>,
  withdrawal: (sum: string, day: string) => `${sum} is taken from your bank account on ${day}`,
} as const;
