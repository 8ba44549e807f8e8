import type { Words } from '#languages/kit/words.ts';
import type { closeDayCopy as english } from '#web/features/home/close-day/close-day-copy.ts';

export const closeDayCopy: Words<typeof english> = {
  title: 'Cerrar el día',
  day: (day, zone) => `${day}, ${zone}`,
  loading: 'Calculando los totales del día',
  failed: 'No se han podido calcular los totales del día.',
  opening: 'Saldo inicial',
  closing: 'Saldo final',
  unexplained: 'Sin explicar',
  lines: {
    payments: 'Pagos',
    refunds: 'Reembolsos',
    disputes: 'Disputas',
    fees: 'Comisiones',
    payouts: 'Transferencias',
    other: 'Otros',
  },
  ledger: (currency) => `El día en ${currency}`,
  addsUp: 'Lo que se movió según tus registros coincide con el saldo del proveedor de pagos.',
  off: {
    title: (sums) => `${sums} sin explicación`,
    text: 'El saldo del proveedor de pagos no coincide con tus registros. Puede que algo aún no haya llegado aquí: Sincronización muestra lo que falta y lo trae. Después, vuelve a comprobarlo.',
    sync: 'Abrir Sincronización',
    rows: 'Ver las transacciones del día',
    again: 'Volver a comprobar',
  },
  note: 'Por qué das el visto bueno igualmente',
  noteMissing: 'Escribe por qué.',
  signOff: 'Dar el visto bueno',
  signed: (name) => `Visto bueno de ${name},`,
  said: (note) => `«${note}»`,
  done: 'Visto bueno dado. Está en el registro de auditoría.',
  notDone: 'No se ha dado el visto bueno al día.',
  print: 'Imprimir',
};
