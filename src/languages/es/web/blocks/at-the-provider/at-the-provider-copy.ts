import type { Words } from '#languages/kit/words.ts';
import type { atTheProviderCopy as english } from '#web/blocks/at-the-provider/at-the-provider-copy.ts';

export const atTheProviderCopy: Words<typeof english> = {
  title: 'En tu servicio de pagos',
  open: 'Abrir tu servicio de pagos',
  schedule:
    'Con tu propia clave, el calendario de transferencias se cambia en tu servicio de pagos. Lo que elijas allí se aplica aquí.',
  business:
    'Con tu propia clave, el texto de los extractos y el contacto de soporte se cambian en tu servicio de pagos. Lo que escribas allí se muestra aquí.',
  verification:
    'Con tu propia clave, la empresa se verifica y sus datos se cambian en tu servicio de pagos. Lo que se decida allí se muestra aquí.',
  loans:
    'Los préstamos se ofrecen y se aceptan en tu servicio de pagos. Aquí se muestra el que esté en curso.',
};
