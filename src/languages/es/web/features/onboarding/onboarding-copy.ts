import type { Words } from '#languages/kit/words.ts';
import type { onboardingCopy as english } from '#web/features/onboarding/onboarding-copy.ts';

export const onboardingCopy: Words<typeof english> = {
  brand: 'Countinghouse',
  steps: [
    { id: 'business', label: 'Empresa' },
    { id: 'embedded', label: 'Verificación' },
  ],
  leave: 'Salir',
  title: 'Háblanos de tu empresa',
  lead: 'Seis respuestas. Determinan qué datos pide después el proveedor de pagos, así que solo verás lo que te corresponde.',
  embeddedTitle: 'Verificación',
  continueTitle: 'Continuar con el alta',

  country: '¿Dónde está registrada tu empresa?',
  countryHelp: 'Al cambiar el país se borra el tipo de empresa.',
  countryPlaceholder: 'Elige un país',
  type: '¿Qué tipo de empresa es?',
  typeHelp: 'Elige antes un país.',
  structure: 'Forma jurídica',
  structurePlaceholder: 'Elige una forma jurídica',
  mcc: '¿Qué vendes?',
  mccPlaceholder: 'Buscar bienes y servicios',
  revenue: 'Ingresos al año',
  revenuePlaceholder: 'Elige un rango',
  revenues: {
    less_than_250k: 'Menos de 250.000\u00a0$',
    from_250k_to_1m: 'De 250.000\u00a0$ a 1\u00a0M$',
    from_1m_to_20m: 'De 1\u00a0M$ a 20\u00a0M$',
    from_20m_to_100m: 'De 20\u00a0M$ a 100\u00a0M$',
    more_than_100m: 'Más de 100\u00a0M$',
  },
  timeframe: '¿Cuándo recibirás el primer pago?',
  timeframePlaceholder: 'Elige un momento',
  timeframes: {
    already_live: 'Ya vendo',
    within_1month: 'En menos de 1 mes',
    from_1_to_3months: 'Dentro de 1 a 3 meses',
    from_3_to_6months: 'Dentro de 3 a 6 meses',
    more_than_6months: 'Dentro de más de 6 meses',
  },
  back: 'Atrás',
  next: 'Continuar',

  door: {
    verified: {
      title: 'Tu empresa está verificada',
      text: 'El proveedor de pagos no pide nada más. Aquí puedes cambiar adónde van las transferencias y qué leen los clientes sobre tu empresa.',
    },
    waiting: {
      title: 'El proveedor de pagos tiene tus datos',
      text: 'Los está revisando, así que no se puede cambiar nada. Se te volverá a preguntar si falta algo.',
    },
    closed: {
      title: 'Esta cuenta ya no se puede cambiar',
      text: 'El proveedor de pagos la ha cerrado. Puedes seguir consultando tus pagos, transferencias, disputas y documentos anteriores.',
    },
  },
  toOverview: 'Ver el resumen',
  bank: 'Cambiar la cuenta bancaria',
  business: 'Lo que leen los clientes',

  fieldsFailed: 'No se ha podido cargar el formulario',
  finishing: 'Guardando tus datos…',

  aside: 'Qué pasa después',
  events: [
    { id: 'details', icon: 'user', title: 'Tú: datos de la empresa', text: 'Unos 2 minutos.' },
    {
      id: 'verification',
      icon: 'shield',
      title: 'Tú: verificación',
      text: 'Propietario, documento de identidad y cuenta bancaria, en un formulario del proveedor de pagos. Unos 8 minutos.',
    },
    {
      id: 'review',
      icon: 'clock',
      title: 'Proveedor de pagos: revisión',
      text: 'Casi siempre en menos de una hora, a veces dos días laborables.',
    },
  ],
  stopTitle: 'Puedes parar cuando quieras',
  stopText: 'Las respuestas se guardan en este dispositivo hasta que vuelvas.',
};
