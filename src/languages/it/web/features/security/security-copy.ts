import { plural } from '#languages/it/speech.ts';
import { securityActionsCopy } from '#languages/it/web/shared/security-actions-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/security/security-copy.ts';

export const securityListCopy: Words<typeof english.securityListCopy> = {
  name: 'Sicurezza',
  things: (count) => plural(count, { one: 'riga', other: 'righe' }),
  failed: 'Impossibile caricare ciò che è successo.',
  empty: {
    icon: 'shield',
    title: 'Ancora nulla da segnalare',
    text: 'Accessi, password errate, chiavi API e file esportati compariranno qui, con il dispositivo e l’indirizzo da cui provengono.',
  },
};

export const securityCopy: Words<typeof english.securityCopy> = {
  title: 'Sicurezza',
  leadAll:
    'Chi ha effettuato l’accesso o non ci è riuscito, chi ha creato una chiave o esportato dati, e da dove. Per tutti in questo negozio.',
  leadOwn:
    'Quando il tuo account è stato usato o si è provato a usarlo, e da dove. Se non riconosci una riga, avvisa chi gestisce il negozio.',
  profile: 'Cambia la tua password',
  columns: {
    at: 'Data',
    action: 'Azione',
    actor_email: 'Chi',
    details: 'Dettagli',
    ip: 'Indirizzo',
    result: 'Esito',
  },
  actions: securityActionsCopy,
  results: { succeeded: 'Riuscito', failed: 'Non riuscito' },
  you: 'Tu',
  unknownName: 'Un nome sconosciuto',
  system: 'Il sistema',
  noAddress: 'Questo server',
  person: (name, email) => `${name} (${email})`,
  byKey: (name) => `Con la chiave API ${name}`,
  ways: {
    link: 'Con un link monouso',
    invitation: 'Con un invito',
    passkey: 'Con una passkey',
    code: 'Con un codice',
    recovery: 'Con un codice di recupero',
  },
  factors: { code: 'Codici di un’app', passkey: 'Passkey' },
  key: (description, ending) => `${description} (…${ending})`,
  bank: (currency, ending) => `${currency.toUpperCase()} verso il conto che termina con ${ending}`.trim(),
  scopes: { read: 'Leggere', read_write: 'Leggere e modificare' },
  kinds: {
    transactions: 'Transazioni',
    payouts: 'Bonifici',
    disputes: 'Contestazioni',
    fraud_outcomes: 'Pagamenti trattenuti e bloccati',
  },
  attempts: (count, areCodes) => `${areCodes ? 'Codici errati' : 'Password errate'} nell’ora: ${count}`,
  attemptsInAll: (count) => `${count} da tutti gli indirizzi`,
  refused: 'Troppi tentativi: rifiutato per un po’',
  sessionsEnded: (count) => `Sessioni più vecchie terminate perché erano troppe: ${count}`,
  filters: { action: 'Azione', result: 'Esito', day: 'Giorno' },
};
