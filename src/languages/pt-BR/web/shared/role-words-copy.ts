import type { Words } from '#languages/kit/words.ts';
import type { roleWordsCopy as english } from '#web/shared/role-words-copy.ts';

export const roleWordsCopy: Words<typeof english> = {
  lacked: {
    see_payments: 'pagamentos',
    see_payouts: 'repasses e saldos',
    see_customers: 'nomes e endereços de clientes',
    export: 'exportações e confirmação do fechamento do dia',
    refund: 'reembolsos',
    capture: 'captura e cancelamento de pagamentos, conclusão de pedidos',
    decide_held: 'decisões sobre pagamentos retidos',
    answer_disputes: 'respostas a disputas',
    pay_out: 'repasses instantâneos',
    change_settings: 'configurações',
    change_fraud_rules: 'regras antifraude',
    change_account: 'o banco e a conta',
    manage_people: 'pessoas e chaves',
    read_audit: 'o registro de auditoria',
  },
  lacks: (role, lacked) =>
    `Sua função, ${role}, não inclui ${lacked.join(' nem ')}. Um proprietário pode mudar isso em Configurações › Pessoas.`,
};
