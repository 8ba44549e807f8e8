import type { Words } from '#languages/kit/words.ts';
import type { feesCopy as english } from '#web/features/overview/fees-copy.ts';

export const feesCopy: Words<typeof english> = {
  title: 'Tarifas',
  standard: 'Você paga as tarifas padrão. Nenhum desconto se aplica no momento.',
  learnMore: 'Ver todas as tarifas',
  methods: { card: 'Cartão', card_present: 'Presencial' },
  before: 'Antes:',
  discount: (percent) => `(${percent} de desconto)`,
  used: (current, allowance) => `${current} de ${allowance}`,
  bar: 'Volume com desconto usado',
  ends: {
    volume_and_date: (volume, date) => `Termina ao atingir ${volume} em vendas ou em ${date}.`,
    volume: (volume) => `Termina ao atingir ${volume} em vendas.`,
    date: (date) => `Termina em ${date}.`,
  },
  terms: 'Termos',
};
