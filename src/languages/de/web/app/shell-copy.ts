import type { Words } from '#languages/kit/words.ts';
import type { shellCopy as english } from '#web/app/shell-copy.ts';

export const shellCopy: Words<typeof english> = {
  skip: 'Zum Inhalt springen',
  menu: 'Menü',
  menuLabel: 'Shop-Verwaltung',
  payments: 'Zahlungen',
  settings: 'Einstellungen',

  inbox: 'Posteingang',
  account: (name) => `Konto von ${name}`,

  theme: 'Darstellung',
  themeNow: (theme) => `Darstellung: ${theme}`,
  chosen: 'Ausgewählt',
  themes: { light: 'Hell', dark: 'Dunkel', system: 'Wie das System' },

  modes: { test: 'Testmodus', sandbox: 'Sandbox', simulator: 'Simulator' },

  search: 'Zahlungen, Bestellungen, Kunden suchen',
  searchTitle: 'Suche',

  offlineTitle: 'Sie sind offline.',
  offline:
    'Was Sie sehen, ist möglicherweise veraltet. Ihre Eingaben bleiben hier; speichern Sie sie, sobald die Verbindung wieder da ist.',

  failed:
    'Beim Anzeigen dieser Ansicht ist ein Fehler aufgetreten. Bitte wenden Sie sich an den Support, wenn das Problem bestehen bleibt.',
  failedReload: 'Ansicht neu laden',

  notFoundTitle: 'Seite nicht gefunden',
  refusedTitle: 'Sie können diesen Bereich nicht öffnen',
  arrived: (title) => `${title}. Seite geöffnet.`,
};
