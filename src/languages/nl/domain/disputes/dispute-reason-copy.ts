import type * as english from '#domain/disputes/dispute-reason-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeReasonLabels: Words<typeof english.disputeReasonLabels> = {
  bank_cannot_process: 'Bank kan betaling niet verwerken',
  check_returned: 'Cheque teruggestuurd',
  credit_not_processed: 'Geld niet teruggekregen',
  customer_initiated: 'Op verzoek van de klant',
  debit_not_authorized: 'Afschrijving niet geautoriseerd',
  duplicate: 'Dubbel afgeschreven',
  fraudulent: 'Transactie niet geautoriseerd',
  general: 'Algemeen',
  incorrect_account_details: 'Onjuiste rekeninggegevens',
  insufficient_funds: 'Onvoldoende saldo',
  product_not_received: 'Product niet ontvangen',
  product_unacceptable: 'Product voldoet niet',
  subscription_canceled: 'Abonnement opgezegd',
  unrecognized: 'Niet herkend',
};
