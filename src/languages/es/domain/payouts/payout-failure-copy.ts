import type {
  PAYOUT_FAILURE_REASONS as englishPAYOUT_FAILURE_REASONS,
  payoutFailureCopy as englishPayoutFailureCopy,
} from '#domain/payouts/payout-failure-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PAYOUT_FAILURE_REASONS: Words<typeof englishPAYOUT_FAILURE_REASONS> = {
  insufficient_funds: 'El saldo era demasiado bajo para esta transferencia.',
  bank_account_restricted: 'La cuenta bancaria limita el tipo o el número de transferencias que admite.',
  debit_not_authorized: 'El banco no permite adeudos en esta cuenta.',
  invalid_card: 'La tarjeta no es válida.',
  declined: 'El banco rechazó esta transferencia.',
  invalid_transaction: 'El emisor de la tarjeta no permite esta transferencia.',
  refer_to_card_issuer: 'El emisor de la tarjeta rechazó esta transferencia. Pregúntale el motivo.',
  unsupported_card: 'Esta tarjeta no puede recibir transferencias.',
  lost_or_stolen_card: 'La tarjeta se denunció como perdida o robada.',
  invalid_issuer: 'El emisor de la tarjeta no es válido.',
  expired_card: 'La tarjeta ha caducado.',
  could_not_process: 'El banco no pudo procesar esta transferencia.',
  invalid_account_number: 'El número de cuenta no es válido.',
  incorrect_account_holder_name: 'El nombre del titular de la cuenta es incorrecto.',
  account_closed: 'La cuenta bancaria se ha cerrado.',
  no_account: 'El banco no encontró ninguna cuenta con estos datos.',
  exceeds_amount_limit: 'La transferencia es mayor de lo que puede recibir la cuenta bancaria.',
  account_frozen: 'La cuenta bancaria se ha bloqueado.',
  issuer_unavailable: 'No se pudo contactar con el emisor de la tarjeta.',
  invalid_currency: 'La cuenta bancaria no admite esta moneda.',
  incorrect_account_type: 'El tipo de cuenta bancaria es incorrecto.',
  incorrect_account_holder_details: 'Los datos del titular de la cuenta son incorrectos.',
  bank_ownership_changed: 'La cuenta bancaria pertenece ahora a otra persona.',
  exceeds_count_limit: 'La cuenta bancaria ya ha recibido todas las transferencias que puede recibir.',
  incorrect_account_holder_address: 'La dirección del titular de la cuenta es incorrecta.',
  incorrect_account_holder_tax_id: 'El número fiscal del titular de la cuenta es incorrecto.',
  invalid_account_number_length: 'El número de cuenta no tiene la longitud correcta.',
};

export const payoutFailureCopy: Words<typeof englishPayoutFailureCopy> = {
  unknown: 'Desconocido',
};
