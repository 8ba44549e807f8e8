import { spoken } from '../shared/spoken.ts';

export const supportContactCopy = spoken('domain/settings/support-contact-copy#supportContactCopy', {
  emailNeeded: 'Customers need an address to write to.',
  wholeEmail: 'Write a whole address, such as help@example.com.',
  phoneNeeded: 'Customers need a number to call.',
  sandboxPhone: 'This number is for sandboxes only. Write your own.',
  wholePhone: 'Write the number with its country, such as +1 503 555 0142.',
  japanesePhone: 'A number in Japan begins with +81.',
} as const);
