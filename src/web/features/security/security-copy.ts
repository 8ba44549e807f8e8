import type { ListCopy } from '#web/blocks/data-list/data-list-copy.ts';
import { securityActionsCopy } from '#web/shared/security-actions-copy.ts';

export const securityListCopy: ListCopy = {
  name: 'Security',
  things: (count) => (count === 1 ? 'line' : 'lines'),
  failed: 'What happened could not be loaded.',
  empty: {
    icon: 'shield',
    title: 'Nothing to tell yet',
    text: 'Sign-ins, wrong passwords, API keys and exported files will be listed here, with the device and the address they came from.',
  },
};

export const securityCopy = {
  title: 'Security',
  leadAll:
    'Who signed in or failed to, who made a key or took data out, and from where. For everybody in this store.',
  leadOwn:
    'When your account was used or tried, and from where. If a line was not you, tell whoever runs the store.',
  profile: 'Change your password',
  columns: {
    at: 'When',
    action: 'What',
    actor_email: 'Who',
    details: 'Details',
    ip: 'Address',
    result: 'Result',
  },
  actions: securityActionsCopy,
  results: { succeeded: 'Done', failed: 'Failed' },
  you: 'You',
  unknownName: 'An unknown name',
  system: 'The system',
  noAddress: 'This server',
  person: (name: string, email: string) => `${name} (${email})`,
  byKey: (name: string) => `With the API key ${name}`,
  ways: {
    link: 'With a one-time link',
    invitation: 'With an invitation',
    passkey: 'With a passkey',
    code: 'With a code',
    recovery: 'With a recovery code',
  },
  factors: { code: 'Codes of an app', passkey: 'Passkey' },
  key: (description: string, ending: string) => `${description} (…${ending})`,
  bank: (currency: string, ending: string) =>
    `${currency.toUpperCase()} to the account ending in ${ending}`.trim(),
  scopes: { read: 'Read', read_write: 'Read and change' },
  kinds: {
    transactions: 'Transactions',
    payouts: 'Payouts',
    disputes: 'Disputes',
    fraud_outcomes: 'Held and blocked payments',
  },
  attempts: (count: string, areCodes: boolean) =>
    `${count} wrong ${areCodes ? 'codes' : 'passwords'} within the hour`,
  attemptsInAll: (count: string) => `${count} from all addresses`,
  refused: 'Too many attempts: refused for a while',
  sessionsEnded: (count: string) => `${count} older ended, because there were too many`,
  filters: { action: 'What', result: 'Result', day: 'Day' },
} as const;
