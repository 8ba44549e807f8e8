import { MOVEMENT_KIND_WORDS } from '#languages/es/domain/books/movement-kind-copy.ts';
import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { booksCopy as english } from '#web/features/books/books-copy.ts';

/** Un mes encabeza la página con mayúscula; dentro de una frase, no. */
const inSentence = (month: string): string =>
  month.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLocaleLowerCase('es'));

export const booksCopy: Words<typeof english> = {
  title: 'Contabilidad',
  lead: 'Qué contabilizar: cada movimiento con sus cuentas, como archivo para tu programa de contabilidad.',
  views: { label: 'Contabilidad', journal: 'Libro diario', chart: 'Plan de cuentas' },
  month: 'Mes',
  monthOf: (month, year) => `${month} de ${year}`,
  months: [
    'Enero',
    'Febrero',
    'Marzo',
    'Abril',
    'Mayo',
    'Junio',
    'Julio',
    'Agosto',
    'Septiembre',
    'Octubre',
    'Noviembre',
    'Diciembre',
  ],
  loading: 'Calculando los totales del mes',
  failed: 'No se han podido calcular los totales del mes.',
  state: { locked: 'Bloqueado', open: 'Abierto', running: 'Aún en curso' },

  schedule: 'Programar exportación',
  download: 'Descargar',
  downloads: 'Descargar el mes',
  journalAs: (format) => `Libro diario para ${format}`,
  journalCsv: 'Libro diario en CSV',
  totalsCsv: 'Totales para comparar (CSV)',
  statementPdf: 'Resumen mensual (PDF)',
  statementCsv: 'Resumen mensual (CSV)',
  notDatev:
    'DATEV solo admite números de cuenta de cuatro a ocho dígitos. Elige antes un plan de DATEV y vuelve a descargar.',

  trial: (code) => `Cuentas, ${code}`,
  columns: { code: 'Número', account: 'Cuenta', debit: 'Debe', credit: 'Haber' },
  total: 'Total',
  empty: 'En este mes no se movió nada.',
  proof: {
    label: (code) => `Cuenta puente y saldo del proveedor, ${code}`,
    opening: 'Cuenta puente al empezar el mes',
    moved: 'Movido en este mes',
    closing: 'Cuenta puente al terminar el mes',
    held: 'En poder del proveedor entonces',
    heldNow: 'En poder del proveedor ahora',
    difference: 'Diferencia',
    unsaid:
      'El proveedor de pagos no ha respondido, así que no se compara su saldo. Las cuentas están completas igualmente.',
    byPayout:
      'Contabilizas por el día de la transferencia, así que la cuenta puente queda a cero con cada transferencia y no es el saldo del proveedor.',
    off: 'El proveedor tiene una cantidad distinta de la que dice la contabilidad. Puede que algo aún no haya llegado aquí: Sincronización muestra lo que falta y lo trae.',
    sync: 'Abrir Sincronización',
  },
  feeTaxUntold: (fees) =>
    `El proveedor no dijo si hay impuestos dentro de ${fees} de estas comisiones, así que todo se contabiliza como gasto. Su factura fiscal lo muestra.`,
  feeTaxInvoices: 'Abrir Documentos',
  late: (count) =>
    plural(count, {
      one: '1 movimiento se conoció cuando su mes ya estaba bloqueado. Se contabiliza el primer día de este, marcado.',
      other: `${figure(count)} movimientos se conocieron cuando su mes ya estaba bloqueado. Se contabilizan el primer día de este, marcados.`,
    }),
  changed:
    'Este mes se bloqueó con sumas distintas de las que tienen ahora sus movimientos: el proveedor ha cambiado o retirado algo. Desbloquéalo, mira la diferencia y vuelve a bloquearlo.',

  checks: 'Cerrar el mes',
  check: {
    over: () => 'El mes ha terminado',
    adds_up: () => 'La cuenta puente es lo que tenía el proveedor',
    suspense: () => 'No queda nada en partidas pendientes de aplicación',
    statements: () => 'Ningún extracto bancario dice si llegaron las transferencias',
    arrived: (count) =>
      count === 0
        ? 'Todas las transferencias del mes llegaron al banco'
        : plural(count, {
            one: '1 transferencia del mes no se ha visto en el banco',
            other: `${figure(count)} transferencias del mes no se han visto en el banco`,
          }),
    bank_lines: (count) =>
      count === 0
        ? 'Cada línea bancaria que puede ser una transferencia está decidida'
        : plural(count, {
            one: '1 línea bancaria puede ser una transferencia y no está decidida',
            other: `${figure(count)} líneas bancarias pueden ser transferencias y no están decididas`,
          }),
    disputes: (count) =>
      count === 0
        ? 'Ninguna disputa espera respuesta'
        : plural(count, {
            one: '1 disputa espera respuesta y aún puede perderse',
            other: `${figure(count)} disputas esperan respuesta y aún pueden perderse`,
          }),
    locked: () => 'El mes está bloqueado',
  },
  look: {
    statements: 'Importar extractos',
    arrived: 'Ver transferencias',
    bank_lines: 'Ver líneas',
    disputes: 'Ver disputas',
  },
  done: 'hecho',
  open: 'pendiente',
  lock: 'Bloquear el mes',
  lockTitle: (month) => `¿Bloquear ${inSentence(month)}?`,
  lockText:
    'Ya no admite asientos nuevos: lo que se conozca después se contabiliza en el mes siguiente, marcado. Puedes desbloquearlo.',
  locked: (month) => `${month}: mes bloqueado.`,
  lockedBy: (who) => `Bloqueado por ${who},`,
  unlock: 'Desbloquear',
  unlockTitle: (month) => `¿Desbloquear ${inSentence(month)}?`,
  unlockText:
    'Lo que llegó tarde vuelve a contabilizarse en sus propios días. Los archivos que ya se crearon pueden diferir de los nuevos.',
  unlocked: (month) => `${month}: mes abierto de nuevo.`,

  entries: 'Asientos',
  entriesFailed: 'No se han podido cargar los asientos.',
  entryColumns: { day: 'Día', what: 'Qué', accounts: 'Cuentas' },
  noEntries: 'Nada que contabilizar',
  noEntriesText: 'En este mes no se movió nada. Aquí aparece lo que pagan los clientes y lo que cuesta.',
  kind: { ...MOVEMENT_KIND_WORDS, summary: 'Resumen' },
  summary: (count) => `${count} movimientos`,
  one: '1 movimiento',
  order: (number) => `pedido ${number}`,
  lateOf: (day) => `Con retraso, del ${day}`,
};
