import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/simulator/card-words-copy.ts';

export const cardWordsCopy: Words<typeof english.cardWordsCopy> = {
  label: (number, outcome) => `${number} – ${outcome}`,
  succeeds: (brand, country) => `va a buon fine (${brand}, ${country})`,
  inTurn: (outcomes) => outcomes.join(', poi '),
  needsAction: 'chiede un secondo fattore',
  blocked: 'bloccata perché troppo rischiosa',
  declined: (reason) => `rifiutata: ${reason}`,
  prevented: 'una contestazione viene evitata',
  inquiry: 'segue una richiesta di informazioni',
  twoDisputes: 'seguono due contestazioni',
  disputed: (reasons) => `contestazione: ${reasons.join(', ')}`,
  refundPending: 'i rimborsi restano in arrivo per due giorni',
  refundWaits: (reason) => `i rimborsi attendono due giorni: ${reason}`,
  refundFails: 'i rimborsi non riescono dopo due giorni',
  skipsPending: 'il denaro è subito disponibile',
  risk: (level) => `rischio: ${level}`,
  cvcFails: 'controllo del codice di sicurezza non superato',
  addressFails: 'controllo dell’indirizzo non superato',
  postcodeFails: 'controllo del CAP non superato',
  addressUnavailable: 'l’indirizzo non si può controllare',
};
