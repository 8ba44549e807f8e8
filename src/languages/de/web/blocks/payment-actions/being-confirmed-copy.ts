import type { Words } from '#languages/kit/words.ts';
import type { beingConfirmedCopy as english } from '#web/blocks/payment-actions/being-confirmed-copy.ts';

type Sentence = (amount: string | undefined, at: string | undefined) => string;

/** What is not known yet, with as much of the amount and the time as anybody knows. */
const pending =
  (what: string, of: (amount: string) => string): Sentence =>
  (amount, at) => {
    const named = amount === undefined ? what : of(amount);
    return at === undefined
      ? `${named} ist noch nicht bestätigt.`
      : `${named} (angefordert am ${at}) ist noch nicht bestätigt.`;
  };

export const beingConfirmedCopy: Words<typeof english> = {
  confirming: 'Bestätigung steht aus',
  confirmingText:
    'Der Zahlungsanbieter hat nicht eindeutig geantwortet. Sie müssen es nicht wiederholen: Es geschieht höchstens einmal, und diese Seite zeigt das Ergebnis, sobald es bekannt ist.',
  unknownTitle: 'Noch nicht bestätigt',
  unknownText:
    'Das Ergebnis wird noch ermittelt, und es kann höchstens einmal geschehen. Wenn Sie erneut anfragen, wird dieselbe Anforderung wiederholt.',
  askAgain: 'Erneut anfragen',
  atMostOnce: 'Das Ergebnis wird noch ermittelt, und es kann höchstens einmal geschehen.',
  attentionTitle: 'Nie bestätigt',
  attentionText:
    'Der Zahlungsanbieter hat nie geantwortet. Sehen Sie dort nach, ob es geschehen ist, und klären Sie es dann auf der Seite „Abgleich“.',
  attentionLink: 'Auf der Seite „Abgleich“ klären',
  pending: {
    refund: pending('Die Erstattung', (amount) => `Die Erstattung von ${amount}`),
    capture: pending('Der Einzug der Zahlung', (amount) => `Der Einzug von ${amount}`),
    cancel: pending('Die Stornierung der Zahlung', (amount) => `Die Stornierung von ${amount}`),
    accept: pending('Ihre Annahme der Anfechtung', (amount) => `Ihre Annahme der Anfechtung über ${amount}`),
    submit: pending(
      'Die Einreichung Ihrer Beweise',
      (amount) => `Die Einreichung Ihrer Beweise zur Anfechtung über ${amount}`,
    ),
    payout: pending('Die Sofortauszahlung', (amount) => `Die Sofortauszahlung von ${amount}`),
    other: pending('Ein angeforderter Vorgang', (amount) => `Ein Vorgang über ${amount}`),
  },
};
