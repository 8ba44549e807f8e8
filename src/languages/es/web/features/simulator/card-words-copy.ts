import type { Words } from '#languages/kit/words.ts';
import type { cardWordsCopy as english } from '#web/features/simulator/card-words-copy.ts';

export const cardWordsCopy: Words<typeof english> = {
  label: (number, outcome) => `${number} – ${outcome}`,
  succeeds: (brand, country) => `se paga (${brand}, ${country})`,
  inTurn: (outcomes) => outcomes.join(', después '),
  needsAction: 'pide un segundo factor',
  blocked: 'se bloquea por riesgo',
  declined: (reason) => `se rechaza: ${reason}`,
  prevented: 'se evita una disputa',
  inquiry: 'sigue una consulta',
  twoDisputes: 'siguen dos disputas',
  disputed: (reasons) => `se disputa: ${reasons.join(', ')}`,
  refundPending: 'los reembolsos tardan dos días en llegar',
  refundWaits: (reason) => `los reembolsos esperan dos días: ${reason}`,
  refundFails: 'los reembolsos fallan a los dos días',
  skipsPending: 'el dinero está disponible de inmediato',
  risk: (level) => `riesgo: ${level}`,
  cvcFails: 'el código de seguridad no coincide',
  addressFails: 'la dirección no coincide',
  postcodeFails: 'el código postal no coincide',
  addressUnavailable: 'la dirección no se puede comprobar',
};
