import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { syncCopy as english } from '#web/features/sync/sync-copy.ts';

export const syncCopy: Words<typeof english> = {
  title: 'Sincronización',
  lead: 'Qué ha hecho tu servicio de pagos y hasta dónde lo ha seguido esta tienda. Las novedades perdidas se encuentran y se recogen automáticamente.',
  failed: 'No se ha podido leer el estado de la sincronización.',
  standing: {
    current: 'Al día',
    checking: 'Comprobando',
    trouble: 'Con problemas',
    behind: 'Poniéndose al día',
    drifted: 'Diferencias encontradas',
    attention: 'Requiere tu atención',
  },

  checkNow: 'Comprobar ahora',
  checkAsked: 'Se está comparando todo con el servicio de pagos. Las diferencias se corrigen.',
  checkFailed: (reason) => `No se ha podido iniciar la comprobación. ${reason}`,

  lastEvent: 'Última novedad',
  noEvent: 'Todavía ninguna',
  waiting: 'Por aplicar',
  nothingWaiting: 'No hay nada atrasado.',
  waitingSince: (ago) => `La más antigua llegó ${ago}.`,
  lastPolled: 'Última búsqueda de novedades perdidas',
  notPolled: 'Todavía no',
  polledEvery: 'Una vez por minuto.',
  underWay: 'Operaciones con dinero en curso',
  underWayNote: 'Enviadas y a la espera de respuesta.',
  noneUnderWay: 'Todas las operaciones tienen su respuesta.',
  replica: 'Copia para informes',
  replicaAway: 'No responde',
  replicaNote:
    'Los archivos, justificantes e informes la leen. Si va con retraso o no está, se pregunta a la propia base de datos.',

  checkTitle: 'Última comparación completa',
  checkNone: 'Aún sin comparar',
  checkNoneText:
    'Una comparación lee todo lo que tiene el servicio de pagos y corrige lo que aquí sea distinto.',
  checkRunning: 'Comparando ahora',
  checkRunningText: (ago) => `Empezó ${ago}. Puedes salir de esta página; el resultado estará aquí.`,
  checkBroken: 'La última comparación no terminó',
  checkBrokenText: 'Probablemente el servidor se detuvo entretanto. No se ha perdido nada; inicia otra.',
  checkClean: 'Todo coincide',
  checkCleanText: (compared, ago) => `Registros comparados ${ago}: ${compared}.`,
  checkRepaired: (count, shown) =>
    count === 1 ? '1 diferencia corregida' : `${shown} diferencias corregidas`,
  checkUnexplained: (count, shown) =>
    count === 1
      ? 'El servicio de pagos no conoce 1 registro'
      : `El servicio de pagos no conoce ${shown} registros`,
  checkUnexplainedText:
    'Existen aquí y allí no. Un programa no decide que un dinero no existió, así que se han dejado como están. Pregunta por ellos al servicio de pagos.',
  compared: 'Comparados',
  missing: 'Faltan aquí',
  different: 'Distintos aquí',
  unexplained: 'Solo aquí',
  repaired: 'Corregidos',
  finished: 'Terminada',
  examples: 'Qué se encontró',
  exampleColumns: { what: 'Diferencia', kind: 'Registro', id: 'ID' },
  what: {
    missing: 'Faltaba aquí',
    different: 'Era distinto aquí',
    unexplained: 'Existe solo aquí',
  },
  kinds: {
    account: 'Cuenta',
    payout: 'Transferencia',
    payment_intent: 'Pago',
    charge: 'Cargo',
    refund: 'Reembolso',
    dispute: 'Disputa',
    transaction: 'Movimiento del saldo',
    event: 'Entrega',
    store_product: 'Producto de tu tienda',
    store_customer: 'Cliente de tu tienda',
    store_order: 'Pedido de tu tienda',
    store_subscription: 'Suscripción de tu tienda',
  },
  id: 'ID',

  attentionTitle: 'Operaciones con dinero que nadie confirmó',
  attentionText:
    'El servicio de pagos nunca respondió y después no sabía nada de ellas. Mira allí si ocurrió. Si no ocurrió, dilo aquí: entonces se puede volver a pedir.',
  attentionNotice: (count) =>
    plural(count, {
      one: '1 operación con dinero nunca se confirmó',
      other: `${figure(count)} operaciones con dinero nunca se confirmaron`,
    }),
  attentionShow: 'Ver qué hacer',
  attentionFailed: 'No se han podido leer las operaciones sin confirmar.',
  attentionEmpty: 'Nada requiere tu atención',
  attentionEmptyText:
    'Aquí aparecería una operación que el servicio de pagos nunca confirme, con lo que hay que hacer.',
  operationColumns: {
    kind: 'Operación',
    subject: 'Sobre',
    asked: 'Solicitada',
    by: 'Por',
    attempts: 'Intentos',
    actions: 'Acciones',
  },
  operations: {
    refund_charge: 'Reembolso',
    capture_payment: 'Captura',
    cancel_payment: 'Cancelar una autorización',
    accept_dispute: 'Aceptar una disputa',
    answer_dispute: 'Responder a una disputa',
    pay_out_instantly: 'Transferencia instantánea',
    pay_order: 'Pago de un pedido',
  },
  dismiss: 'No ocurrió',
  dismissName: (action, subject) => `Decir que esto no ocurrió: ${action} ${subject}`,
  dismissTitle: '¿Lo has mirado en el servicio de pagos?',
  dismissText:
    'Dilo solo si has visto allí que no ocurrió. Queda anotado con tu nombre, y entonces se puede volver a pedir lo mismo. Si al final hubiera ocurrido, pedirlo de nuevo lo haría dos veces.',
  dismissAction: 'No ocurrió',
  dismissed: 'Anotado. La operación se puede volver a pedir.',

  fillTitle: 'Primera copia del historial',
  fillRunning: (kind, count) => `${kind}: ${count} hasta ahora.`,
  fillRate: (rate) => `${rate} por segundo.`,
  fillLeft: (seconds) => {
    if (seconds < 60) return 'Queda menos de un minuto.';
    const isMinutes = seconds < 5400;
    const count = Math.round(seconds / (isMinutes ? 60 : 3600));
    return isMinutes
      ? plural(count, { one: 'Queda alrededor de 1 minuto.', other: `Quedan unos ${figure(count)} minutos.` })
      : plural(count, { one: 'Queda alrededor de 1 hora.', other: `Quedan unas ${figure(count)} horas.` });
  },
  restarted: (at, reason) => `El servidor se reinició (${at}) porque ${reason}.`,
  restartReasons: {
    error: 'un error lo detuvo',
    database_ended: 'su base de datos se detuvo',
    out_of_memory: 'se quedó sin memoria',
    killed: 'se detuvo desde fuera',
  },
  restartReasonOther: 'se había detenido por sí solo',
  restartedText: (times) =>
    [
      'No se ha perdido nada: lo que estaba en curso se retoma. El registro del servidor da más detalles.',
      ...(times > 1 ? [`Ha ocurrido ${figure(times)} veces en los últimos 7 días.`] : []),
    ].join(' '),
  setup: 'Configuración y permisos',

  setAside: 'Apartados',
  setAsideText: (total, shown) =>
    total === 1
      ? '1 registro del servicio de pagos no se ha podido guardar aquí. Todo lo demás, sí. Se vuelve a intentar cuando cambia y en cada comparación, y sale de esta lista cuando se puede guardar.'
      : `${shown} registros del servicio de pagos no se han podido guardar aquí. Todo lo demás, sí. Cada uno se vuelve a intentar cuando cambia y en cada comparación, y sale de esta lista cuando se puede guardar.`,
  setAsideColumns: { kind: 'Registro', id: 'ID', reason: 'Motivo', since: 'Desde' },

  passing: [
    ...['provider_unavailable', 'provider_rate_limited', 'provider_answer_broken'],
    ...['store_unavailable', 'store_slow', 'store_rate_limited', 'store_answer_broken'],
  ],
  problemSetup: 'Ver la configuración',
  problemTitles: {
    event_signature_invalid: 'Se rechazó una entrega: no estaba firmada con nuestro secreto',
    store_signature_invalid: 'Se rechazó una entrega de tu tienda: no estaba firmada con nuestro secreto',
    event_clock_off: 'Se rechazó una entrega: se firmó a una hora distinta de la nuestra',
    event_malformed: 'Una entrega no se pudo leer y se apartó',
    event_of_other_mode: 'Se ignoraron entregas del otro modo: prueba y real nunca se mezclan',
    event_of_other_account: 'Se ignoraron entregas de otra cuenta',
  },
  problemWhen: (where, times, shown, since, last) =>
    times === 1 ? `${where}, ${last}.` : `${where}: ${shown} veces desde ${since}, la última ${last}.`,
  sources: {
    deliveries: 'Al recibir una entrega',
    news: 'Al buscar novedades',
    late_news: 'Al buscar novedades tardías',
    history: 'Al copiar el historial',
    comparison: 'Al compararlo todo',
    store_copy: 'Al copiar tu tienda',
    store_news: 'Al leer qué ha cambiado en tu tienda',
    store_comparison: 'Al comparar los pedidos de tu tienda',
    store_webhooks: 'Al pedir a tu tienda que comunique los cambios',
    store_writes: 'Al comunicar a tu tienda un reembolso, una nota o un pedido completado',
  },
  sourceRecord: (kind) => `Al leer de nuevo: ${kind}`,
  advice: {
    provider_key_refused:
      'La clave se revocó o es incorrecta. Crea otra en el servicio de pagos, ponla en STRIPE_SECRET_KEY y vuelve a arrancar el servidor. No se pierde nada: lo que ocurrió entretanto se recoge.',
    provider_permission_missing:
      'La clave no puede hacer esto. Dale el permiso que falta en el servicio de pagos; la página de configuración lo nombra. Después, lo pendiente se hace automáticamente.',
    provider_rate_limited: 'Se pidió demasiado a la vez. Se pide más despacio y continúa automáticamente.',
    provider_unavailable:
      'El servicio de pagos no funciona o no responde. Se vuelve a intentar automáticamente.',
    provider_answer_broken:
      'No se ha aceptado nada de ello. Se vuelve a pedir automáticamente, desde el mismo punto.',
    event_signature_invalid:
      'Si el webhook tiene un secreto nuevo, ponlo en STRIPE_WEBHOOK_SECRET y vuelve a arrancar el servidor. Si no, las envía otra persona. No se ha aceptado nada de ellas, y lo que faltó se recoge.',
    event_clock_off:
      'El secreto es correcto, así que lo que falla es el reloj de este servidor. Lo que faltó se recoge.',
    event_malformed:
      'Estaba firmada con nuestro secreto y aquí no se conoce su forma. No se ha aceptado nada de ella. Aquello de lo que trataba se recoge en la próxima búsqueda de novedades y, como muy tarde, en la próxima comparación.',
    store_unavailable:
      'Tu tienda no funciona o no responde. Se vuelve a intentar automáticamente; no se pierde nada.',
    store_slow:
      'Se vuelve a intentar automáticamente. Si sigue así, pregunta a tu proveedor de alojamiento por qué la tienda va lenta.',
    store_rate_limited:
      'Tu proveedor de alojamiento permite menos llamadas. Pedimos más despacio y continúa automáticamente.',
    store_answer_broken:
      'No se ha aceptado nada de ello. Se vuelve a pedir automáticamente, desde el mismo punto.',
    store_answer_too_large:
      'Un plugin añade muchísimo a cada pedido. Pregunta a quien se ocupa de la tienda.',
    store_key_refused:
      'La clave se revocó o es incorrecta. Crea otra en tu tienda, en WooCommerce › Ajustes › Avanzado › API REST, e indícala en la página de configuración; o, si los ajustes del servidor indican la tienda, en WOOCOMMERCE_KEY y WOOCOMMERCE_SECRET.',
    store_permission_missing:
      'Da a la clave «Lectura/Escritura» en tu tienda, y a la persona a la que pertenece, el perfil «Gestor de la tienda» o «Administrador». Después, lo pendiente se hace automáticamente.',
    store_clock_off: 'Pon en hora el reloj de este servidor o el de la tienda: se llevan más de 15 minutos.',
    store_moved:
      'Indica su nueva dirección, con una clave, en la página de configuración; o, si los ajustes del servidor indican la tienda, ponla en WOOCOMMERCE_URL y vuelve a arrancar el servidor. No se pierde nada de lo copiado.',
    store_certificate:
      'Pide a tu proveedor de alojamiento que renueve el certificado o que ponga en él el dominio correcto.',
    store_private:
      'La dirección de la tienda lleva ahora a una red privada. Indica su dirección pública en la página de configuración; quien administra el servidor puede permitir las privadas con WEBHOOKS_PRIVATE=allow.',
    store_rest_missing:
      'Mira si la dirección de la página de configuración es correcta. En la tienda, los enlaces permanentes no deben ser «Simple» (Ajustes › Enlaces permanentes), y WooCommerce debe estar activo.',
    store_no_data:
      'Delante de tu tienda hay un cortafuegos, una página de acceso o una página de mantenimiento. Deja pasar las llamadas a /wp-json/wc/v3.',
    store_signature_invalid:
      'No se ha aceptado nada de ella: la envió otra persona, o un webhook de tu tienda ha perdido nuestro secreto. Los que creamos se revisan cada diez minutos, y lo que faltó se lee de todos modos. Si sigue así, elimina lo que se llama «Countinghouse» entre los webhooks de tu tienda: se vuelve a crear.',
    store_refused: 'Abre el pedido en tu tienda y míralo. Lo intentamos varias veces y después lo dejamos.',
    event_of_other_mode:
      'Un webhook real de una plataforma recibe los dos modos, y entonces es como debe ser. Si la tuya no es una plataforma, un webhook de prueba apunta a una tienda real, o al revés: elimínalo. No se ha aceptado nada de ello.',
    event_of_other_account:
      'El webhook de una plataforma recibe todas sus cuentas, y entonces es como debe ser. Si la tuya no es una plataforma, el webhook de otra cuenta apunta a esta tienda: elimínalo. No se ha aceptado nada de ello.',
  },
  adviceOther: 'Se vuelve a intentar automáticamente. Si sigue así, mira el registro del servidor.',

  ago: (seconds) => {
    if (seconds < 5) return 'hace un momento';
    if (seconds < 60) return `hace ${seconds} segundos`;
    const minutes = Math.floor(seconds / 60);
    if (seconds < 3600) return plural(minutes, { one: 'hace 1 minuto', other: `hace ${minutes} minutos` });
    const hours = Math.floor(seconds / 3600);
    if (seconds < 86_400) return plural(hours, { one: 'hace 1 hora', other: `hace ${hours} horas` });
    const days = Math.floor(seconds / 86_400);
    return plural(days, { one: 'hace 1 día', other: `hace ${figure(days)} días` });
  },
};
