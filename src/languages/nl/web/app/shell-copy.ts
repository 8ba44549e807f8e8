import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/app/shell-copy.ts';

export const shellCopy: Words<typeof english.shellCopy> = {
  skip: 'Naar de inhoud',
  menu: 'Menu',
  menuLabel: 'Winkelbeheer',
  payments: 'Betalingen',
  settings: 'Instellingen',

  inbox: 'Berichten',
  account: (name) => `Account van ${name}`,

  theme: 'Thema',
  themeNow: (theme) => `Thema: ${theme}`,
  chosen: 'Gekozen',
  themes: { light: 'Licht', dark: 'Donker', system: 'Zoals het systeem' },

  modes: { test: 'Testmodus', sandbox: 'Sandbox', simulator: 'Simulator' },

  search: 'Zoek betalingen, bestellingen, klanten',
  searchTitle: 'Zoeken',

  offlineTitle: 'Je bent offline.',
  offline:
    'Wat je ziet, kan verouderd zijn. Wat je hebt getypt, blijft hier; sla het op als de verbinding terug is.',

  failed:
    'Er is iets misgegaan bij het tonen van deze pagina. Neem contact op met support als het probleem blijft.',
  failedReload: 'Deze pagina opnieuw laden',

  notFoundTitle: 'Pagina niet gevonden',
  refusedTitle: 'Je kunt dit onderdeel niet openen',
  arrived: (title) => `${title}. Pagina geopend.`,
};
