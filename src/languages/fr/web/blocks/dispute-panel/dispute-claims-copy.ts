import type { DisputeReason } from '#domain/disputes/dispute-status.ts';
import { known } from '#domain/shared/word.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  claimOf as englishClaimOf,
  explanationOf as englishExplanationOf,
} from '#web/blocks/dispute-panel/dispute-claims-copy.ts';

type ReasonWords = Readonly<{ claim: string; explanation: string }>;

const unrecognized: ReasonWords = {
  claim: 'Le client ne reconnaît pas ce débit sur son relevé.',
  explanation:
    'Le client voit un débit qu’il n’arrive pas à identifier. Souvent, le nom sur le relevé diffère du nom de la boutique.',
};

const CLAIMS: Partial<Readonly<Record<DisputeReason, ReasonWords>>> = {
  credit_not_processed: {
    claim: 'Le client dit avoir retourné ou annulé son achat sans jamais avoir été remboursé.',
    explanation:
      'Un remboursement ou un avoir a été promis, ou est dû selon vos conditions, et n’est pas arrivé.',
  },
  duplicate: {
    claim: 'Le client dit avoir été débité plusieurs fois pour le même achat.',
    explanation:
      'La banque voit deux débits qui se ressemblent. Montrez qu’il s’agit de deux achats, ou remboursez-en un.',
  },
  fraudulent: {
    claim: 'Le titulaire de la carte dit ne pas avoir autorisé ce paiement.',
    explanation:
      'Le titulaire de la carte dit que quelqu’un d’autre a fait l’achat, ou qu’il ne l’a jamais fait.',
  },
  product_not_received: {
    claim: 'Le client dit que la commande n’est jamais arrivée.',
    explanation: 'L’achat n’est pas parvenu au client, ou le service n’a pas été rendu.',
  },
  product_unacceptable: {
    claim: 'Le client dit que ce qu’il a reçu était endommagé, défectueux ou non conforme à la description.',
    explanation: 'Quelque chose est arrivé, et le client dit que ce n’est pas ce qui a été vendu.',
  },
  subscription_canceled: {
    claim: 'Le client dit avoir été débité après avoir résilié son abonnement.',
    explanation: 'Un renouvellement a été débité alors que, selon le client, l’abonnement avait pris fin.',
  },
  unrecognized,
};

const EXPLANATIONS: Partial<Readonly<Record<DisputeReason, string>>> = {
  bank_cannot_process: 'La banque du client n’a pas pu traiter le paiement.',
  check_returned: 'La banque du client a renvoyé le paiement.',
  customer_initiated: 'Le client a demandé à sa banque de reprendre le paiement, sans autre motif.',
  debit_not_authorized: 'Le client dit n’avoir jamais autorisé ce prélèvement.',
  general: 'La banque n’a pas donné de motif précis. Demandez au client de quoi il s’agit.',
  incorrect_account_details:
    'Le compte à l’origine du paiement n’existe pas ou appartient à quelqu’un d’autre.',
  insufficient_funds: 'Il n’y avait pas assez d’argent sur le compte du client.',
};

export const claimOf: Words<typeof englishClaimOf> = (reason) =>
  (known(CLAIMS, reason) ?? unrecognized).claim;
export const explanationOf: Words<typeof englishExplanationOf> = (reason) =>
  known(CLAIMS, reason)?.explanation ?? known(EXPLANATIONS, reason) ?? unrecognized.explanation;
