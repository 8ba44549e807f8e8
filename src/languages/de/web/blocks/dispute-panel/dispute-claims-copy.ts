import type { DisputeReason } from '#domain/disputes/dispute-status.ts';
import { known } from '#domain/shared/word.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  claimOf as englishClaim,
  explanationOf as englishExplanation,
} from '#web/blocks/dispute-panel/dispute-claims-copy.ts';

type ReasonWords = Readonly<{ claim: string; explanation: string }>;

const unrecognized: ReasonWords = {
  claim: 'Der Kunde erkennt diese Belastung auf seinem Kontoauszug nicht.',
  explanation:
    'Der Kunde sieht eine Belastung, die er nicht zuordnen kann. Oft weicht der Name auf dem Kontoauszug vom Namen des Shops ab.',
};

/** What the customer says, for the reasons banks explain; the others read as a charge nobody recognizes. */
const CLAIMS: Partial<Readonly<Record<DisputeReason, ReasonWords>>> = {
  credit_not_processed: {
    claim: 'Der Kunde sagt, er habe den Kauf zurückgegeben oder storniert und sein Geld nie zurückerhalten.',
    explanation:
      'Eine Erstattung oder Gutschrift wurde zugesagt oder steht nach Ihren Richtlinien zu und ist nicht angekommen.',
  },
  duplicate: {
    claim: 'Der Kunde sagt, er sei für denselben Kauf mehr als einmal belastet worden.',
    explanation:
      'Die Bank sieht zwei Belastungen, die sich gleichen. Zeigen Sie, dass es zwei Käufe waren, oder erstatten Sie eine davon.',
  },
  fraudulent: {
    claim: 'Der Karteninhaber sagt, er habe diese Zahlung nicht autorisiert.',
    explanation: 'Der Karteninhaber sagt, jemand anderes habe gekauft oder er selbst habe nie gekauft.',
  },
  product_not_received: {
    claim: 'Der Kunde sagt, die Bestellung sei nie angekommen.',
    explanation: 'Das Gekaufte hat den Kunden nicht erreicht, oder die Leistung wurde nicht erbracht.',
  },
  product_unacceptable: {
    claim: 'Der Kunde sagt, das Erhaltene sei beschädigt, fehlerhaft oder nicht wie beschrieben gewesen.',
    explanation: 'Etwas ist angekommen, und der Kunde sagt, es sei nicht das, was verkauft wurde.',
  },
  subscription_canceled: {
    claim: 'Der Kunde sagt, er sei belastet worden, nachdem er sein Abonnement gekündigt hatte.',
    explanation: 'Eine Verlängerung wurde abgebucht, obwohl das Abonnement laut Kunde beendet war.',
  },
  unrecognized,
};

/** Words for the reasons that are about the payment itself rather than about what was bought. */
const EXPLANATIONS: Partial<Readonly<Record<DisputeReason, string>>> = {
  bank_cannot_process: 'Die Bank des Kunden konnte die Zahlung nicht verarbeiten.',
  check_returned: 'Die Bank des Kunden hat die Zahlung zurückgeschickt.',
  customer_initiated:
    'Der Kunde hat seine Bank gebeten, die Zahlung zurückzuholen, ohne einen weiteren Grund zu nennen.',
  debit_not_authorized: 'Der Kunde sagt, er habe diese Lastschrift nie erlaubt.',
  general: 'Die Bank hat keinen bestimmten Grund genannt. Fragen Sie den Kunden, worum es geht.',
  incorrect_account_details: 'Das Konto hinter der Zahlung gibt es nicht, oder es gehört jemand anderem.',
  insufficient_funds: 'Das Konto des Kunden war nicht ausreichend gedeckt.',
};

export const claimOf: Words<typeof englishClaim> = (reason) => (known(CLAIMS, reason) ?? unrecognized).claim;
export const explanationOf: Words<typeof englishExplanation> = (reason) =>
  known(CLAIMS, reason)?.explanation ?? known(EXPLANATIONS, reason) ?? unrecognized.explanation;
