import { theDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/multi-currency-settings/multi-currency-settings-copy.ts';

export const multiCurrencySettingsCopy: Words<typeof english.multiCurrencySettingsCopy> = {
  title: 'Impostazioni multivaluta',
  lead: 'I clienti vedono i prezzi e pagano nella valuta che conoscono; tu ricevi i bonifici nella tua.',
  currencies: 'Valute attive',
  default: 'Valuta predefinita',
  rate: (base, rate, code) => `1 ${base} = ${rate} ${code}`,
  updated: (when) => `Aggiornato ${theDay(when)}`,
  manual: 'Impostato a mano',
  manage: 'Gestisci',
  manageOf: (name) => `Gestisci ${name}`,
  remove: 'Rimuovi',
  removeOf: (name) => `Rimuovi ${name}`,
  onlyOwn:
    'Il tuo negozio vende solo nella propria valuta. Aggiungine altre, e i clienti potranno scegliere.',
  guided: 'Configura passo per passo',
  addTitle: 'Aggiungi valute',
  cancel: 'Annulla',
  off: 'Il multivaluta è disattivato, quindi i clienti vedono solo la tua valuta. Ciò che imposti qui resta salvato.',
  toSettings: 'Impostazioni dei pagamenti',

  removeTitle: (name) => `Rimuovere ${name}?`,
  removeText:
    'Il suo tasso, l’arrotondamento e il prezzo psicologico vengono dimenticati. Gli ordini già fatti restano come sono.',
  removeMethods: (methods) =>
    `I clienti non potranno più pagare con questi metodi, che richiedono la valuta: ${methods.join(', ')}.`,

  shop: 'Impostazioni del negozio',
  save: 'Salva le modifiche',

  back: 'Tutte le valute',
  oneLoadFailed: 'Impossibile caricare le impostazioni della valuta.',
  saved: 'Impostazioni della valuta aggiornate.',
  saveFailed: 'Impossibile aggiornare le impostazioni della valuta.',
  unknown: (code) => `Il tuo negozio non vende in ${code}.`,
  exchange: 'Tasso di cambio',
  automatic: 'Recupera i tassi automaticamente',
  automaticText: 'Il tasso del giorno, aggiornato più volte al giorno.',
  manualChoice: 'Imposta il tasso a mano',
  manualHelp: 'Resta come lo imposti finché non lo cambi.',
  manualRate: 'Tasso manuale',
  manualRateHelp: (base, code) => `Quanti ${code} vale un ${base}.`,
  badRate: 'Indica un tasso maggiore di zero, per esempio 1,25.',
  prices: 'Prezzi',
  rounding: 'Arrotondamento dei prezzi',
  roundingHelp: 'I prezzi convertiti vengono arrotondati per eccesso a un multiplo di questo valore.',
  noRounding: 'Nessuno',
  recommended: (value) => `${value} (consigliato)`,
  charm: 'Prezzo psicologico',
  charmHelp: 'Si toglie dopo l’arrotondamento, così un prezzo finisce per esempio in 99.',
  noCharm: 'Nessuno',
  preview: 'Anteprima in tempo reale',
  previewPrice: 'Un prezzo del tuo negozio',
  badPrice: (example) => `Scrivi un importo, per esempio ${example}.`,
  noPreview: 'Indica un prezzo e un tasso per vedere il risultato.',
  previewWords: (from, to) => `${from} diventa ${to}`,
  leaveTitle: 'Uscire senza salvare?',
  leaveText: 'In questa pagina ci sono modifiche non salvate. Vuoi davvero uscire e perderle?',
  leave: 'Esci',
};
