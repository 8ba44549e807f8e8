import type { Words } from '#languages/kit/words.ts';
import type { coreRefusalsCopy as english } from '#provider/simulator/core/refusals-copy.ts';

export const coreRefusalsCopy: Words<typeof english> = {
  noStatus: 'Esto no es un estado de una cuenta.',
  noOffer: 'El proveedor no hace esa oferta.',
  noCountry: 'El proveedor de pagos no abre cuentas aquí.',
  interval: 'Elige diaria, semanal, mensual o manual.',
  dailyInJapan: 'En Japón no son posibles las transferencias diarias.',
  weekday: 'Elige un día de lunes a viernes.',
  bankNumber: 'Escribe de 4 a 20 dígitos.',
};
