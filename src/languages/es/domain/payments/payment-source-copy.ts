import type { paymentSourceCopy as english } from '#domain/payments/payment-source-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const paymentSourceCopy: Words<typeof english> = {
  labels: {
    ach_credit_transfer: 'Transferencia ACH',
    ach_debit: 'Adeudo ACH',
    acss_debit: 'Adeudo preautorizado de Canadá',
    au_becs_debit: 'Adeudo directo BECS',
    sepa_debit: 'Adeudo directo SEPA',
    stripe_account: 'Cuenta del proveedor',
  },
  accountBadge: 'CUENTA',
  cardBadge: 'TARJETA',
  card: 'tarjeta',
  plans: {
    pay_later: 'Más tarde',
    pay_now: 'Ahora',
    pay_with_financing: 'Financiado',
    pay_in_installments: 'A plazos',
  },
};
