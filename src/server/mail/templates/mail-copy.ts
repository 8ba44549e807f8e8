import { spoken } from '#domain/shared/spoken.ts';

/** What many mails say. Each line stands for itself; nothing is added to it. */
export const mailCopy = spoken('server/mail/templates/mail-copy#mailCopy', {
  hello: 'Hello,',
  helloTo: (name: string) => `Hello ${name},`,
  when: (moment: string) => `When: ${moment}`,
  address: (ip: string) => `Address: ${ip}`,
  byCommand: 'Where: by a command on the server',
  changedBy: (who: string) => `Changed by: ${who}`,
} as const);
