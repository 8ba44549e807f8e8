import type * as english from '#domain/payouts/payout-failure-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PAYOUT_FAILURE_REASONS: Words<typeof english.PAYOUT_FAILURE_REASONS> = {
  insufficient_funds: 'Het saldo was te laag voor deze uitbetaling.',
  bank_account_restricted:
    'De bankrekening beperkt het soort of het aantal overboekingen dat wordt aangenomen.',
  debit_not_authorized: 'De bank staat op deze rekening geen afschrijvingen toe.',
  invalid_card: 'De kaart is niet geldig.',
  declined: 'De bank heeft deze uitbetaling geweigerd.',
  invalid_transaction: 'De uitgever van de kaart staat deze uitbetaling niet toe.',
  refer_to_card_issuer:
    'De uitgever van de kaart heeft deze uitbetaling geweigerd. Vraag de uitgever waarom.',
  unsupported_card: 'Deze kaart kan geen uitbetalingen ontvangen.',
  lost_or_stolen_card: 'De kaart is als verloren of gestolen opgegeven.',
  invalid_issuer: 'De uitgever van de kaart is niet geldig.',
  expired_card: 'De kaart is verlopen.',
  could_not_process: 'De bank kon deze uitbetaling niet verwerken.',
  invalid_account_number: 'Het rekeningnummer is niet geldig.',
  incorrect_account_holder_name: 'De naam van de rekeninghouder klopt niet.',
  account_closed: 'De bankrekening is opgeheven.',
  no_account: 'De bank vond geen rekening met deze gegevens.',
  exceeds_amount_limit: 'De uitbetaling is groter dan de bankrekening mag ontvangen.',
  account_frozen: 'De bankrekening is bevroren.',
  issuer_unavailable: 'De uitgever van de kaart was niet bereikbaar.',
  invalid_currency: 'De bankrekening kan deze valuta niet aannemen.',
  incorrect_account_type: 'Het soort bankrekening klopt niet.',
  incorrect_account_holder_details: 'De gegevens van de rekeninghouder kloppen niet.',
  bank_ownership_changed: 'De bankrekening is nu van iemand anders.',
  exceeds_count_limit: 'De bankrekening heeft het maximale aantal overboekingen al ontvangen.',
  incorrect_account_holder_address: 'Het adres van de rekeninghouder klopt niet.',
  incorrect_account_holder_tax_id: 'Het belastingnummer van de rekeninghouder klopt niet.',
  invalid_account_number_length: 'Het rekeningnummer heeft de verkeerde lengte.',
};

export const payoutFailureCopy: Words<typeof english.payoutFailureCopy> = {
  unknown: 'Onbekend',
};
