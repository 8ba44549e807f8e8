import type { Words } from '#languages/kit/words.ts';
import type { embeddedCopy as english } from '#web/blocks/embedded/embedded-copy.ts';

export const embeddedCopy: Words<typeof english> = {
  unknownError: 'Error desconocido',
  missingKey: 'Falta la clave publicable en la respuesta de la sesión',
  scriptFailed:
    'No se ha podido cargar el formulario del proveedor de pagos. Comprueba tu conexión e inténtalo de nuevo.',
};
