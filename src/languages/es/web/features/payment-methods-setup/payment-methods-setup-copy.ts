import { either, listed } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { paymentMethodsSetupCopy as english } from '#web/features/payment-methods-setup/payment-methods-setup-copy.ts';

export const paymentMethodsSetupCopy: Words<typeof english> = {
  title: 'Añadir más métodos de pago',
  lead: 'Ofrece a los compradores las formas de pagar que ya conocen.',
  steps: {
    'add-payment-methods': 'Activar más métodos de pago',
    'setup-complete': 'Activación completada',
  },
  loadFailed: 'Error al obtener los ajustes.',
  saveFailed: 'Error al guardar los ajustes.',
  text: 'Las tarjetas siempre se aceptan. Elige qué más pueden usar los compradores.',
  popular: 'Métodos populares',
  payLater: 'Compra ahora y paga después',
  nothing: 'Ya están activadas todas las formas de pagar que tu cuenta puede ofrecer.',
  locked: 'Termina antes de configurar tu cuenta; después podrás activar más formas de pagar.',
  required: 'Obligatorio.',
  checking: (label) => `Comprobando ${label}`,
  needsCurrency: (currencies) => `Los compradores lo verán cuando tu tienda venda en ${either(currencies)}.`,
  dimmed: 'No se ofrece mientras los pagos se capturen a mano.',
  continue: 'Continuar',
  requirementsTitle: (label) => `¿Activar ${label}?`,
  requirementsText: (label) =>
    `El proveedor de pagos pide esto antes de que los compradores puedan pagar con ${label}:`,
  requirementsAction: 'Continuar',
  enabled: (labels) => `Los compradores ya pueden pagar también con ${listed(labels)}.`,
  unseen: (label) => `${label}: activado.`,
  waiting: (labels) =>
    `Solicitado y aún sin activar: ${labels.join(', ')}. El proveedor de pagos revisa antes tu cuenta.`,
  toSettings: 'Ver los ajustes de pagos',
  toCurrencies: 'Ver los ajustes de monedas',
};
