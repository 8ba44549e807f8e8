import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  customersCopy as englishCustomersCopy,
  customersListCopy as englishCustomersListCopy,
} from '#web/features/customers/customers-copy.ts';

export const customersListCopy: Words<typeof englishCustomersListCopy> = {
  name: 'Clients',
  things: (count) => plural(count, { one: 'client', many: 'de clients', other: 'clients' }),
  failed: 'Les clients n’ont pas pu être chargés.',
  empty: {
    icon: 'customers',
    title: 'Pas encore de client',
    text: 'Toutes les personnes qui ouvrent un compte dans votre boutique seront affichées ici. Les invités apparaissent avec leurs commandes.',
  },
};

export const customersCopy: Words<typeof englishCustomersCopy> = {
  title: 'Clients',
  search: {
    label: 'Rechercher par nom ou e-mail du client',
    placeholder: 'Nom ou e-mail du client',
    anything: (text) => `Tous les clients dont le nom ou l’e-mail contient « ${text} »`,
  },
  columns: {
    name: 'Nom',
    email: 'E-mail',
    country: 'Pays',
    since: 'Client depuis',
    orders: 'Commandes',
    lastOrder: 'Dernière commande',
  },
  noCountry: 'Aucun pays',
  noOrder: 'Pas encore de commande',
  country: 'Pays',
  is: 'est',
};
