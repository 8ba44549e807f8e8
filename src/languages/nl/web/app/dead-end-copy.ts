import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/app/dead-end-copy.ts';

export const deadEndCopy: Words<typeof english.deadEndCopy> = {
  notFoundWhat: 'Hier is niets',
  notFound: 'Op dit adres staat geen pagina. Misschien is die verplaatst, of is de link niet volledig.',
  notFoundAction: 'Naar Home',

  refusedWhat: 'Je account mag de winkel niet beheren',
  refused: (email) =>
    `Je bent ingelogd als ${email}. Vraag een beheerder om dit account toegang tot de winkel te geven, ` +
    'of log uit en kom terug met een ander account.',
};
