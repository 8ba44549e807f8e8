import type { Words } from '#languages/kit/words.ts';
import type { readerFeeCopy as english } from '#web/features/payment-details/reader-fee-copy.ts';

export const readerFeeCopy: Words<typeof english> = {
  title: 'Tarifas de leitores de cartão',
  lead: 'Quanto cada leitor custou no mês desta tarifa.',
  failed: 'Os dados dos leitores não foram carregados',
  table: 'Leitores de cartão',
  reader: 'ID do leitor',
  status: 'Status',
  count: 'Transações',
  fee: 'Tarifa',
  currency: 'Moeda',
  total: 'Total',
  statuses: { active: 'Ativo', inactive: 'Inativo' },
  download: 'Baixar CSV',
  file: (id) => `leitores-de-cartao-${id}.csv`,
  empty: 'Nenhum leitor conhecido para esta tarifa',
  emptyText: 'Quando o provedor de pagamentos informar quais leitores foram usados, eles aparecerão aqui.',
};
