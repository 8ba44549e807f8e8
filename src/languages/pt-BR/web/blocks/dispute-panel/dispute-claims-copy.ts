import type { DisputeReason } from '#domain/disputes/dispute-status.ts';
import { known } from '#domain/shared/word.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  claimOf as englishClaimOf,
  explanationOf as englishExplanationOf,
} from '#web/blocks/dispute-panel/dispute-claims-copy.ts';

type ReasonWords = Readonly<{ claim: string; explanation: string }>;

const unrecognized: ReasonWords = {
  claim: 'O cliente não reconhece esta cobrança no extrato dele.',
  explanation:
    'O cliente vê uma cobrança que não sabe identificar. Muitas vezes o nome no extrato é diferente do nome da loja.',
};

const CLAIMS: Partial<Readonly<Record<DisputeReason, ReasonWords>>> = {
  credit_not_processed: {
    claim: 'O cliente diz que devolveu a compra ou a cancelou e nunca recebeu o dinheiro de volta.',
    explanation: 'Um reembolso ou crédito foi prometido, ou é devido pela sua política, e não chegou.',
  },
  duplicate: {
    claim: 'O cliente diz que foi cobrado mais de uma vez pela mesma compra.',
    explanation:
      'O banco vê duas cobranças parecidas. Mostre que são de duas compras diferentes ou reembolse uma.',
  },
  fraudulent: {
    claim: 'O titular do cartão diz que não autorizou este pagamento.',
    explanation: 'O titular do cartão diz que outra pessoa fez a compra, ou que nunca a fez.',
  },
  product_not_received: {
    claim: 'O cliente diz que o pedido nunca chegou.',
    explanation: 'O que foi comprado não chegou ao cliente, ou o serviço não foi prestado.',
  },
  product_unacceptable: {
    claim: 'O cliente diz que o que recebeu estava danificado, com defeito ou diferente da descrição.',
    explanation: 'Algo chegou, e o cliente diz que não é o que foi vendido.',
  },
  subscription_canceled: {
    claim: 'O cliente diz que foi cobrado depois de cancelar a assinatura.',
    explanation: 'Uma renovação foi cobrada, embora o cliente diga que a assinatura já tinha terminado.',
  },
  unrecognized,
};

const EXPLANATIONS: Partial<Readonly<Record<DisputeReason, string>>> = {
  bank_cannot_process: 'O banco do cliente não conseguiu processar o pagamento.',
  check_returned: 'O banco do cliente devolveu o pagamento.',
  customer_initiated: 'O cliente pediu ao banco dele que revertesse o pagamento, sem outro motivo.',
  debit_not_authorized: 'O cliente diz que nunca permitiu este débito.',
  general: 'O banco não deu um motivo específico. Pergunte ao cliente do que se trata.',
  incorrect_account_details: 'A conta do pagamento não existe ou pertence a outra pessoa.',
  insufficient_funds: 'Não havia dinheiro suficiente na conta do cliente.',
};

export const claimOf: Words<typeof englishClaimOf> = (reason) =>
  (known(CLAIMS, reason) ?? unrecognized).claim;
export const explanationOf: Words<typeof englishExplanationOf> = (reason) =>
  known(CLAIMS, reason)?.explanation ?? known(EXPLANATIONS, reason) ?? unrecognized.explanation;
