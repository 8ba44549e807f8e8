import type { Words } from '#languages/kit/words.ts';
import type { embeddedStepCopy as english } from '#web/features/onboarding/embedded-copy.ts';

export const embeddedStepCopy: Words<typeof english> = {
  loading: 'Cargando el formulario de verificación',
  needsHttps:
    'La activación de los pagos con nuestro socio financiero requiere HTTPS y no se puede completar en esta dirección.',
  learnMore: 'Más información',
  cancel: 'Cancelar',
  failed: 'No se ha podido abrir el formulario de verificación',
  tooSlow:
    'El formulario del proveedor de pagos no ha aparecido. Comprueba tu conexión e inténtalo de nuevo.',
  openElsewhere: (country) => `Tu cuenta está abierta en otro país: ${country}`,
  countryStays:
    'El país de una cuenta no se puede cambiar una vez abierta, así que el que has elegido ahora no se usa.',
  finishing: 'Guardando tus datos…',
  back: 'Volver al principio',
  elsewhere: 'En la página del propio servicio de pagos',
  elsewhereText:
    'El mismo formulario se puede rellenar en una página de tu servicio de pagos. Después volverás aquí.',
  elsewhereOpen: 'Continuar allí',
};
