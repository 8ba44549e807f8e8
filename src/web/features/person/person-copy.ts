import type { MailKind } from '#domain/account/mail-choices.ts';

export const personCopy = {
  loading: 'User',
  failed: 'This person could not be loaded.',
  missing: 'There is nobody at this address',
  missingText: 'The account may have been removed, or the address may be incomplete.',
  you: 'This is you',
  about: 'About',
  name: 'Name',
  email: 'Email',
  since: 'Here since',
  mayDo: 'May do',
  nothing: 'Nothing in this admin',
  password: 'Change your password',
  passwordLead: 'You stay signed in here and are signed out everywhere else.',
  current: 'Current password',
  next: 'New password',
  nextHelp: 'At least 12 characters.',
  again: 'New password again',
  currentMissing: 'Enter your current password.',
  tooShort: 'Use at least 12 characters.',
  tooLong: 'Use at most 1,024 characters.',
  different: 'The two new passwords differ.',
  save: 'Change password',
  saved: 'Your password was changed.',
  notSaved: 'Your password was not changed.',
  unsaved: 'Your new password is not saved yet.',
} as const;

type KindWords = Readonly<{ label: string; help: string }>;
export const mailChoicesCopy = {
  title: 'What reaches you by mail',
  lead: 'All of it is in the inbox anyway. Each choice is saved at once and is yours alone.',
  failed: 'Your choices could not be loaded.',
  saved: 'Your choice was saved.',
  notSaved: 'Your choice was not saved.',
  kinds: {
    dispute_due: {
      label: 'Disputes that wait for an answer',
      help: 'Seven, three and one days before the deadline, and a day before a draft is handed in or lost.',
    },
    export_ready: {
      label: 'Files you asked for',
      help: 'The file itself while it is small, else the way to it.',
    },
    payout_trouble: { label: 'Payouts that failed or are overdue', help: 'Within ten minutes.' },
    holds_ending: {
      label: 'Payments held for review, and holds about to end',
      help: 'When there is a new one to decide about or to capture.',
    },
    dispute_decided: { label: 'Disputes won and lost', help: 'When the bank has decided.' },
    refund_returned: {
      label: 'Refunds that came back',
      help: 'When a customer’s bank did not take the money.',
    },
    requirements: {
      label: 'Details the payments provider needs',
      help: 'When something is missing, and when it is overdue.',
    },
  } satisfies Readonly<Record<MailKind, KindWords>>,
  always: {
    label: 'Security, and changes of the bank account',
    help: 'Always mailed: new devices, passwords, API keys, and where your money goes.',
  },
} as const;
