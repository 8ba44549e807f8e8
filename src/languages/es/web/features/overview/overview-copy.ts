import type { Words } from '#languages/kit/words.ts';
import type {
  connectionSuccessCopy as englishConnectionSuccessCopy,
  detailsSentCopy as englishDetailsSentCopy,
  eligibilityCopy as englishEligibilityCopy,
  flagCopy as englishFlagCopy,
  fraudBannerCopy as englishFraudBannerCopy,
  liveApplicationCopy as englishLiveApplicationCopy,
  overviewCopy as englishOverviewCopy,
  safeModeCopy as englishSafeModeCopy,
  sandboxSuccessCopy as englishSandboxSuccessCopy,
  standingCopy as englishStandingCopy,
  toolsCopy as englishToolsCopy,
} from '#web/features/overview/overview-copy.ts';

const GREETINGS = { morning: 'Buenos días', afternoon: 'Buenas tardes', evening: 'Buenas noches' };

export const overviewCopy: Words<typeof englishOverviewCopy> = {
  greeting: (part, name) => (name ? `${GREETINGS[part]}, ${name}` : GREETINGS[part]),
  /** El día de la semana encabeza la línea: con mayúscula. */
  lead: (weekday, date, zone) =>
    `${weekday.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase('es'))}, ${date} (${zone})`,
  currency: 'Moneda mostrada',
};

export const safeModeCopy: Words<typeof englishSafeModeCopy> = {
  title: 'Tu sitio está en modo seguro.',
  text: 'Su dirección ha cambiado o hay una copia en marcha. Los pagos siguen funcionando; las novedades del proveedor de pagos pueden llegar tarde.',
  action: 'Resolver',
};

export const flagCopy: Words<typeof englishFlagCopy> = {
  'wcpay-login-error': 'Se ha producido un problema al abrir el panel de la cuenta. Inténtalo de nuevo.',
  'wcpay-loan-offer-error':
    'Se ha producido un problema al abrir la oferta de préstamo. Comprueba que no haya caducado e inténtalo de nuevo.',
  'wcpay-server-link-error':
    'Se ha producido un problema al abrir el enlace solicitado. Comprueba que sea válido e inténtalo de nuevo.',
  'wcpay-reset-account-error':
    'Se ha producido un problema al restablecer tu cuenta. Espera unos segundos e inténtalo de nuevo.',
};

export const sandboxSuccessCopy: Words<typeof englishSandboxSuccessCopy> = {
  title: 'Tu cuenta del entorno de pruebas está lista.',
  text: 'Compra algo en tu propia tienda con una tarjeta de prueba para ver cómo llega un pago aquí.',
  action: 'Abrir tu tienda',
};

export const fraudBannerCopy: Words<typeof englishFraudBannerCopy> = {
  title: 'Detén los pagos arriesgados antes de que te cuesten dinero',
  text: 'Los filtros de riesgo retienen o bloquean los pagos sospechosos: importes inusuales, otros países, direcciones que no coinciden.',
  action: 'Elegir tus filtros',
  never: 'No volver a mostrar',
};

export const toolsCopy: Words<typeof englishToolsCopy> = {
  title: 'Herramientas de la cuenta',
  text: '¿La configuración no ha ido como esperabas? Empieza de nuevo con otra cuenta. Los pagos de prueba de esta dejan de mostrarse; los pedidos se quedan en tu tienda.',
  reset: 'Restablecer cuenta',
  ask: '¿Restablecer tu cuenta?',
  askText:
    'Los pagos de prueba de esta cuenta dejan de mostrarse; los pedidos se quedan en tu tienda. No se puede deshacer.',
};

export const standingCopy: Words<typeof englishStandingCopy> = {
  waitsFor: {
    you: 'Pendiente de ti.',
    provider: 'Pendiente del proveedor de pagos. No tienes que hacer nada.',
    nobody: 'El proveedor de pagos te comunicará por correo qué pasa con el dinero que aún está retenido.',
  },
  checkNow: 'Comprobar ahora',
  unchanged: 'Todavía no ha cambiado nada.',
  checkFailed: 'No se ha podido comprobar la cuenta.',
  update: 'Actualizar datos',
  finish: 'Terminar',
  payouts: 'Configurar transferencias',
  history: 'Ver tus pagos',
  help: 'Qué significa esto',
  words: {
    unfinished: {
      title: 'Tu cuenta no está terminada.',
      text: 'Completa la configuración para procesar pagos.',
    },
    past_due: {
      title: 'Ha vencido el plazo para dar los datos de tu cuenta.',
      text: 'El proveedor de pagos necesita datos cuyo plazo ya ha vencido.',
    },
    due_soon: { title: 'Pronto harán falta datos.' },
    early_selling: {
      title: 'Puedes vender; las transferencias empiezan cuando se verifique tu cuenta bancaria.',
      text: 'La venta anticipada termina al llegar a 5000 $ en ventas o a los treinta días, lo que ocurra primero.',
    },
    partly_restricted: {
      title: 'Una parte de tu cuenta está restringida.',
      text: 'El proveedor de pagos necesita más datos.',
    },
    verifying: {
      title: 'Tus datos se están verificando.',
      text: 'Suele tardar minutos, a veces hasta dos días laborables.',
    },
    paused: {
      title: 'El proveedor de pagos ha pausado tu cuenta.',
      text: 'Está revisando la cuenta y escribirá al correo de la cuenta si necesita algo.',
    },
    under_review: {
      title: 'Tu cuenta está en revisión.',
      text: 'Suele tardar unos días.',
    },
    rejected: {
      title: 'Tu cuenta ha sido rechazada.',
      text: 'Ya no puede aceptar pagos. Puedes seguir consultando tus pagos, transferencias, disputas y documentos anteriores.',
    },
  },
};

export const liveApplicationCopy: Words<typeof englishLiveApplicationCopy> = {
  titles: {
    verifying: 'Tu cuenta real se está verificando.',
    under_review: 'Tu cuenta real está en revisión.',
    paused: 'El proveedor de pagos ha pausado tu cuenta real.',
    rejected: 'Tu cuenta real ha sido rechazada.',
  },
  rejected: 'Aquí los pagos siguen siendo de prueba.',
  text: 'Aquí los pagos siguen siendo de prueba hasta que pueda aceptar pagos. Entonces esta página cambia automáticamente y el entorno de pruebas se archiva.',
};

export const connectionSuccessCopy: Words<typeof englishConnectionSuccessCopy> = {
  title: 'Tu cuenta está verificada',
  text: 'Puedes aceptar pagos, y las transferencias van a tu cuenta bancaria. Los pagos aparecen aquí en cuanto los clientes paguen.',
  close: 'Ver el resumen',
};

export const detailsSentCopy: Words<typeof englishDetailsSentCopy> = {
  title: 'El proveedor de pagos tiene tus datos',
  text: 'Los comprueba, casi siempre en menos de una hora. Los pagos y las transferencias empiezan cuando termine; esta página lo indicará automáticamente.',
  close: 'Ver el resumen',
};

export const eligibilityCopy: Words<typeof englishEligibilityCopy> = {
  title: '¡Ya puedes aceptar pagos!',
  text: 'Puedes vender desde ahora. Tu dinero espera hasta que se verifique tu cuenta bancaria: como máximo 5000 $ en ventas o treinta días.',
  startTitle: 'Empieza a vender ya',
  payoutsTitle: 'O configura antes las transferencias',
  payoutsText: 'Son unos minutos, y tu primera transferencia llega antes.',
  setUp: 'Configurar transferencias',
  start: 'Empezar a vender',
};
