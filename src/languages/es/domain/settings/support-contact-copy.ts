import type { supportContactCopy as english } from '#domain/settings/support-contact-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const supportContactCopy: Words<typeof english> = {
  emailNeeded: 'Los clientes necesitan un correo al que escribir.',
  wholeEmail: 'Escribe el correo completo, por ejemplo help@example.com.',
  phoneNeeded: 'Los clientes necesitan un número al que llamar.',
  sandboxPhone: 'Este número es solo para entornos de pruebas. Escribe el tuyo.',
  wholePhone: 'Escribe el número con su prefijo de país, por ejemplo +1 503 555 0142.',
  japanesePhone: 'Un número de Japón empieza por +81.',
};
