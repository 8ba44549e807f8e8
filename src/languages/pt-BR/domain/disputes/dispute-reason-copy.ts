import type { disputeReasonLabels as english } from '#domain/disputes/dispute-reason-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeReasonLabels: Words<typeof english> = {
  bank_cannot_process: 'O banco não pode processar',
  check_returned: 'Cheque devolvido',
  credit_not_processed: 'Crédito não processado',
  customer_initiated: 'Iniciada pelo cliente',
  debit_not_authorized: 'Débito não autorizado',
  duplicate: 'Duplicada',
  fraudulent: 'Transação não autorizada',
  general: 'Geral',
  incorrect_account_details: 'Dados da conta incorretos',
  insufficient_funds: 'Fundos insuficientes',
  product_not_received: 'Produto não recebido',
  product_unacceptable: 'Produto inaceitável',
  subscription_canceled: 'Assinatura cancelada',
  unrecognized: 'Não reconhecida',
};
