import type { browserFailuresCopy as english } from '#contract/kit/browser-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const browserFailuresCopy: Words<typeof english> = {
  rest_forbidden: ({ signed_in }) =>
    signed_in
      ? 'Tu cuenta no tiene permiso para hacer esto. Pregunta a un administrador de la tienda.'
      : 'Inicia sesión para hacer esto.',
  wcpay_server_error: 'Se ha producido un error inesperado. Inténtalo de nuevo más tarde.',
  wcpay_unavailable: 'El servidor está ocupado. Inténtalo de nuevo en un momento.',
  network_unreachable: 'No se puede conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.',
  network_timeout: 'El servidor ha tardado demasiado en responder. Inténtalo de nuevo en un momento.',
  reply_not_understood:
    'El servidor ha respondido de una forma que esta página no entiende. Vuelve a cargar la página e inténtalo de nuevo.',
};
