import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/app/dead-end-copy.ts';

export const deadEndCopy: Words<typeof english.deadEndCopy> = {
  notFoundWhat: 'Qui non c’è nulla',
  notFound: 'A questo indirizzo non c’è nessuna pagina. Forse è stata spostata o il link è incompleto.',
  notFoundAction: 'Vai alla Home',

  refusedWhat: 'Il tuo account non può gestire il negozio',
  refused: (email) =>
    `Hai effettuato l’accesso come ${email}. Chiedi a un amministratore di abilitare questo account alla gestione del negozio, ` +
    'oppure esci e accedi con un altro.',
};
