import type { Words } from '#languages/kit/words.ts';
import type { roleWordsCopy as english } from '#web/shared/role-words-copy.ts';

export const roleWordsCopy: Words<typeof english> = {
  lacked: {
    see_payments: 'los pagos',
    see_payouts: 'las transferencias y los saldos',
    see_customers: 'los nombres y direcciones de los clientes',
    export: 'las exportaciones y el visto bueno de los días',
    refund: 'los reembolsos',
    capture: 'capturar y cancelar pagos, completar pedidos',
    decide_held: 'decidir sobre pagos retenidos',
    answer_disputes: 'responder a disputas',
    pay_out: 'las transferencias instantáneas',
    change_settings: 'los ajustes',
    change_fraud_rules: 'las reglas antifraude',
    change_account: 'el banco y la cuenta',
    manage_people: 'las personas y las claves',
    read_audit: 'el registro de auditoría',
  },
  lacks: (role, lacked) =>
    `Tu rol, ${role}, no incluye ${lacked.join(' ni ')}. Un propietario puede cambiarlo en Ajustes › Personas.`,
};
