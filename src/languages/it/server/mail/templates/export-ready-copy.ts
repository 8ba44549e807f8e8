import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/mail/templates/export-ready-copy.ts';

const readyWith = (what: string) => (storeName: string, filename: string, rows: number) =>
  `L’esportazione ${what} da ${storeName} è pronta: ${filename}, ${plural(rows, { one: '1 riga', other: `${figure(rows)} righe` })}.`;

export const exportReadyCopy: Words<typeof english.exportReadyCopy> = {
  subject: {
    transactions: 'L’esportazione delle transazioni è pronta',
    payouts: 'L’esportazione dei bonifici è pronta',
    disputes: 'L’esportazione delle contestazioni è pronta',
    blocked: 'L’esportazione dei pagamenti bloccati è pronta',
    'audit-log': 'L’esportazione del registro di controllo è pronta',
  },
  ready: {
    transactions: readyWith('delle transazioni'),
    payouts: readyWith('dei bonifici'),
    disputes: readyWith('delle contestazioni'),
    blocked: readyWith('dei pagamenti bloccati'),
    'audit-log': readyWith('del registro di controllo'),
  },
  attached: 'Il file è allegato. Puoi anche scaricarlo qui (serve l’accesso):',
  tooLarge: 'Il file è troppo grande per un’email. Scaricalo qui (serve l’accesso):',
  why: 'Ricevi questa email perché hai chiesto l’esportazione. Nessun altro l’ha ricevuta.',
};
