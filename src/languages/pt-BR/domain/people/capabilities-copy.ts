import type { CAPABILITY_WORDS as english } from '#domain/people/capabilities-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const CAPABILITY_WORDS: Words<typeof english> = {
  see_payments: 'Ver pagamentos',
  see_payouts: 'Ver repasses e saldos',
  see_customers: 'Ver dados pessoais dos clientes',
  export: 'Exportar, confirmar fechamentos do dia, importar extratos bancários',
  refund: 'Reembolsar',
  capture: 'Capturar e cancelar pagamentos, concluir pedidos',
  decide_held: 'Decidir sobre pagamentos retidos',
  answer_disputes: 'Responder a disputas',
  pay_out: 'Fazer repasses instantâneos',
  change_settings: 'Alterar configurações',
  change_fraud_rules: 'Alterar regras antifraude',
  change_account: 'Alterar banco e conta',
  manage_people: 'Gerenciar pessoas e chaves',
  read_audit: 'Ler o registro de auditoria',
};
