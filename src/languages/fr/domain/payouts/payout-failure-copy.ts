import type {
  PAYOUT_FAILURE_REASONS as englishPAYOUT_FAILURE_REASONS,
  payoutFailureCopy as englishPayoutFailureCopy,
} from '#domain/payouts/payout-failure-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PAYOUT_FAILURE_REASONS: Words<typeof englishPAYOUT_FAILURE_REASONS> = {
  insufficient_funds: 'Le solde était trop faible pour ce virement.',
  bank_account_restricted: 'Le compte bancaire limite le type ou le nombre de virements qu’il accepte.',
  debit_not_authorized: 'La banque n’autorise pas de prélèvement sur ce compte.',
  invalid_card: 'La carte n’est pas valide.',
  declined: 'La banque a refusé ce virement.',
  invalid_transaction: 'L’émetteur de la carte n’autorise pas ce virement.',
  refer_to_card_issuer: 'L’émetteur de la carte a refusé ce virement. Demandez-lui pourquoi.',
  unsupported_card: 'Cette carte ne peut pas recevoir de virements.',
  lost_or_stolen_card: 'La carte a été déclarée perdue ou volée.',
  invalid_issuer: 'L’émetteur de la carte n’est pas valide.',
  expired_card: 'La carte a expiré.',
  could_not_process: 'La banque n’a pas pu traiter ce virement.',
  invalid_account_number: 'Le numéro de compte n’est pas valide.',
  incorrect_account_holder_name: 'Le nom du titulaire du compte est incorrect.',
  account_closed: 'Le compte bancaire a été clôturé.',
  no_account: 'La banque n’a trouvé aucun compte avec ces coordonnées.',
  exceeds_amount_limit: 'Le virement dépasse ce que le compte bancaire peut recevoir.',
  account_frozen: 'Le compte bancaire a été gelé.',
  issuer_unavailable: 'L’émetteur de la carte est resté injoignable.',
  invalid_currency: 'Le compte bancaire n’accepte pas cette devise.',
  incorrect_account_type: 'Le type de compte bancaire est incorrect.',
  incorrect_account_holder_details: 'Les informations du titulaire du compte sont incorrectes.',
  bank_ownership_changed: 'Le compte bancaire appartient maintenant à quelqu’un d’autre.',
  exceeds_count_limit: 'Le compte bancaire a reçu autant de virements qu’il le peut.',
  incorrect_account_holder_address: 'L’adresse du titulaire du compte est incorrecte.',
  incorrect_account_holder_tax_id: 'Le numéro fiscal du titulaire du compte est incorrect.',
  invalid_account_number_length: 'Le numéro de compte n’a pas la bonne longueur.',
};

export const payoutFailureCopy: Words<typeof englishPayoutFailureCopy> = {
  unknown: 'Inconnu',
};
