import type { booksFailuresCopy as english } from '#contract/kit/books-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const booksFailuresCopy: Words<typeof english> = {
  books_days_wrong: 'Escolha um primeiro dia que não seja posterior ao último, ambos entre 1970 e 2999.',
  books_chart_wrong:
    'Uma conta do plano está sem número ou sem nome, tem o mesmo número de outra ou tem um número que o DATEV não aceita. Nada foi salvo.',
  books_locked_basis:
    'Há meses bloqueados conforme a data contábil atual. Desbloqueie-os antes de contabilizar por outra data; do contrário, pagamentos seriam contabilizados duas vezes ou nenhuma.',
  books_month_not_over: 'Este mês ainda não terminou. Volte quando terminar.',
  books_month_locked: 'Este mês já está bloqueado.',
  books_month_gap: 'Um mês anterior ainda está aberto. Bloqueie os meses um após o outro.',
  books_month_not_locked: 'Este mês não está bloqueado.',
  books_month_locked_after: 'Um mês posterior também está bloqueado. Desbloqueie esse primeiro.',
  books_not_datev:
    'O DATEV só aceita contas com números de quatro a oito dígitos. Escolha primeiro um plano do DATEV no plano de contas.',
};
