import { figure } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { simulatorRefusalsCopy as english } from '#server/features/simulator/simulator-refusals-copy.ts';

export const simulatorRefusalsCopy: Words<typeof english> = {
  eitherWay: 'Indica una de tres cosas: cuánto adelantar, qué hora poner o qué esperar.',
  noPayout: 'No llegaría ninguna transferencia: no hay ninguna en camino ni dinero que salga por sí solo.',
  duration: 'Se espera una duración como P3D o PT1H',
  onlyForward: 'El tiempo solo avanza.',
  fiveYears: 'Como máximo cinco años de una vez.',
  currency: 'La cuenta no acepta pagos en esta moneda.',
  items: (sum, amount) => `Suman ${figure(sum)} y el importe es ${figure(amount)}.`,
  product: 'Ese producto no existe.',
};
