import { spoken } from '../shared/spoken.ts';

/** How many there are: `count` chooses the form of a word, `words` is what is read, such as "7" or "100 or more". */
type Several = Readonly<{ count: number; words: string }>;

/** What waits for somebody, on Home, on the Overview and in the inbox. `by` is a moment with its zone, `sum` an amount. */
export const workCopy = spoken('domain/account/work-words-copy#workCopy', {
  disputes: {
    one: (sum: string, days: number) =>
      days === 1
        ? `Respond to a dispute for ${sum}: 1 day left`
        : `Respond to a dispute for ${sum}: ${days} days left`,
    oneOnLastDay: (sum: string) => `Respond to a dispute for ${sum}: Last day`,
    oneText: (by: string) => `Respond by ${by}, or the customer wins.`,
    oneAction: 'Respond now',
    several: ({ words }: Several) => `Respond to ${words} active disputes`,
    allToday: ({ words }: Several) => `Respond to ${words} active disputes, all today`,
    someToday: ({ words }: Several, today: number) => `Respond to ${words} active disputes, ${today} today`,
    severalFor: ({ words }: Several, sum: string) =>
      `Respond to ${words} active disputes for a total of ${sum}`,
    allTodayFor: ({ words }: Several, sum: string) =>
      `Respond to ${words} active disputes, all today, for a total of ${sum}`,
    someTodayFor: ({ words }: Several, today: number, sum: string) =>
      `Respond to ${words} active disputes, ${today} today, for a total of ${sum}`,
    severalText: (by: string) => `The first answer is due by ${by}.`,
    severalAction: 'See disputes',
  },
  held: {
    one: 'Decide about a held payment',
    oneToday: 'Decide about a held payment, today',
    oneText: (by: string) => `Your fraud rules held it. The hold ends on ${by}.`,
    several: ({ words }: Several) => `Decide about ${words} held payments`,
    allToday: ({ words }: Several) => `Decide about ${words} held payments, all today`,
    someToday: ({ words }: Several, today: number) => `Decide about ${words} held payments, ${today} today`,
    severalText: (by: string) => `Your fraud rules held them. The first hold ends on ${by}.`,
    action: 'Review',
  },
  expiring: {
    one: 'Capture a payment before its hold ends',
    oneToday: 'Capture a payment before its hold ends, today',
    oneText: (by: string) => `Capture it by ${by}.`,
    several: ({ words }: Several) => `Capture ${words} payments before their holds end`,
    allToday: ({ words }: Several) => `Capture ${words} payments before their holds end, all today`,
    someToday: ({ words }: Several, today: number) =>
      `Capture ${words} payments before their holds end, ${today} today`,
    severalText: (by: string) => `Capture the first by ${by}.`,
    action: 'Capture',
  },
  /** One of the titles about payments, and what they come to. */
  worth: (title: string, sum: string) => `${title}: ${sum}`,

  failedPayout: {
    title: (sum: string, day: string) => `The payout of ${sum} of ${day} failed`,
    /** `reason` is a whole sentence. */
    text: (reason: string) => `${reason} The money is back in your balance.`,
    action: 'See payout',
  },
  failedWithdrawal: {
    title: (sum: string, day: string) => `The withdrawal of ${sum} of ${day} failed`,
    text: (reason: string) => `${reason} The amount is missing from your balance again.`,
  },
  missingPayout: {
    title: (sum: string) => `The payout of ${sum} is not on your bank statement`,
    text: (day: string, days: number) =>
      days === 1
        ? `It was expected by ${day}, 1 day ago. Look for it under To match; if it is not there, ask your bank and name its reference.`
        : `It was expected by ${day}, ${days} days ago. Look for it under To match; if it is not there, ask your bank and name its reference.`,
    action: 'See payout',
  },
  unsentDraft: {
    title: (sum: string) => `Your evidence about ${sum} is not with the bank`,
    changesTitle: (sum: string) => `What you changed in your evidence about ${sum} is not with the bank`,
    too_little: (by: string) =>
      `It is too little to be handed in for you. Add to it or submit it by ${by}, or the bank gets nothing.`,
    switched_off: (by: string) =>
      `Your store does not hand in drafts. Submit it by ${by}, or the bank gets nothing.`,
    saved_before: (by: string) =>
      `What you saved for later goes there by itself. Save what you changed too, or submit it, by ${by}.`,
    action: 'Finish it',
  },
} as const);
