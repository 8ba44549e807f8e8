import { figure } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/books/chart-copy.ts';

export const chartCopy: Words<typeof english.chartCopy> = {
  failed: 'Impossibile caricare il piano dei conti.',
  newer: 'Queste impostazioni sono di una versione più recente di questa pagina. Ricarica la pagina.',
  loading: 'Caricamento del piano dei conti',
  how: 'Come registrare',
  package: 'Programma di contabilità',
  packageHelp:
    'Ognuno parte con numeri propri. Se ne scegli un altro, i suoi numeri vengono inseriti qui sotto.',
  grain: 'Una registrazione per',
  grains: {
    transaction: 'Ogni movimento',
    day: 'Ogni giorno',
    payout: 'Ogni bonifico',
  },
  basis: 'Giorno di registrazione',
  bases: {
    payment: 'Giorno del pagamento',
    payout: 'Giorno in cui parte il bonifico',
  },
  basisHelp:
    'Con il giorno del pagamento, le vendite stanno nel mese giusto e il conto transitorio è il saldo del gestore dei pagamenti. Con quello del bonifico, ciò che non è ancora partito con un bonifico resta in attesa.',
  basisLocked: 'Ci sono mesi chiusi, quindi non si può cambiare. Riaprili prima.',
  elsewhere: 'Le vendite si registrano altrove',
  elsewhereHelp:
    'Il tuo negozio o la tua cassa registra già vendite e rimborsi. Qui stanno allora su un conto proprio, e nessuna vendita viene registrata due volte.',
  bankElsewhere: 'Il programma di contabilità registra da sé le righe bancarie',
  bankElsewhereHelp:
    'Legge il tuo conto bancario, come Xero fa sempre. Qui i bonifici restano allora in transito; abbina là la riga bancaria a quel conto.',
  tax: 'Registra le imposte sulle vendite su un conto proprio',
  taxHelp:
    'Ogni pagamento e rimborso contiene la quota di imposte del suo ordine. Lascia disattivato se il conto delle vendite scorpora da sé le imposte, come quelli di DATEV.',
  datev: 'DATEV',
  datevNumbers: {
    adviser: 'Numero del consulente fiscale',
    client: 'Numero del cliente',
    year_begins: 'L’anno inizia con il mese',
  },
  outOfRange: (least, most) => `Scrivi un numero da ${figure(least)} a ${figure(most)}.`,
  accounts: 'Conti',
  accountsText:
    'Chiedi questi numeri al tuo commercialista. QuickBooks riconosce i conti dal nome, gli altri dal numero.',
  perCurrency: 'Conti di una sola valuta',
  perCurrencyText:
    'Se la tua contabilità tiene un conto per ogni valuta, per esempio un conto transitorio e un conto bancario in euro, aggiungilo qui. Tutto il resto viene registrato sui conti qui sopra.',
  ofCurrency: (account, currency) => `${account}, ${currency}`,
  currency: 'Valuta',
  chooseCurrency: 'Scegli una valuta',
  account: 'Conto',
  addAccount: 'Aggiungi il conto',
  removeAccount: 'Rimuovi',
  removeAccountName: (account) => `Rimuovi ${account}`,
  code: (account) => `Numero di ${account}`,
  name: (account) => `Nome di ${account}`,
  taxCode: (account) => `Codice imposta di ${account}`,
  heads: { what: 'A che cosa serve', code: 'Numero', name: 'Nome', tax: 'Codice imposta' },
  problems: {
    missing: 'Scrivi un numero e un nome.',
    taken: 'Questo è il numero di un conto di liquidità ed è già usato da un altro conto.',
    name_taken:
      'Questo è un conto di liquidità e un altro ha lo stesso nome. QuickBooks li prenderebbe per uno solo.',
    not_datev: 'DATEV accetta numeri da quattro a otto cifre.',
    other_length: 'Tutti i numeri di DATEV hanno la stessa lunghezza.',
  },
  save: 'Salva',
  saved: 'Il piano dei conti è salvato.',
  notSaved: 'Il piano dei conti non è stato salvato.',
};
