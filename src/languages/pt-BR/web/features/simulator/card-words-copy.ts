import type { Words } from '#languages/kit/words.ts';
import type { cardWordsCopy as english } from '#web/features/simulator/card-words-copy.ts';

export const cardWordsCopy: Words<typeof english> = {
  label: (number, outcome) => `${number} – ${outcome}`,
  succeeds: (brand, country) => `é aprovado (${brand}, ${country})`,
  inTurn: (outcomes) => outcomes.join(', depois '),
  needsAction: 'pede um segundo fator',
  blocked: 'bloqueado por risco alto demais',
  declined: (reason) => `recusado: ${reason}`,
  prevented: 'uma disputa é evitada',
  inquiry: 'segue-se uma consulta',
  twoDisputes: 'seguem-se duas disputas',
  disputed: (reasons) => `disputado: ${reasons.join(', ')}`,
  refundPending: 'reembolsos ficam a caminho por dois dias',
  refundWaits: (reason) => `reembolsos esperam dois dias: ${reason}`,
  refundFails: 'reembolsos falham depois de dois dias',
  skipsPending: 'o dinheiro fica disponível na hora',
  risk: (level) => `risco: ${level}`,
  cvcFails: 'a verificação do código de segurança falha',
  addressFails: 'a verificação do endereço falha',
  postcodeFails: 'a verificação do código postal falha',
  addressUnavailable: 'não é possível verificar o endereço',
};
