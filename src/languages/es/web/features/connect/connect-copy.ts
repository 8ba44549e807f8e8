import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { connectCopy as english } from '#web/features/connect/connect-copy.ts';

export const connectCopy: Words<typeof english> = {
  greeting: (name) => (name ? `Hola, ${name}: prepárate para cobrar` : 'Prepárate para cobrar'),
  title: 'Acepta pagos en tu propia tienda',
  lead: 'Tarjetas y métodos locales, en las monedas que usan tus clientes. Tu dinero, tus comisiones y tus transferencias en un solo lugar, y cada transferencia cuadra.',
  methods: 'Métodos de pago',
  more: (count) => `+ ${count}`,
  moreLabel: (count) =>
    plural(count, { one: '1 método de pago más', other: `${figure(count)} métodos de pago más` }),
  payouts: 'Transferencias',
  payoutsValue: 'Automáticas, diarias',
  capture: 'Captura de pagos',
  captureValue: 'Al hacer el pedido',
  recurring: 'Pagos periódicos',
  recurringValue: 'Admitidos',
  verifyTitle: 'Verificarás los datos de tu empresa',
  verifyText: 'Se tarda unos diez minutos, y puedes parar y volver.',
  verifyLink: 'Qué necesitas',
  primary: {
    connect_store: 'Conectar tu tienda',
    verify: 'Verificar los datos de la empresa',
    finish: 'Terminar la verificación de la empresa',
    overview: 'Ver el resumen',
  },
  terms: (terms, privacy) => `Al continuar aceptas las ${terms} y el ${privacy}.`,
  termsLink: 'condiciones del servicio',
  privacyLink: 'aviso de privacidad',
  reset: 'Restablecer cuenta',

  incomplete: 'Completa la configuración para procesar pagos.',
  sandboxFailed:
    'Se ha producido un error al configurar tu cuenta del entorno de pruebas. ¡Inténtalo de nuevo!',
  paused:
    'Hemos pausado temporalmente la creación de cuentas nuevas. No afecta a nada más de tu tienda. Vuelve en unos días.',
  connected: 'Tu cuenta de pagos está conectada',
  verifying: 'Tu cuenta real se está verificando',
  connectedText: 'Los pagos, las transferencias y lo que la cuenta aún necesita están en el resumen.',
  notConnected: 'Tu cuenta no se ha conectado. No se ha perdido nada: continúa donde lo dejaste.',
  saved: 'Las páginas terminadas están guardadas',
  besideSandbox: 'Tu cuenta real no está terminada',
  besideSandboxText: 'El entorno de pruebas sigue igual hasta que la cuenta real pueda aceptar pagos.',

  needsTitle: 'Verificar tu empresa',
  needsLead:
    'La ley exige a los proveedores de pagos saber a quién pagan. El proveedor de pagos comprueba estos datos; nosotros nunca guardamos tus documentos.',
  needsOwner: 'Sobre el propietario',
  needsOwnerText:
    'Nombre, domicilio, fecha de nacimiento, un número de identidad y una foto de un pasaporte o documento de identidad.',
  needsBusiness: 'Sobre la empresa',
  needsBusinessText: 'Razón social, tipo de empresa, número fiscal o de registro, sitio web.',
  needsBank: 'Una cuenta bancaria',
  needsBankText: 'Adónde deben ir las transferencias. Debe estar a nombre del propietario o de la empresa.',
  close: 'Cerrar',

  countryContinue: 'Continuar',
  cancel: 'Cancelar',

  resetTitle: '¿Restablecer la cuenta?',
  resetText:
    'Empiezas de nuevo con otra cuenta. Los pagos de prueba y los datos introducidos hasta ahora dejan de mostrarse; los pedidos se quedan en tu tienda.',
  resetAction: 'Restablecer cuenta',

  sandboxTitle: 'Estoy configurando una tienda para otra persona.',
  sandboxText:
    'Pruébalo todo con pagos de prueba: sin comprobar la identidad, sin dinero real. El propietario verifica la empresa más tarde; los datos del entorno de pruebas quedan aparte.',
  sandboxAction: 'Activar el entorno de pruebas',
  sandboxTry: 'Probarlo en un entorno de pruebas',
  loaderTitle: 'Terminando la configuración de los pagos',
  loaderText: 'Se está creando tu cuenta del entorno de pruebas. Tarda unos segundos.',

  atHand: 'Qué tener a mano',
  who: 'Quién hace qué',
  steps: [
    { id: 'you', icon: 'user', title: 'Tú', text: 'Rellenas los datos de la empresa, unos 10 minutos' },
    {
      id: 'company',
      icon: 'shield',
      title: 'Proveedor de pagos',
      text: 'Los comprueba, casi siempre en menos de una hora',
    },
    {
      id: 'bank',
      icon: 'payout',
      title: 'Banco',
      text: 'Recibe la primera transferencia unos 7 días después de la primera venta',
    },
  ],
};
