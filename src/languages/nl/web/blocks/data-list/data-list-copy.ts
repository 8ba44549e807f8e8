import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/data-list/data-list-copy.ts';

export const dataListCopy: Words<typeof english.dataListCopy> = {
  counting: '…',
  currency: 'Valuta',
  allCurrencies: 'Alle valuta',
  clearFilters: 'Filters wissen',
  noMatchTitle: (things) => `Geen ${things} gevonden`,
  noMatch: 'Niets past bij je zoekopdracht en filters. Wijzig er een, of wis ze allemaal.',
  pastEndTitle: 'Op deze pagina staat niets',
  pastEnd: 'De lijst is korter. Misschien zijn er rijen verdwenen sinds je die opende.',
  firstPage: 'Naar de eerste pagina',
  searchTerm: 'Zoeken',
  searchTerms: 'Gezocht op',
  removeTerm: (term) => `Zoekterm verwijderen: ${term}`,
  columnsNotSaved: 'Je kolommen zijn niet opgeslagen.',
  found: (count, things) => `${count} ${things} gevonden`,
  noExport: 'Waarom exporteren niet kan',
  export: 'Exporteren',
  schedule: 'Plannen',
  exportFailed: 'Er ging iets mis bij het maken van je export.',
  tryAgain: 'Opnieuw proberen',
};
