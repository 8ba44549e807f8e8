import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/payment-actions/being-confirmed-copy.ts';

type Said = (amount: string | undefined, at: string | undefined) => string;

/** Wat nog niet bekend is, met het bedrag en het moment voor zover iemand ze weet. */
const pending =
  (what: string, of: (amount: string) => string): Said =>
  (amount, at) => {
    const named = amount === undefined ? what : of(amount);
    return at === undefined
      ? `${named} is nog niet bevestigd.`
      : `${named}, aangevraagd ${at}, is nog niet bevestigd.`;
  };

export const beingConfirmedCopy: Words<typeof english.beingConfirmedCopy> = {
  confirming: 'Wordt bevestigd',
  confirmingText:
    'De betaalprovider gaf geen duidelijk antwoord. Je hoeft het niet te herhalen: het gebeurt hoogstens één keer, en deze pagina toont hoe het afliep zodra dat bekend is.',
  unknownTitle: 'Nog niet bevestigd',
  unknownText:
    'De uitkomst wordt nog opgezocht, en het kan hoogstens één keer gebeuren. Opnieuw vragen herhaalt hetzelfde verzoek.',
  askAgain: 'Opnieuw vragen',
  atMostOnce: 'Het wordt nog opgezocht en kan hoogstens één keer gebeuren.',
  attentionTitle: 'Nooit bevestigd',
  attentionText:
    'De betaalprovider heeft nooit geantwoord. Kijk daar of het is gebeurd, en handel het daarna af op de pagina Synchronisatie.',
  attentionLink: 'Afhandelen op de pagina Synchronisatie',
  pending: {
    refund: pending('De terugbetaling', (amount) => `De terugbetaling van ${amount}`),
    capture: pending('Het vastleggen van de betaling', (amount) => `Het vastleggen van ${amount}`),
    cancel: pending('Het annuleren van de betaling', (amount) => `Het annuleren van ${amount}`),
    accept: pending(
      'Het accepteren van het geschil',
      (amount) => `Het accepteren van het geschil over ${amount}`,
    ),
    submit: pending('Je bewijs', (amount) => `Je bewijs voor het geschil over ${amount}`),
    payout: pending('De directe uitbetaling', (amount) => `De directe uitbetaling van ${amount}`),
    other: pending('Iets wat is aangevraagd', (amount) => `Iets over ${amount}`),
  },
};
