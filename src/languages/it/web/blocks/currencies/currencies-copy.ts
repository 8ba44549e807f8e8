import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/currencies/currencies-copy.ts';

const WORDS = ['zero', 'una', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'] as const;
const currenciesInWords = (count: number): string =>
  plural(count, { one: 'una valuta', other: `${WORDS[count] ?? figure(count)} valute` });

export const currenciesCopy: Words<typeof english.currenciesCopy> = {
  loadFailed: 'Impossibile caricare le valute.',
  settingsLoadFailed: 'Impossibile caricare le impostazioni del negozio.',
  enabled: 'Valute attive aggiornate.',
  enableFailed: 'Impossibile aggiornare le valute attive.',
  storeSaved: 'Impostazioni del negozio salvate.',
  storeSaveFailed: 'Impossibile salvare le impostazioni del negozio.',

  search: 'Cerca valute',
  searchPlaceholder: 'Nome, codice o simbolo',
  recommended: 'Consigliate',
  others: 'Tutte le altre valute',
  found: (count) =>
    plural(count, { one: 'Trovata una valuta', other: `Trovate ${currenciesInWords(count)}` }),
  noneFound: 'Nessuna valuta corrisponde. Prova con il suo codice di tre lettere.',
  allAdded: 'Il tuo negozio vende già in tutte le valute che il tuo account può accettare.',
  add: (count) => (count === 0 ? 'Aggiungi valute' : `Aggiungi ${currenciesInWords(count)}`),
  currenciesInWords,

  auto: 'Mostra i prezzi nella valuta del visitatore',
  autoHelp:
    'In base al Paese indicato dal browser, se il tuo negozio vende in quella valuta. Il visitatore viene avvisato e può cambiarla.',
  switcher: 'Aggiungi un selettore di valuta al negozio',
  switcherHelp: 'Si trova in cima a ogni pagina del tema Storefront.',
  preview: 'Anteprima',
  previewTitle: 'Anteprima del tuo negozio',
  previewText:
    'Il tuo negozio come lo vedrebbe un visitatore con queste impostazioni. Non è stato ancora salvato nulla.',
};
