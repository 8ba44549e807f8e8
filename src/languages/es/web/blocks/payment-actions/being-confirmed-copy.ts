import type { Words } from '#languages/kit/words.ts';
import type { beingConfirmedCopy as english } from '#web/blocks/payment-actions/being-confirmed-copy.ts';

type Sentence = (amount: string | undefined, at: string | undefined) => string;

const pending =
  (what: string, of: (amount: string) => string): Sentence =>
  (amount, at) => {
    const named = amount === undefined ? what : of(amount);
    return at === undefined
      ? `Aún sin confirmar: ${named}.`
      : `Aún sin confirmar: ${named}. Solicitud del ${at}.`;
  };

export const beingConfirmedCopy: Words<typeof english> = {
  confirming: 'Confirmando',
  confirmingText:
    'El servicio de pagos no ha respondido con claridad. No hace falta repetirlo: ocurre como máximo una vez, y esta página mostrará cómo terminó en cuanto se sepa.',
  unknownTitle: 'Aún sin confirmar',
  unknownText:
    'Todavía se está averiguando el resultado, y solo puede ocurrir una vez. Volver a pedirlo repite la misma solicitud.',
  askAgain: 'Volver a pedir',
  atMostOnce: 'Todavía se está averiguando, y solo puede ocurrir una vez.',
  attentionTitle: 'Nunca confirmado',
  attentionText:
    'El servicio de pagos nunca respondió. Mira allí si ocurrió y después resuélvelo en la página Sincronización.',
  attentionLink: 'Resolverlo en Sincronización',
  pending: {
    refund: pending('el reembolso', (amount) => `el reembolso de ${amount}`),
    capture: pending('la captura del pago', (amount) => `la captura de ${amount}`),
    cancel: pending('la cancelación del pago', (amount) => `la cancelación de ${amount}`),
    accept: pending('la aceptación de la disputa', (amount) => `la aceptación de la disputa de ${amount}`),
    submit: pending('tus pruebas', (amount) => `tus pruebas para la disputa de ${amount}`),
    payout: pending('la transferencia instantánea', (amount) => `la transferencia instantánea de ${amount}`),
    other: pending('algo que se pidió', (amount) => `algo sobre ${amount}`),
  },
};
