import type { booksFailuresCopy as english } from '#contract/kit/books-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const booksFailuresCopy: Words<typeof english> = {
  books_days_wrong: 'Elige un primer día que no sea posterior al último, ambos entre 1970 y 2999.',
  books_chart_wrong:
    'A una cuenta del plan le falta el número o el nombre, comparte su número con otra o tiene uno que DATEV no admite. No se ha guardado nada.',
  books_locked_basis:
    'Hay meses bloqueados según la fecha contable actual. Desbloquéalos antes de contabilizar por otra; si no, habría pagos contabilizados dos veces o ninguna.',
  books_month_not_over: 'Este mes aún no ha terminado. Vuelve cuando termine.',
  books_month_locked: 'Este mes ya está bloqueado.',
  books_month_gap: 'Un mes anterior sigue abierto. Bloquea los meses uno tras otro.',
  books_month_not_locked: 'Este mes no está bloqueado.',
  books_month_locked_after: 'También hay un mes posterior bloqueado. Desbloquea antes ese.',
  books_not_datev:
    'DATEV solo admite números de cuenta de cuatro a ocho dígitos. Elige antes un plan de DATEV en el plan de cuentas.',
};
