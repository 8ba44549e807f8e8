import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/customers/customers-copy.ts';

export const customersListCopy: Words<typeof english.customersListCopy> = {
  name: 'Klanten',
  things: (count) => plural(count, { one: 'klant', other: 'klanten' }),
  failed: 'De klanten konden niet worden geladen.',
  empty: {
    icon: 'customers',
    title: 'Nog geen klanten',
    text: 'Iedereen die een account in je winkel opent, komt hier te staan. Gasten verschijnen bij hun bestellingen.',
  },
};

export const customersCopy: Words<typeof english.customersCopy> = {
  title: 'Klanten',
  search: {
    label: 'Zoek op naam of e-mail van de klant',
    placeholder: 'Naam of e-mail van de klant',
    anything: (text) => `Alle klanten met ‘${text}’ in naam of e-mail`,
  },
  columns: {
    name: 'Naam',
    email: 'E-mail',
    country: 'Land',
    since: 'Klant sinds',
    orders: 'Bestellingen',
    lastOrder: 'Laatste bestelling',
  },
  noCountry: 'Geen land',
  noOrder: 'Nog geen bestelling',
  country: 'Land',
  is: 'is',
};
