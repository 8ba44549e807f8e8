import type { rolesCopy as english } from '#domain/people/roles-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const rolesCopy: Words<typeof english> = {
  owner: {
    name: 'Inhaber',
    what: 'Alles, auch Personen und Schlüssel.',
  },
  manager: {
    name: 'Manager',
    what: 'Alles außer Personen und Schlüsseln.',
  },
  support: {
    name: 'Support',
    what: 'Hilft Kunden: Erstattungen bis zu einer Grenze, Einziehen, angehaltene Zahlungen, Anfechtungen. Keine Exporte, keine Auszahlungen.',
  },
  accountant: {
    name: 'Buchhalter',
    what: 'Liest alles, dazu Exporte und Dokumente. Bewegt kein Geld und ändert nichts.',
  },
  viewer: {
    name: 'Betrachter',
    what: 'Sieht Zahlungen und Auszahlungen, ohne Namen und Adressen von Kunden.',
  },
};
