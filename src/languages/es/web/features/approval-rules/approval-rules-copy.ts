import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { approvalRulesCopy as english } from '#web/features/approval-rules/approval-rules-copy.ts';

export const approvalRulesCopy: Words<typeof english> = {
  title: 'Aprobaciones',
  lead: 'Lo que una persona no puede hacer sola: espera hasta tres días a que otra lo apruebe, y nadie aprueba lo que ha pedido.',
  list: 'Ver lo que está en espera',
  failed: 'No se han podido cargar las reglas.',
  loading: 'Cargando las reglas',
  kinds: {
    refund_over: 'Un reembolso por encima de este importe requiere aprobación. En otras monedas, todos.',
    refunds_a_day:
      'Cuando alguien haya hecho este número de reembolsos en 24 horas, el siguiente requiere aprobación.',
    pay_out: 'Transferir al instante requiere aprobación.',
    bank: 'Enviar las transferencias a otra cuenta bancaria requiere aprobación.',
    fraud_rules: 'Cambiar los filtros antifraude requiere aprobación.',
    people: 'Los cambios de personas, de roles y de estas reglas requieren aprobación.',
    api_key: 'Crear una clave que pueda mover dinero requiere aprobación.',
  },
  amount: 'Por encima de',
  amountMissing: 'Indica por encima de qué importe.',
  unreadable: (example) => `Escribe un importe, por ejemplo ${example}.`,
  count: 'Reembolsos en 24 horas',
  countMissing: 'Indica cuántos.',
  notANumber: 'Esto no es un número.',
  who: 'Quién puede aprobar',
  role: (name, people) =>
    `${name} (${plural(people, { one: '1 persona', other: `${figure(people)} personas` })})`,
  tooFew:
    'Podrían aprobar esto menos de dos personas, así que nadie podría hacerlo ya. Invita a alguien o elige más roles.',
  alone:
    'Eres la única persona aquí, así que nadie podría aprobar nada. Invita antes a alguien: para una segunda mirada hacen falta dos personas.',
  aloneTitle: 'Una sola persona no puede aprobar',
  limits: 'Límites de reembolsos',
  limitsText:
    'Quien supera el límite de su rol pide aprobación, digan lo que digan las reglas de arriba. Un reembolso aprobado cuenta para quien lo aprobó. En las monedas sin límite propio, estos roles piden aprobación para cada reembolso.',
  limitOf: (role, code, most, day) =>
    `${role}, en ${code}: ${most === null ? 'cualquier importe por reembolso' : `hasta ${most} por reembolso`}, ${day === null ? 'sin límite diario' : `hasta ${day} en 24 horas`}.`,
  noLimits: 'Ningún rol tiene límite.',
  save: 'Guardar',
  saved: 'Las reglas están guardadas.',
  unsaved: 'Aún sin guardar',
};
