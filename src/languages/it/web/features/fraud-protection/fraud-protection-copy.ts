import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/fraud-protection/fraud-protection-copy.ts';

export const fraudProtectionCopy: Words<typeof english.fraudProtectionCopy> = {
  title: 'Protezione avanzata dalle frodi',
  atLeastOne: 'Per la protezione avanzata deve essere attivo almeno un filtro di rischio.',
  levels: { basic: 'Protezione di base', advanced: 'Protezione avanzata' },
  rules: {
    avs_verification: {
      name: 'AVS non corrispondente',
      text: 'La via o il CAP non corrisponde a ciò che risulta alla banca della carta.',
    },
    international_ip_address: {
      name: 'Indirizzo IP internazionale',
      text: 'L’ordine arriva da un Paese in cui non vendi.',
    },
    ip_address_mismatch: {
      name: 'Indirizzo IP non corrispondente',
      text: 'Il Paese dell’indirizzo IP è diverso da quello di fatturazione.',
    },
    address_mismatch: {
      name: 'Indirizzi diversi',
      text: 'L’indirizzo di spedizione è diverso da quello di fatturazione.',
    },
    purchase_price_threshold: {
      name: 'Soglia del prezzo d’acquisto',
      text: 'Il totale dell’ordine è fuori dai valori che ritieni abituali.',
    },
    order_items_threshold: {
      name: 'Soglia di articoli per ordine',
      text: 'L’ordine ha meno o più articoli del solito.',
    },
  },
  cvc: {
    name: 'Verifica del CVC',
    enforced: 'Il codice di sicurezza non corrisponde. Impostato dal tuo account; qui non si può cambiare.',
    notEnforced:
      'Il tuo account non rifiuta i pagamenti il cui codice di sicurezza non corrisponde. Qui non si può cambiare.',
    on: 'Sempre attiva',
    off: 'Non attiva',
  },
  outcome: {
    legend: 'Quando scatta',
    review: 'Autorizza e trattieni per revisione',
    reviewHelp: 'Nessun addebito finché non approvi.',
    block: 'Blocca il pagamento',
    blockHelp: 'Il pagamento viene bloccato, e al cliente viene detto che non è andato a buon fine.',
  },
  price: {
    min: 'Prezzo d’acquisto minimo',
    max: 'Prezzo d’acquisto massimo',
    unset: 'Imposta un minimo o un massimo, altrimenti questo filtro non si può salvare.',
    reversed: 'Il prezzo d’acquisto massimo deve essere maggiore del minimo.',
  },
  items: {
    min: 'Articoli minimi per ordine',
    max: 'Articoli massimi per ordine',
    unset: 'Imposta un minimo o un massimo, altrimenti questo filtro non si può salvare.',
    reversed: 'Il massimo deve essere maggiore del minimo.',
  },
  noLimit: 'Lascia vuoto se non c’è un limite',
  countries: {
    everywhere: 'Il tuo negozio vende in tutti i Paesi, quindi non c’è nulla da controllare.',
    change: 'Cambia i Paesi di vendita',
    blockedFrom: 'Gli ordini da questi Paesi vengono bloccati:',
    screenedFrom: 'Gli ordini da questi Paesi vengono trattenuti per revisione:',
    blockedOutside: 'Gli ordini che non arrivano da questi Paesi vengono bloccati:',
    screenedOutside: 'Gli ordini che non arrivano da questi Paesi vengono trattenuti per revisione:',
    none: 'Non è ancora elencato nessun Paese.',
    changedSince:
      'I tuoi Paesi di vendita sono cambiati da quando hai salvato questo filtro. Salva per usare il nuovo elenco.',
  },
  selling: {
    title: 'Paesi di vendita',
    mode: 'Vendi in',
    modes: {
      all: 'Tutti i Paesi',
      all_except: 'Tutti i Paesi, tranne…',
      specific: 'Paesi specifici',
    },
    find: 'Cerca un Paese',
    except: 'Paesi in cui non vendi',
    only: 'Paesi in cui vendi',
    chosen: (count) => plural(count, { one: '1 Paese scelto', other: `${figure(count)} Paesi scelti` }),
    noneFound: 'Nessun Paese corrisponde.',
    chooseOne: 'Scegli almeno un Paese.',
    save: 'Salva i Paesi di vendita',
    cancel: 'Annulla',
    saved: 'Paesi di vendita salvati.',
    failed: (reason) => `I Paesi di vendita non sono stati salvati. ${reason}`,
  },
  save: 'Salva le modifiche',
  back: 'Torna alle impostazioni dei pagamenti',
  saveRegion: 'Salvataggio',
  unsaved: (count) =>
    plural(count, { one: '1 modifica non salvata', other: `${figure(count)} modifiche non salvate` }),
  nothingToSave: 'Nessuna modifica da salvare',
  saving: 'Salvataggio in corso',
  loading: 'Caricamento dei tuoi filtri',
  retrievalFailed:
    'Si è verificato un errore nel caricamento delle impostazioni di protezione dalle frodi. Ricarica la pagina per riprovare.',
  cannotSave: 'Non si può salvare nulla finché i tuoi filtri non sono stati letti.',
  notSaved: (reason) => `Le impostazioni non sono state salvate. ${reason}`,
  savingFailed: 'Impossibile salvare le impostazioni.',
  saved: 'Impostazioni salvate.',
  nowAdvanced: 'Il livello di protezione ora è “avanzato”.',
  nowBasic:
    'Il livello di protezione ora è “base”. Per la protezione avanzata deve essere attivo almeno un filtro di rischio.',
  stillBasic: 'Per la protezione avanzata deve essere attivo almeno un filtro di rischio.',
  conflict: {
    title: (by) => `${by} ha cambiato i filtri mentre li modificavi`,
    text: 'Nessuna tua modifica è stata salvata: le trovi ancora in questa pagina.',
    mine: 'Salva le mie al posto delle sue',
    theirs: 'Mostra le sue e scarta le mie',
    somebody: 'Qualcun altro',
  },
};
