import { theDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/payment-actions/being-confirmed-copy.ts';

type Said = (amount: string | undefined, at: string | undefined) => string;

/** Maschile o femminile secondo la cosa; con l’importo e il momento, se noti. */
const pending =
  (what: string, of: (amount: string) => string, ends: 'o' | 'a' = 'o'): Said =>
  (amount, at) => {
    const named = amount === undefined ? what : of(amount);
    return at === undefined
      ? `${named} non è ancora confermat${ends}.`
      : `${named}, richiest${ends} ${theDay(at)}, non è ancora confermat${ends}.`;
  };

export const beingConfirmedCopy: Words<typeof english.beingConfirmedCopy> = {
  confirming: 'In corso di conferma',
  confirmingText:
    'Il gestore dei pagamenti non ha risposto in modo chiaro. Non serve ripetere: può avvenire al massimo una volta, e questa pagina mostra l’esito appena è noto.',
  unknownTitle: 'Non ancora confermato',
  unknownText:
    'L’esito è ancora in corso di accertamento, e l’operazione può avvenire al massimo una volta. Chiedere di nuovo ripete la stessa richiesta.',
  askAgain: 'Chiedi di nuovo',
  atMostOnce: 'L’esito è ancora in corso di accertamento, e l’operazione può avvenire al massimo una volta.',
  attentionTitle: 'Mai confermato',
  attentionText:
    'Il gestore dei pagamenti non ha mai risposto. Controlla lì se è avvenuto, poi chiudi la questione nella pagina Sincronizzazione.',
  attentionLink: 'Risolvi nella pagina Sincronizzazione',
  pending: {
    refund: pending('Il rimborso', (amount) => `Il rimborso di ${amount}`),
    capture: pending('L’acquisizione del pagamento', (amount) => `L’acquisizione di ${amount}`, 'a'),
    cancel: pending('L’annullamento del pagamento', (amount) => `L’annullamento di ${amount}`),
    accept: pending(
      'La tua accettazione della contestazione',
      (amount) => `La tua accettazione della contestazione di ${amount}`,
      'a',
    ),
    submit: pending(
      'L’invio delle prove',
      (amount) => `L’invio delle prove per la contestazione di ${amount}`,
    ),
    payout: pending('Il bonifico istantaneo', (amount) => `Il bonifico istantaneo di ${amount}`),
    other: pending('Un’operazione richiesta', (amount) => `Un’operazione su ${amount}`, 'a'),
  },
};
