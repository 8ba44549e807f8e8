import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#server/mail/templates/export-ready-copy.ts';

const readyWith = (what: string) => (storeName: string, filename: string, rows: number) =>
  `Je export van ${what} van ${storeName} is klaar: ${filename}, ${plural(rows, { one: '1 rij', other: `${figure(rows)} rijen` })}.`;

export const exportReadyCopy: Words<typeof english.exportReadyCopy> = {
  subject: {
    transactions: 'Je export van transacties is klaar',
    payouts: 'Je export van uitbetalingen is klaar',
    disputes: 'Je export van geschillen is klaar',
    blocked: 'Je export van geblokkeerde betalingen is klaar',
    'audit-log': 'Je export van de auditlog is klaar',
  },
  ready: {
    transactions: readyWith('transacties'),
    payouts: readyWith('uitbetalingen'),
    disputes: readyWith('geschillen'),
    blocked: readyWith('geblokkeerde betalingen'),
    'audit-log': readyWith('de auditlog'),
  },
  attached: 'Het bestand zit in de bijlage. Je kunt het ook hier downloaden (inloggen nodig):',
  tooLarge: 'Het bestand is te groot voor een e-mail. Download het hier (inloggen nodig):',
  why: 'Je krijgt deze e-mail omdat je om de export hebt gevraagd. Niemand anders heeft hem ontvangen.',
};
