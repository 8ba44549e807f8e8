import type {
  PAYOUT_FAILURE_REASONS as english,
  payoutFailureCopy as englishPayoutFailureCopy,
} from '#domain/payouts/payout-failure-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PAYOUT_FAILURE_REASONS: Words<typeof english> = {
  insufficient_funds: 'Das Guthaben reichte für diese Auszahlung nicht.',
  bank_account_restricted: 'Das Bankkonto begrenzt die Art oder Anzahl der Überweisungen, die es annimmt.',
  debit_not_authorized: 'Die Bank erlaubt auf diesem Konto keine Abbuchungen.',
  invalid_card: 'Die Karte ist ungültig.',
  declined: 'Die Bank hat diese Auszahlung abgelehnt.',
  invalid_transaction: 'Der Kartenherausgeber lässt diese Auszahlung nicht zu.',
  refer_to_card_issuer:
    'Der Kartenherausgeber hat diese Auszahlung abgelehnt. Fragen Sie dort nach dem Grund.',
  unsupported_card: 'Diese Karte kann keine Auszahlungen empfangen.',
  lost_or_stolen_card: 'Die Karte wurde als verloren oder gestohlen gemeldet.',
  invalid_issuer: 'Der Kartenherausgeber ist ungültig.',
  expired_card: 'Die Karte ist abgelaufen.',
  could_not_process: 'Die Bank konnte diese Auszahlung nicht verarbeiten.',
  invalid_account_number: 'Die Kontonummer ist ungültig.',
  incorrect_account_holder_name: 'Der Name des Kontoinhabers ist falsch.',
  account_closed: 'Das Bankkonto wurde geschlossen.',
  no_account: 'Die Bank hat kein Konto mit diesen Angaben gefunden.',
  exceeds_amount_limit: 'Die Auszahlung ist größer, als das Bankkonto empfangen darf.',
  account_frozen: 'Das Bankkonto wurde gesperrt.',
  issuer_unavailable: 'Der Kartenherausgeber war nicht erreichbar.',
  invalid_currency: 'Das Bankkonto kann diese Währung nicht annehmen.',
  incorrect_account_type: 'Die Art des Bankkontos ist falsch.',
  incorrect_account_holder_details: 'Die Angaben zum Kontoinhaber sind falsch.',
  bank_ownership_changed: 'Das Bankkonto gehört jetzt jemand anderem.',
  exceeds_count_limit: 'Das Bankkonto hat so viele Überweisungen empfangen, wie es darf.',
  incorrect_account_holder_address: 'Die Adresse des Kontoinhabers ist falsch.',
  incorrect_account_holder_tax_id: 'Die Steuernummer des Kontoinhabers ist falsch.',
  invalid_account_number_length: 'Die Kontonummer hat die falsche Länge.',
};

export const payoutFailureCopy: Words<typeof englishPayoutFailureCopy> = {
  unknown: 'Unbekannt',
};
