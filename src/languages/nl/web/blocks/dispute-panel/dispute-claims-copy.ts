import type { DisputeReason } from '#domain/disputes/dispute-status.ts';
import { known } from '#domain/shared/word.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/dispute-panel/dispute-claims-copy.ts';

type ReasonWords = Readonly<{ claim: string; explanation: string }>;

const unrecognized: ReasonWords = {
  claim: 'De klant herkent deze afschrijving op het afschrift niet.',
  explanation:
    'De klant ziet een afschrijving die niet te plaatsen is. Vaak verschilt de naam op het afschrift van de naam van de winkel.',
};

const CLAIMS: Partial<Readonly<Record<DisputeReason, ReasonWords>>> = {
  credit_not_processed: {
    claim:
      'De klant zegt de aankoop te hebben teruggestuurd of geannuleerd en het geld nooit te hebben teruggekregen.',
    explanation:
      'Een terugbetaling of tegoed is beloofd, of volgt uit je voorwaarden, en is niet aangekomen.',
  },
  duplicate: {
    claim: 'De klant zegt meer dan eens voor dezelfde aankoop te hebben betaald.',
    explanation:
      'De bank ziet twee afschrijvingen die op elkaar lijken. Laat zien dat ze bij twee aankopen horen, of betaal er een terug.',
  },
  fraudulent: {
    claim: 'De kaarthouder zegt deze betaling niet te hebben goedgekeurd.',
    explanation: 'De kaarthouder zegt dat iemand anders de aankoop deed, of dat de aankoop nooit is gedaan.',
  },
  product_not_received: {
    claim: 'De klant zegt dat de bestelling nooit is aangekomen.',
    explanation: 'Wat is gekocht, heeft de klant niet bereikt, of de dienst is niet geleverd.',
  },
  product_unacceptable: {
    claim: 'De klant zegt iets beschadigds, iets defects of iets anders dan beschreven te hebben ontvangen.',
    explanation: 'Er is iets aangekomen, en de klant zegt dat het niet is wat werd verkocht.',
  },
  subscription_canceled: {
    claim: 'De klant zegt dat er is afgeschreven nadat het abonnement was opgezegd.',
    explanation: 'Een verlenging is afgeschreven, terwijl het abonnement volgens de klant al was beëindigd.',
  },
  unrecognized,
};

const EXPLANATIONS: Partial<Readonly<Record<DisputeReason, string>>> = {
  bank_cannot_process: 'De bank van de klant kon de betaling niet verwerken.',
  check_returned: 'De bank van de klant heeft de betaling teruggestuurd.',
  customer_initiated: 'De klant vroeg de bank om de betaling terug te halen, zonder verdere reden.',
  debit_not_authorized: 'De klant zegt deze afschrijving nooit te hebben toegestaan.',
  general: 'De bank gaf geen specifieke reden. Vraag de klant waar het om gaat.',
  incorrect_account_details: 'De rekening achter de betaling bestaat niet of is van iemand anders.',
  insufficient_funds: 'Er stond niet genoeg geld op de rekening van de klant.',
};

export const claimOf: Words<typeof english.claimOf> = (reason) =>
  (known(CLAIMS, reason) ?? unrecognized).claim;
export const explanationOf: Words<typeof english.explanationOf> = (reason) =>
  known(CLAIMS, reason)?.explanation ?? known(EXPLANATIONS, reason) ?? unrecognized.explanation;
