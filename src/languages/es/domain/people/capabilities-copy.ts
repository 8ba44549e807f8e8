import type { CAPABILITY_WORDS as english } from '#domain/people/capabilities-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const CAPABILITY_WORDS: Words<typeof english> = {
  see_payments: 'Ver pagos',
  see_payouts: 'Ver transferencias y saldos',
  see_customers: 'Ver datos personales de los clientes',
  export: 'Exportar, dar el visto bueno a los días, importar extractos bancarios',
  refund: 'Reembolsar',
  capture: 'Capturar y cancelar pagos, completar pedidos',
  decide_held: 'Decidir sobre pagos retenidos',
  answer_disputes: 'Responder a disputas',
  pay_out: 'Transferir al instante',
  change_settings: 'Cambiar los ajustes',
  change_fraud_rules: 'Cambiar las reglas antifraude',
  change_account: 'Cambiar el banco y la cuenta',
  manage_people: 'Gestionar personas y claves',
  read_audit: 'Leer el registro de auditoría',
};
