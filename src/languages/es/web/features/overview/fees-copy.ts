import type { Words } from '#languages/kit/words.ts';
import type { feesCopy as english } from '#web/features/overview/fees-copy.ts';

export const feesCopy: Words<typeof english> = {
  title: 'Comisiones',
  standard: 'Pagas las comisiones estándar. Ahora mismo no se aplica ningún descuento.',
  learnMore: 'Ver todas las comisiones',
  methods: { card: 'Tarjeta', card_present: 'En persona' },
  before: 'Antes:',
  discount: (percent) => `(${percent} de descuento)`,
  used: (current, allowance) => `${current} de ${allowance}`,
  bar: 'Volumen con descuento usado',
  ends: {
    volume_and_date: (volume, date) => `Termina al llegar a ${volume} en ventas o el ${date}.`,
    volume: (volume) => `Termina al llegar a ${volume} en ventas.`,
    date: (date) => `Termina el ${date}.`,
  },
  terms: 'Condiciones',
};
