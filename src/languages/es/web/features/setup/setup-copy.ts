import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { setupCopy as english } from '#web/features/setup/setup-copy.ts';

export const setupCopy: Words<typeof english> = {
  title: 'Configuración',
  lead: 'Cómo llega esta tienda a su servicio de pagos, qué puede hacer allí y hasta dónde se ha copiado el historial.',
  failed: 'No se ha podido leer la configuración.',
  sync: 'Abrir Sincronización',
  modes: { live: 'Real', test: 'Prueba' },
  simulated: 'Simulado',

  connectionTitle: 'Conexión',
  service: 'Servicio',
  services: { simulator: 'Simulador', stripe: 'Stripe' },
  way: 'Modalidad',
  ways: {
    simulated: 'Un proveedor de pagos dentro de este programa: sin dinero real',
    direct: 'Tu propia cuenta, con su propia clave',
    connect: 'Una cuenta conectada a una plataforma',
  },
  mode: 'Modo',
  modeWords: {
    live: 'Real: se mueve dinero real',
    test: 'Prueba: no se mueve dinero real',
  },
  account: 'Cuenta',
  noAccount: 'Aún sin leer',
  accountId: 'ID de cuenta',
  key: 'Clave secreta',
  keyTaken: (isRestricted) => (isRestricted ? 'Restringida, aceptada' : 'Sin restricciones, aceptada'),
  keyRefused: 'Rechazada',
  publishable: 'Clave publicable',
  publishableSet: 'Definida',
  publishableMissing: 'Sin definir',
  clock: 'Relojes',
  clockUnknown: 'Aún sin comparar',
  clockAgrees: 'Coinciden',
  clockOff: (seconds) =>
    seconds > 0 ? `Este servidor va ${seconds} s atrasado` : `Este servidor va ${-seconds} s adelantado`,
  keyRefusedTitle: 'El servicio de pagos rechaza la clave',
  keyRefusedText:
    'Crea allí una clave nueva, ponla en STRIPE_SECRET_KEY y vuelve a arrancar el servidor. Mientras tanto no se pierde nada: lo que ocurra se recupera después.',
  keyPage: 'Claves en el servicio de pagos',
  unrestrictedTitle: 'Esta clave puede hacerlo todo',
  unrestrictedText:
    'Basta una clave restringida con los permisos de abajo, y hace menos daño en malas manos.',
  clockTitle: 'Los relojes están demasiado desfasados',
  clockText:
    'Las entregas se rechazan cuando parecen tener más de cinco minutos. Pon en hora el reloj de este servidor.',

  simulatorTitle: 'Nada que configurar',
  simulatorText:
    'El simulador no necesita clave. Para cobrar con una cuenta real, arranca el servidor con estos ajustes.',
  settings: [
    { name: 'PROVIDER=stripe', what: 'Usa una cuenta real en lugar del simulador.' },
    { name: 'STRIPE_SECRET_KEY', what: 'Una clave restringida, rk_live_… o rk_test_…' },
    {
      name: 'STRIPE_WEBHOOK_SECRET',
      what: 'whsec_…, o dos separados por una coma mientras uno sustituye al otro.',
    },
    { name: 'STRIPE_PUBLISHABLE_KEY', what: 'pk_live_… o pk_test_…, del mismo modo que la clave secreta.' },
    {
      name: 'STRIPE_ACCOUNT',
      what: 'acct_…, solo si la clave es de una plataforma; o la palabra new, para abrir una cuenta desde aquí.',
    },
  ],
  settingsFoot:
    'Cada secreto también se puede leer de un archivo que solo pueda leer el servidor: STRIPE_SECRET_KEY_FILE, STRIPE_WEBHOOK_SECRET_FILE.',

  permissionsTitle: 'Qué puede hacer la clave',
  permissionsFailed: 'No se ha podido preguntar por los permisos.',
  permissionsAgain: 'Volver a comprobar',
  permissionsNone: 'No hay ninguna clave por la que preguntar.',
  allGranted: (count) => `Están los ${count} permisos`,
  asked: (when) => `Preguntado ${when}. Preguntar no cambia nada.`,
  someMissing: (count) => plural(count, { one: 'Falta 1 permiso', other: `Faltan ${count} permisos` }),
  someMissingText:
    'Lo que los necesita falla hasta que la clave los tenga. Edita la clave en el servicio de pagos.',
  someUnknown: (count) =>
    plural(count, {
      one: 'No se ha podido preguntar por 1 permiso',
      other: `No se ha podido preguntar por ${count} permisos`,
    }),
  someUnknownText: (isKeyTaken) =>
    isKeyTaken
      ? 'El servicio de pagos no ha respondido. Vuelve a comprobarlo dentro de un momento.'
      : 'El servicio de pagos rechaza la clave. Sustitúyela y vuelve a comprobarlo.',
  permissionColumns: { name: 'Permiso', need: 'Necesario para', state: 'Estado' },
  states: {
    granted: 'Concedido',
    missing: 'Falta',
    unknown: 'No se sabe',
  },
  needs: {
    'Balance: read': 'Saldos en Resumen y Transferencias',
    'Balance transactions: read': 'La lista de transacciones y todas las sumas',
    'Charges: read': 'Detalles de los pagos',
    'PaymentIntents: read': 'Detalles de los pagos y autorizaciones',
    'PaymentIntents: write': 'Capturar y cancelar autorizaciones',
    'Refunds: read': 'Reembolsos en pagos y pedidos',
    'Refunds: write': 'Devolver dinero',
    'Disputes: read': 'La lista de disputas',
    'Disputes: write': 'Responder y aceptar disputas',
    'Payouts: read': 'La lista de transferencias',
    'Payouts: write': 'Transferencias instantáneas',
    'Files: read': 'Archivos de pruebas',
    'Events: read': 'Encontrar lo que no se entregó',
    'Terminal: read': 'Lectores de tarjetas',
    'Payment method configurations: read': 'Métodos de pago en los ajustes',
    'Payment method configurations: write': 'Activar métodos de pago',
    'Accounts: read': 'El estado de la cuenta',
  },

  webhookTitle: 'Entregas',
  webhookUrl: 'Dirección de entrega',
  url: 'dirección',
  secrets: 'Secreto de firma',
  secretsWords: (count) => ['Ninguno', 'Uno', 'Dos: uno sustituye al otro'][count] ?? String(count),
  lastDelivery: 'Última entrega',
  noDelivery: 'Todavía ninguna',
  noSecretTitle: 'Sin secreto de firma no se acepta ninguna entrega',
  noSecretText:
    'En su lugar, las novedades se recogen una vez por minuto. Para enterarte al momento, añade la dirección en el servicio de pagos y pon su secreto en STRIPE_WEBHOOK_SECRET.',
  webhookPage: 'Webhooks en el servicio de pagos',
  eventsShow: (count) => `Los ${count} eventos que hay que elegir allí`,
  events: 'lista de eventos',

  canTitle: 'Qué funciona de esta forma',
  can: 'Desde aquí',
  cannot: 'En el servicio de pagos',
  canColumns: { what: 'Qué', where: 'Dónde' },
  capabilities: {
    embeddedOnboarding: 'Verificar la cuenta',
    payoutScheduleWrites: 'Cambiar el calendario de transferencias',
    businessDetailsWrites: 'Cambiar el texto del extracto y el contacto de soporte',
    bankAccountWrites: 'Cambiar la cuenta bancaria',
    instantPayouts: 'Transferencias instantáneas',
    loans: 'Préstamos',
    documents: 'Facturas fiscales',
    readers: 'Lectores de tarjetas',
    vatLookup: 'Consultar números fiscales',
  },

  historyTitle: 'Copia del historial',
  historyNone: 'Aún sin empezar',
  historyNoneText:
    'Todo lo que tiene el servicio de pagos se copia una vez, automáticamente, poco después del primer arranque.',
  historyFailed: 'No se ha podido leer el progreso.',
  historyColumns: {
    kind: 'Registros',
    rows: 'Copiados',
    rate: 'Ritmo',
    left: 'Tiempo restante',
    progress: 'Progreso',
  },
  kinds: {
    account: 'Cuenta',
    payout: 'Transferencias',
    payment_intent: 'Pagos',
    charge: 'Cargos',
    refund: 'Reembolsos',
    dispute: 'Disputas',
    transaction: 'Movimientos del saldo',
    document: 'Documentos',
    loan: 'Préstamos',
    payout_contents: 'Lo que salió con cada transferencia',
    store_product: 'Productos de tu tienda',
    store_customer: 'Clientes de tu tienda',
    store_order: 'Pedidos de tu tienda',
  },
  rate: (rows) => `${rows} por segundo`,
  done: 'Hecho',
  leftUnknown: 'Aún no se sabe',
  left: (seconds) => {
    if (seconds < 60) return 'Menos de un minuto';
    const isMinutes = seconds < 5400;
    const count = Math.round(seconds / (isMinutes ? 60 : 3600));
    return isMinutes
      ? plural(count, { one: 'Alrededor de 1 minuto', other: `Unos ${figure(count)} minutos` })
      : plural(count, { one: 'Alrededor de 1 hora', other: `Unas ${figure(count)} horas` });
  },
  progressOf: (kind) => `Progreso: ${kind}`,
};
