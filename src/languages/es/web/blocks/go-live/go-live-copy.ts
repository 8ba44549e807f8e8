import type { Words } from '#languages/kit/words.ts';
import type {
  countryCopy as englishCountryCopy,
  goLiveCopy as englishGoLiveCopy,
  offerCopy as englishOfferCopy,
} from '#web/blocks/go-live/go-live-copy.ts';

export const goLiveCopy: Words<typeof englishGoLiveCopy> = {
  title: '¿Activar los pagos reales?',
  text: [
    'Verificas tu empresa para abrir una cuenta real. El entorno de pruebas sigue igual hasta que esa cuenta pueda aceptar pagos.',
    'A partir de entonces, los pagos son reales. Los pagos de prueba se archivan con el entorno de pruebas; sus pedidos se quedan en tu tienda, marcados como pruebas, con lo que se registró de cada pago.',
    'Ten a mano los datos de tu empresa, un documento de identidad y tu cuenta bancaria.',
  ],
  cancel: 'Cancelar',
  confirm: 'Activar los pagos reales',
};

export const offerCopy: Words<typeof englishOfferCopy> = {
  offer: 'Oferta por tiempo limitado',
  note: 'Se aplica al configurar los pagos reales.',
  terms: 'Condiciones de la oferta',
  failed:
    'Se ha producido un error al aplicar la promoción. Si el problema continúa, ponte en contacto con soporte',
};

export const countryCopy: Words<typeof englishCountryCopy> = {
  title: 'Tu país todavía no está disponible',
  text: (country) =>
    `Todavía no se ofrecen pagos en este país: ${country}. Puedes continuar si tu empresa está registrada en otro país disponible.`,
};
