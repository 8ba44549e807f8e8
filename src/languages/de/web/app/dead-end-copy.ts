import type { Words } from '#languages/kit/words.ts';
import type { deadEndCopy as english } from '#web/app/dead-end-copy.ts';

export const deadEndCopy: Words<typeof english> = {
  notFoundWhat: 'Hier ist nichts',
  notFound:
    'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder der Link ist unvollständig.',
  notFoundAction: 'Zur Startseite',

  refusedWhat: 'Ihr Konto darf diesen Shop nicht verwalten',
  refused: (email) =>
    `Sie sind als ${email} angemeldet. Bitten Sie einen Administrator, dieses Konto für die Verwaltung des Shops ` +
    'zuzulassen, oder melden Sie sich ab und mit einem anderen Konto wieder an.',
};
