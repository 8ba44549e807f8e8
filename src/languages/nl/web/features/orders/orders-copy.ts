import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/orders/orders-copy.ts';

export const ordersListCopy: Words<typeof english.ordersListCopy> = {
  name: 'Bestellingen',
  things: (count) => plural(count, { one: 'bestelling', other: 'bestellingen' }),
  failed: 'De bestellingen konden niet worden geladen.',
  empty: {
    icon: 'orders',
    title: 'Nog geen bestellingen',
    text: 'Wat klanten in je winkel kopen, komt hier te staan, met de artikelen en de betaling.',
  },
};

export const ordersCopy: Words<typeof english.ordersCopy> = {
  title: 'Bestellingen',
  search: {
    label: 'Zoek op bestelnummer, naam of e-mail van de klant',
    placeholder: 'Bestelnummer, klant, e-mail',
    anything: (text) => `Alle bestellingen met ‘${text}’ in nummer, klant of e-mail`,
  },
  status: 'Status',
  account: 'Account',
  accounts: { connected: 'Nu gekoppeld', left: 'Een sandbox die je hebt verlaten' },
  selected: (count) => `${count} geselecteerd`,
  notReady: (count) => `${count} niet betaald, of al afgerond`,
  clear: 'Selectie wissen',
  rowName: (number) => `bestelling #${number}`,
  mails: {
    open: 'E-mails aan klanten',
    title: 'E-mails aan klanten',
    text: 'Klanten krijgen per e-mail bericht over hun bestellingen. Kies welke e-mails je stuurt; elke wordt één keer verstuurd.',
    choices: {
      paid: 'Een bestelling is betaald',
      refunded: 'Een bestelling is geheel of gedeeltelijk terugbetaald',
      completed: 'Een bestelling is afgerond',
    },
    save: 'Opslaan',
    saved: 'De keuze is opgeslagen.',
    notSaved: 'De keuze is niet opgeslagen.',
    failed: 'De keuze kon niet worden geladen.',
  },
  ofCustomer: 'Bestellingen van één klant',
  ofSubscription: (number) => `Bestellingen van abonnement #${number}.`,
  showAll: 'Alle bestellingen tonen',
};
