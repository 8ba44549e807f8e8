import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  bankTaskCopy as englishBankTaskCopy,
  detailsTaskCopy as englishDetailsTaskCopy,
  goLiveTaskCopy as englishGoLiveTaskCopy,
  paymentMethodsTaskCopy as englishPaymentMethodsTaskCopy,
  reconnectTaskCopy as englishReconnectTaskCopy,
  taskListCopy as englishTaskListCopy,
} from '#web/blocks/tasks/tasks-copy.ts';

export const taskListCopy: Words<typeof englishTaskListCopy> = {
  title: 'Tareas',
  options: (task) => `Más opciones para: ${task}`,
  dismiss: 'Descartar',
  snooze: 'Recordármelo mañana',
  delete: 'Eliminar',
  undo: 'Deshacer',
  done: {
    dismiss: 'Tarea descartada.',
    snooze: 'Tarea aplazada hasta mañana.',
    delete: 'Tarea eliminada.',
  },
  notSaved: 'No se ha podido apartar la tarea.',
  showMore: (count) => `Mostrar ${figure(count)} más`,
  showFewer: 'Mostrar menos',
  completed: 'Hecho',
  loading: 'Buscando lo que tienes pendiente',
  failed: 'No se ha podido leer todo lo pendiente.',
  nothing: 'No tienes nada pendiente',
  notYourWork:
    'Las disputas, los pagos retenidos y las retenciones a punto de terminar se muestran a quien puede responder o capturar.',
  nothingText:
    'Aquí aparecen las disputas, los pagos retenidos, las retenciones a punto de terminar y las transferencias fallidas.',
  orMore: (count) => `${count} o más`,
};

export const detailsTaskCopy: Words<typeof englishDetailsTaskCopy> = {
  finish: 'Termina de configurar los pagos',
  update: 'Actualiza los datos de la empresa',
  several: (count) =>
    plural(count, {
      one: '1 dato necesita tu atención.',
      other: `${figure(count)} datos necesitan tu atención.`,
    }),
  missing: 'Todavía faltan algunos datos de tu empresa.',
  overdue: 'El plazo ha vencido.',
  by: (date) =>
    `Actualiza estos datos a más tardar el ${date}. Después, los pagos y las transferencias se pausan.`,
  waiting: 'Pendiente de ti',
  finishAction: 'Terminar',
  updateAction: 'Actualizar',
  moreAction: 'Más detalles',
  dialogTitle: 'Qué necesita tu atención',
  dialogLead:
    'El proveedor de pagos no ha podido aceptar estos datos. Corrígelos y se volverán a comprobar, normalmente en minutos.',
  cancel: 'Cancelar',
};

export const reconnectTaskCopy: Words<typeof englishReconnectTaskCopy> = {
  title: 'Vuelve a conectar tu tienda',
  text: 'El enlace entre tu tienda y el servicio de conexión del sitio está roto. Los pagos funcionan; las novedades pueden llegar tarde.',
  action: 'Reconectar',
};

export const bankTaskCopy: Words<typeof englishBankTaskCopy> = {
  action: 'Configurar transferencias',
  reasons: {
    after_payment: {
      title: 'Configura tus transferencias',
      text: (date) =>
        `Ya ha llegado tu primer pago. Verifica tu cuenta bancaria a más tardar el ${date} para recibirlo.`,
    },
    balance_rising: {
      title: 'Verifica tu cuenta bancaria para cobrar',
      text: (date) =>
        `Tu saldo está creciendo. Verifica tu cuenta bancaria a más tardar el ${date} para que se te pueda transferir.`,
    },
    near_threshold: {
      title: 'Verifica pronto tu cuenta bancaria para seguir vendiendo',
      text: (date) =>
        `Los pagos se pausan al llegar a 5000 $ en ventas o el ${date}, lo que ocurra primero. Verifica antes tu cuenta bancaria.`,
    },
    threshold_reached: {
      title: 'Tus pagos están en pausa: verifica tu cuenta bancaria',
      text: () =>
        'Has llegado a 5000 $ en ventas o a treinta días vendiendo. Verifica tu cuenta bancaria para continuar.',
    },
    no_payment: {
      title: 'Configura tus transferencias',
      text: (date) =>
        `Ya puedes vender. Verifica tu cuenta bancaria a más tardar el ${date} para recibir tu dinero.`,
    },
    no_payment_14_days: {
      title: 'Verifica tu cuenta bancaria para cobrar',
      text: (date) =>
        `Tu cuenta lleva dos semanas abierta. Verifica tu cuenta bancaria a más tardar el ${date} para mantenerla abierta.`,
    },
    no_payment_30_days: {
      title: 'Tus pagos están en pausa: verifica tu cuenta bancaria',
      text: () => 'Tu cuenta lleva treinta días abierta. Verifica tu cuenta bancaria para aceptar pagos.',
    },
  },
};

export const paymentMethodsTaskCopy: Words<typeof englishPaymentMethodsTaskCopy> = {
  title: 'Añade más formas de pagar',
  text: 'Los clientes compran más a menudo cuando encuentran la forma de pagar que conocen.',
  action: 'Añadir métodos de pago',
};

export const goLiveTaskCopy: Words<typeof englishGoLiveTaskCopy> = {
  open: {
    title: 'Configura los pagos reales',
    text: 'Verifica tu empresa para aceptar pagos reales. El entorno de pruebas sigue ahí hasta que tu cuenta real pueda aceptarlos.',
    time: 'Unos 10 minutos',
    action: 'Activar los pagos reales',
  },
  begun: {
    title: 'Termina de configurar los pagos reales',
    text: 'A tu cuenta real aún le faltan datos. El entorno de pruebas sigue ahí hasta que pueda aceptar pagos.',
    time: 'Pendiente de ti',
    action: 'Terminar',
  },
};
