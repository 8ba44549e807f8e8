import { plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  customersCopy as english,
  customersListCopy as englishList,
} from '#web/features/customers/customers-copy.ts';

export const customersListCopy: Words<typeof englishList> = {
  name: 'Kunden',
  things: (count) => plural(count, { one: 'Kunde', other: 'Kunden' }),
  failed: 'Die Kunden konnten nicht geladen werden.',
  empty: {
    icon: 'customers',
    title: 'Noch keine Kunden',
    text: 'Alle, die in Ihrem Shop ein Konto eröffnen, stehen hier. Gäste erscheinen mit ihren Bestellungen.',
  },
};

export const customersCopy: Words<typeof english> = {
  title: 'Kunden',
  search: {
    label: 'Nach Kundenname oder E\u2011Mail suchen',
    placeholder: 'Kundenname oder E\u2011Mail',
    anything: (text) => `Alle Kunden mit „${text}“ in Name oder E\u2011Mail`,
  },
  columns: {
    name: 'Name',
    email: 'E-Mail',
    country: 'Land',
    since: 'Kunde seit',
    orders: 'Bestellungen',
    lastOrder: 'Letzte Bestellung',
  },
  noCountry: 'Kein Land',
  noOrder: 'Noch keine Bestellung',
  country: 'Land',
  is: 'ist',
};
