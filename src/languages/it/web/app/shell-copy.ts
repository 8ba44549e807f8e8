import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/app/shell-copy.ts';

export const shellCopy: Words<typeof english.shellCopy> = {
  skip: 'Vai al contenuto',
  menu: 'Menu',
  menuLabel: 'Amministrazione del negozio',
  payments: 'Pagamenti',
  settings: 'Impostazioni',

  inbox: 'Messaggi',
  account: (name) => `Account di ${name}`,

  theme: 'Tema',
  themeNow: (theme) => `Tema: ${theme}`,
  chosen: 'Selezionato',
  themes: { light: 'Chiaro', dark: 'Scuro', system: 'Come il sistema' },

  modes: { test: 'Modalità di test', sandbox: 'Sandbox', simulator: 'Simulatore' },

  search: 'Cerca pagamenti, ordini, clienti',
  searchTitle: 'Cerca',

  offlineTitle: 'Sei offline.',
  offline:
    'Quello che vedi potrebbe non essere aggiornato. Quello che hai scritto resta qui: salvalo quando torna la connessione.',

  failed:
    'Si è verificato un errore nella visualizzazione di questa pagina. Se il problema persiste, contatta l’assistenza.',
  failedReload: 'Ricarica questa pagina',

  notFoundTitle: 'Pagina non trovata',
  refusedTitle: 'Non puoi aprire quest’area',
  arrived: (title) => `${title}. Pagina aperta.`,
};
