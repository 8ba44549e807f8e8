import type { DisputeReason } from '#domain/disputes/dispute-status.ts';
import { known } from '#domain/shared/word.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/dispute-panel/dispute-claims-copy.ts';

type ReasonWords = Readonly<{ claim: string; explanation: string }>;

const unrecognized: ReasonWords = {
  claim: 'Il cliente non riconosce questo addebito sul suo estratto conto.',
  explanation:
    'Il cliente vede un addebito che non sa spiegarsi. Spesso il nome sull’estratto conto è diverso da quello del negozio.',
};

const CLAIMS: Partial<Readonly<Record<DisputeReason, ReasonWords>>> = {
  credit_not_processed: {
    claim: 'Il cliente dice di aver restituito o annullato l’acquisto e di non aver mai riavuto il denaro.',
    explanation:
      'Un rimborso o un accredito è stato promesso, o è dovuto secondo la tua politica, e non è arrivato.',
  },
  duplicate: {
    claim: 'Il cliente dice che lo stesso acquisto gli è stato addebitato più di una volta.',
    explanation:
      'La banca vede due addebiti simili. Dimostra che riguardano due acquisti diversi, oppure rimborsane uno.',
  },
  fraudulent: {
    claim: 'Il titolare della carta dice di non aver autorizzato questo pagamento.',
    explanation:
      'Il titolare della carta dice che l’acquisto è stato fatto da qualcun altro, o di non averlo mai fatto.',
  },
  product_not_received: {
    claim: 'Il cliente dice che l’ordine non è mai arrivato.',
    explanation: 'Quello che è stato comprato non è arrivato al cliente, o il servizio non è stato fornito.',
  },
  product_unacceptable: {
    claim: 'Il cliente dice di aver ricevuto qualcosa di danneggiato, difettoso o diverso dalla descrizione.',
    explanation: 'Qualcosa è arrivato, ma il cliente dice che non è ciò che è stato venduto.',
  },
  subscription_canceled: {
    claim: 'Il cliente dice che l’addebito è avvenuto dopo che aveva disdetto l’abbonamento.',
    explanation: 'È stato addebitato un rinnovo, anche se il cliente dice che l’abbonamento era finito.',
  },
  unrecognized,
};

const EXPLANATIONS: Partial<Readonly<Record<DisputeReason, string>>> = {
  bank_cannot_process: 'La banca del cliente non ha potuto elaborare il pagamento.',
  check_returned: 'La banca del cliente ha respinto il pagamento.',
  customer_initiated: 'Il cliente ha chiesto alla sua banca di riprendere il pagamento, senza altre ragioni.',
  debit_not_authorized: 'Il cliente dice di non aver mai autorizzato questo addebito.',
  general: 'La banca non ha dato un motivo preciso. Chiedi al cliente di che cosa si tratta.',
  incorrect_account_details: 'Il conto usato per il pagamento non esiste o appartiene a qualcun altro.',
  insufficient_funds: 'Sul conto del cliente non c’era abbastanza denaro.',
};

export const claimOf: Words<typeof english.claimOf> = (reason) =>
  (known(CLAIMS, reason) ?? unrecognized).claim;
export const explanationOf: Words<typeof english.explanationOf> = (reason) =>
  known(CLAIMS, reason)?.explanation ?? known(EXPLANATIONS, reason) ?? unrecognized.explanation;
