import type { Words } from '#languages/kit/words.ts';
import type {
  blockedCopy as englishBlockedCopy,
  blockedListCopy as englishBlockedListCopy,
} from '#web/features/transactions/blocked-copy.ts';

export const blockedListCopy: Words<typeof englishBlockedListCopy> = {
  name: 'Pagamentos bloqueados',
  things: (count) => (count === 1 ? 'pagamento' : 'pagamentos'),
  failed: 'Erro ao obter as transações em análise.',
  empty: {
    icon: 'shield',
    title: 'Nada foi bloqueado',
    text: 'Os pagamentos que as suas regras antifraude bloquearem, ou retiverem até você analisar, aparecerão aqui.',
  },
};

export const blockedCopy: Words<typeof englishBlockedCopy> = {
  details: 'Detalhes',
  detailsOf: (status, amount, day) => `Detalhes do pagamento: ${status}, ${amount}, ${day}`,
  order: (number) => `#${number}`,
  noCustomer: 'Sem cliente',
  noPayment: 'Sem pagamento',
  noRule: 'Nenhuma regra conhecida',
  search: {
    label: 'Buscar por número do pedido ou nome do cliente',
    placeholder: 'Pedido ou cliente',
    anything: (text) => `Todos os pagamentos com nome de cliente que contenha “${text}”`,
  },
  export: 'Exportar',
  exportFailed: 'Ocorreu um problema ao gerar a sua exportação.',
  tryAgain: 'Tentar de novo',
  filename: (day) => `pagamentos-bloqueados-${day}.csv`,
};
