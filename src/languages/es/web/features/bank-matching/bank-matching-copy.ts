import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { bankMatchingCopy as english } from '#web/features/bank-matching/bank-matching-copy.ts';

const VIEWS: Readonly<Record<string, string>> = {
  suggested: 'Por confirmar',
  unknown: 'Desconocidas',
  matched: 'Conciliadas',
  not_ours: 'Ajenas',
};

export const bankMatchingCopy: Words<typeof english> = {
  title: 'Por conciliar',
  lead: 'Qué línea de tus extractos bancarios corresponde a qué transferencia. Lo que es seguro al céntimo se concilia automáticamente; lo demás te espera aquí.',
  filter: 'Cuáles se muestran',
  view: (view, count) => `${VIEWS[view] ?? view} (${count})`,
  table: 'Líneas bancarias y transferencias',
  columns: { line: 'Línea bancaria', payout: 'Transferencia', reason: 'Por qué', actions: 'Acciones' },
  on: (amount, day) => `${amount} el ${day}`,
  lineAt: (file, number, account) => `línea ${number} de ${file}, ${account}`,
  expected: (day) => `prevista el ${day}`,
  withDay: (what, day) => `${what}, ${day}`,
  payoutOf: (amount) => `Transferencia de ${amount}`,
  returnOf: (amount) => `Devolución de la transferencia de ${amount}`,
  noPayout: 'Ninguna transferencia encaja',
  reasons: {
    reference: 'La línea nombra esta transferencia y el importe es el mismo.',
    reversal: 'Tu banco retiró la línea con la que llegó esta transferencia.',
    only_pair: 'Mismo importe, en el momento correcto, y no puede ser ninguna otra.',
    far_day: 'Mismo importe, pero a varios días de la fecha prevista.',
    no_alias: 'Mismo importe, pero la línea no está escrita como tus transferencias.',
    other_account: 'Mismo importe, pero en una cuenta distinta de la de la transferencia.',
    names_other: 'Mismo importe, pero la línea nombra otra transferencia.',
    could_be_sum: 'Mismo importe, pero también podrían ser varias transferencias juntas o una parte de una.',
    several: 'Mismo importe que otras: elige la correcta.',
    many_payouts: 'Estas transferencias suman exactamente la línea.',
    many_lines: 'Estas líneas suman exactamente la transferencia.',
    differs: 'Escrita como tus transferencias y con casi el mismo importe.',
    by_hand: 'Conciliada a mano.',
  },
  ways: (count) => `Una de ${figure(count)} posibilidades.`,
  less: (amount) => `El banco muestra ${amount} menos.`,
  more: (amount) => `El banco muestra ${amount} más.`,

  confirm: 'Confirmar',
  confirmOf: (what) => `Confirmar: ${what}`,
  explain: 'Explicar la diferencia',
  explainOf: (what) => `Explicar la diferencia: ${what}`,
  wrong: 'No es esta transferencia',
  wrongOf: (what) => `No es esta transferencia: ${what}`,
  undo: 'Deshacer',
  undoOf: (what) => `Deshacer: ${what}`,
  notOurs: 'No es nuestra',
  notOursOf: (what) => `No es nuestra: ${what}`,
  restore: 'Restaurar',
  restoreOf: (what) => `Restaurar: ${what}`,
  byHand: 'Conciliar a mano',
  byHandOf: (what) => `Conciliar a mano: ${what}`,
  rowName: (line, payout) => `${line} y ${payout}`,

  selected: (count) => plural(count, { one: '1 elegida', other: `${figure(count)} elegidas` }),
  confirmSelected: (count) =>
    plural(count, { one: 'Confirmar 1 conciliación', other: `Confirmar ${figure(count)} conciliaciones` }),

  matched: (lines, sums, payouts) =>
    plural(lines, {
      one: `1 línea conciliada, ${sums}: ${payouts}.`,
      other: `${figure(lines)} líneas conciliadas, ${sums}: ${payouts}.`,
    }),
  manyPayouts: (count) => `${figure(count)} transferencias`,
  done: {
    undo: 'Deshecha. Esta pareja no se volverá a sugerir.',
    not_ours: 'La línea ya no se sugiere.',
    restore: 'La línea se vuelve a tener en cuenta.',
    forget: 'Olvidado. Lo que solo era seguro por este remitente vuelve a esperarte.',
    take_up: 'Las líneas de este remitente vuelven a contar como transferencias.',
  },
  senders: {
    title: 'Remitentes aprendidos',
    text: 'Las líneas de estos remitentes cuentan como transferencias porque se confirmaron dos o más.',
    failed: 'No se pudieron cargar los remitentes aprendidos.',
    unnamed: 'Remitente sin nombre',
    accountEnding: (ending) => `cuenta terminada en ${ending}`,
    confirmed: (count, words) =>
      plural(count, { one: '1 línea confirmada', other: `${words} líneas confirmadas` }),
    forgotten: 'Olvidado',
    forget: 'Olvidar',
    forgetOf: (who) => `Olvidar: ${who}`,
    takeUp: 'Retomar',
    takeUpOf: (who) => `Retomar: ${who}`,
  },
  notDone: 'No se ha hecho.',

  handTitle: 'Conciliar a mano',
  handText: (line) => `¿A qué transferencia corresponde la línea ${line}?`,
  explainTitle: '¿Adónde fue la diferencia?',
  payout: 'Transferencia',
  choosePayout: 'Elige una transferencia',
  noPayouts: 'Todas las transferencias en esta moneda tienen ya su línea.',
  reason: 'Adónde fue la diferencia',
  chooseReason: 'Elige un motivo',
  differenceReasons: {
    bank_fee: 'El banco se quedó una comisión',
    exchange: 'Cambio de moneda',
    other: 'Otro motivo',
  },
  note: 'Nota',
  save: 'Conciliar',

  failed: 'No se han podido cargar las conciliaciones.',
  empty: {
    suggested: {
      title: 'No tienes nada pendiente',
      text: 'Todas las líneas que podrían ser una transferencia están conciliadas. Aquí aparecerá lo que traiga un nuevo extracto y no sea seguro.',
    },
    unknown: {
      title: 'No hay líneas desconocidas',
      text: 'Aquí aparecerán las líneas escritas como tus transferencias que no encajen con ninguna.',
    },
    matched: {
      title: 'Todavía no hay nada conciliado',
      text: 'Importa un extracto de tu banco. Sus líneas se concilian con tus transferencias al céntimo.',
    },
    not_ours: {
      title: 'No hay líneas ajenas',
      text: 'Aquí aparecerá lo que digas que no es una transferencia, y se puede restaurar.',
    },
  },
};
