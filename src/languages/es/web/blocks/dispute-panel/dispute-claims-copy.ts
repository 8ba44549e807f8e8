import type { DisputeReason } from '#domain/disputes/dispute-status.ts';
import { known } from '#domain/shared/word.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  claimOf as englishClaimOf,
  explanationOf as englishExplanationOf,
} from '#web/blocks/dispute-panel/dispute-claims-copy.ts';

type ReasonWords = Readonly<{ claim: string; explanation: string }>;

const unrecognized: ReasonWords = {
  claim: 'El cliente no reconoce este cargo en su extracto.',
  explanation:
    'El cliente ve un cargo que no sabe identificar. A menudo, el nombre del extracto no es el de la tienda.',
};

const CLAIMS: Partial<Readonly<Record<DisputeReason, ReasonWords>>> = {
  credit_not_processed: {
    claim: 'El cliente dice que devolvió la compra o la canceló y nunca recuperó su dinero.',
    explanation: 'Se prometió un reembolso o un abono, o corresponde según tu política, y no ha llegado.',
  },
  duplicate: {
    claim: 'El cliente dice que se le cobró más de una vez la misma compra.',
    explanation:
      'El banco ve dos cargos que se parecen. Demuestra que son de dos compras distintas o reembolsa uno.',
  },
  fraudulent: {
    claim: 'El titular de la tarjeta dice que no autorizó este pago.',
    explanation: 'El titular de la tarjeta dice que no hizo esta compra o que la hizo otra persona.',
  },
  product_not_received: {
    claim: 'El cliente dice que el pedido nunca llegó.',
    explanation: 'Lo comprado no llegó al cliente, o el servicio no se prestó.',
  },
  product_unacceptable: {
    claim: 'El cliente dice que lo que recibió estaba dañado, era defectuoso o no era como se describía.',
    explanation: 'Algo llegó, y el cliente dice que no es lo que se vendió.',
  },
  subscription_canceled: {
    claim: 'El cliente dice que se le cobró después de haber cancelado su suscripción.',
    explanation: 'Se cobró una renovación aunque el cliente dice que la suscripción había terminado.',
  },
  unrecognized,
};

const EXPLANATIONS: Partial<Readonly<Record<DisputeReason, string>>> = {
  bank_cannot_process: 'El banco del cliente no pudo procesar el pago.',
  check_returned: 'El banco del cliente devolvió el pago.',
  customer_initiated: 'El cliente pidió a su banco que recuperara el pago, sin más motivo.',
  debit_not_authorized: 'El cliente dice que nunca permitió este adeudo.',
  general: 'El banco no dio un motivo concreto. Pregunta al cliente de qué se trata.',
  incorrect_account_details: 'La cuenta del pago no existe o pertenece a otra persona.',
  insufficient_funds: 'No había dinero suficiente en la cuenta del cliente.',
};

export const claimOf: Words<typeof englishClaimOf> = (reason) =>
  (known(CLAIMS, reason) ?? unrecognized).claim;
export const explanationOf: Words<typeof englishExplanationOf> = (reason) =>
  known(CLAIMS, reason)?.explanation ?? known(EXPLANATIONS, reason) ?? unrecognized.explanation;
