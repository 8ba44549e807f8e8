import type { cardFailureCopy as english } from '#domain/payments/failure-reasons-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const cardFailureCopy: Words<typeof english> = {
  reasons: {
    card_declined: 'O cartão foi recusado pelo banco',
    expired_card: 'O cartão está vencido',
    incorrect_cvc: 'O código de segurança está incorreto',
    incorrect_number: 'O número do cartão está incorreto',
    incorrect_zip: 'O código postal está incorreto',
    invalid_cvc: 'O código de segurança é inválido',
    invalid_expiry_month: 'O mês de validade é inválido',
    invalid_expiry_year: 'O ano de validade é inválido',
    invalid_number: 'O número do cartão é inválido',
    processing_error: 'Ocorreu um erro ao processar o cartão',
    authentication_required: 'O pagamento exige autenticação',
    insufficient_funds: 'O cartão não tem fundos suficientes para a compra',
  },
  anyOther: 'O pagamento foi recusado',
};
