import type { Capability } from '../people/capabilities.ts';
import { known } from '../shared/word.ts';
import { WORK_ASKS } from './waiting-work.ts';

/** News that a person may have by mail as well, and whether they do until they say otherwise. */
export const MAIL_DEFAULTS = {
  dispute_due: true,
  export_ready: true,
  payout_trouble: false,
  holds_ending: false,
  dispute_decided: false,
  refund_returned: false,
  requirements: false,
} as const;
export type MailKind = keyof typeof MAIL_DEFAULTS;
export const MAIL_KINDS = Object.keys(MAIL_DEFAULTS) as readonly MailKind[];

/** Whom the news are for: whoever may do something about them. */
export const MAIL_ASKS: Readonly<Record<MailKind, Capability>> = {
  dispute_due: 'answer_disputes',
  export_ready: 'export',
  payout_trouble: 'see_payouts',
  holds_ending: 'capture',
  dispute_decided: 'answer_disputes',
  refund_returned: 'refund',
  requirements: 'change_account',
};

export type MailChoices = Readonly<Partial<Record<MailKind, boolean>>>;

export const isMailed = (choices: MailChoices, kind: MailKind): boolean =>
  choices[kind] ?? MAIL_DEFAULTS[kind];

/** By what the name of a message begins with. Reminders of disputes and finished exports have mails of their own. */
const KIND_OF_NOTE: Readonly<Record<string, MailKind>> = {
  payout_failed: 'payout_trouble',
  payout_late: 'payout_trouble',
  payout_missing: 'payout_trouble',
  held: 'holds_ending',
  expiring: 'holds_ending',
  dispute_won: 'dispute_decided',
  dispute_lost: 'dispute_decided',
  refund_returned: 'refund_returned',
  requirements: 'requirements',
};

/** What one must hold to read some messages of the inbox: work is for whoever may do it. All others are for whoever sees payments. */
const NOTES_ASK: Readonly<Record<string, Capability>> = {
  ...WORK_ASKS,
  draft: 'answer_disputes',
  payout_failed: 'see_payouts',
  payout_late: 'see_payouts',
  payout_missing: 'see_payouts',
  requirements: 'change_account',
  export: 'export',
};

/** The kinds of messages that somebody who holds these is not told. */
export const untoldNotes = (held: readonly string[]): readonly string[] =>
  Object.keys(NOTES_ASK).filter((kind) => !held.includes(NOTES_ASK[kind] ?? ''));

/** Of a message named `live:payout_failed:po_1`, whose choice it is to be mailed. */
export const mailKindOf = (name: string): MailKind | undefined =>
  known(KIND_OF_NOTE, name.split(':')[1] ?? '');
