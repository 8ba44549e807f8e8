import { plural } from '#languages/es/speech.ts';
import { disputeEndsCopy } from '#languages/es/web/blocks/dispute-panel/dispute-ends-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type { disputePanelCopy as english } from '#web/blocks/dispute-panel/dispute-panel-copy.ts';

export const disputePanelCopy: Words<typeof english> = {
  ...disputeEndsCopy,
  loading: 'Cargando la disputa',
  failed: 'Error al obtener la disputa.',
  titleOf: (isInquiry, amount) => (isInquiry ? `Consulta sobre ${amount}` : `Disputa de ${amount}`),
  notice: (isInquiry) =>
    isInquiry
      ? 'El banco del cliente pregunta por este pago. El dinero sigue siendo tuyo.'
      : 'El banco del cliente ha retirado el dinero hasta que se decida.',
  begun: {
    saved:
      'Tienes un borrador de tus pruebas. Lo que guardaste se envía por sí solo cuando termine el plazo de respuesta.',
    planned:
      'Has empezado tus pruebas. Están guardadas aquí, todavía no en el banco: en la última hora del plazo se presentan en tu nombre.',
    too_little:
      'Has empezado tus pruebas. Están guardadas aquí y son demasiado pocas para presentarlas en tu nombre: el banco solo las recibe si las guardas para más tarde o las envías.',
    switched_off:
      'Has empezado tus pruebas. Están guardadas aquí: el banco solo las recibe si las guardas para más tarde o las envías.',
    saved_before:
      'Lo que guardaste para más tarde llega al banco por sí solo. Lo que cambiaste después está guardado aquí: el banco solo lo recibe si también lo guardas para más tarde o lo envías.',
  },
  providerSays: {
    compelling_evidence:
      'Puede aplicarse Compelling Evidence 3.0 de Visa: si pagos anteriores del mismo cliente coinciden con este, la reclamación vuelve a su banco. Ese formulario solo está en tu servicio de pagos.',
    compliance_fee:
      'Es una disputa de cumplimiento: la red de tarjetas cobra otra comisión si la impugnas y solo la devuelve si ganas. Antes de poder enviar pruebas, hay que aceptar esa comisión en tu servicio de pagos.',
    mayAnswer:
      'Tu servicio de pagos puede responder por su cuenta a esta disputa si tú no lo haces. Lo que envíes aquí tiene prioridad.',
    answered: 'Tu servicio de pagos respondió por ti a esta disputa.',
  },
  more: 'Qué puedes hacer y qué ha supuesto para tu saldo',

  facts: {
    amount: 'Importe de la disputa',
    disputedOn: 'Fecha de la disputa',
    reason: 'Motivo',
    reasonMeans: (reason) => `Qué significa «${reason}»`,
    respondBy: 'Plazo de respuesta',
  },
  worth: '¿Merece la pena impugnar?',
  atStake: (amount, fee, time) => `Están en juego ${amount} y la comisión de ${fee}. ${time}`,
  inquiryStake: (amount) =>
    `Todavía no se ha retirado dinero. Si el banco la convierte en disputa, están en juego ${amount} y una comisión por disputa.`,
  time: (count) =>
    count < 0
      ? 'El plazo de respuesta ha terminado.'
      : count === 0
        ? 'Hoy es el último día para responder.'
        : plural(count, {
            one: 'Tienes 1 día para responder.',
            other: `Tienes ${count} días para responder.`,
          }),

  stepsTitle: 'Qué puedes hacer',
  emailTitle: 'Escribe al cliente.',
  emailText: 'Una respuesta clara a menudo lo resuelve.',
  emailLink: 'Abrir el correo que hemos preparado',
  noEmailText: 'No tenemos ningún correo de este cliente. Usa los datos de contacto del pedido.',
  withdrawTitle: 'Ayuda al cliente a retirar la disputa.',
  withdrawText:
    'Si está de acuerdo, pídele que se lo diga a su banco y que te envíe la confirmación del banco.',
  withdrawLink: 'Cómo se retira una disputa',
  withdrawHintLabel: 'Cuánto tarda una retirada',
  withdrawHint:
    'Una disputa suele ser definitiva unos 75 días después de retirarse. Hasta entonces, envía también pruebas, o aún puede perderse.',
  decideTitle: 'Impúgnala o acéptala',
  decideBy: (by, zone) => `a más tardar el ${by}, ${zone}.`,
  challengeHintLabel: 'Qué significa impugnar',
  challengeHint:
    'Tú envías pruebas y el banco del cliente decide. Puede tardar 60 días o más. Si ganas, recuperas el importe y la comisión.',
  acceptHintLabel: 'Qué significa aceptar',
  acceptHint:
    'La disputa se pierde definitivamente. El cliente se queda con el dinero y la comisión no se devuelve.',
  answerTitle: 'Envía pruebas o haz un reembolso',
  answerBy: (by, zone) => `a más tardar el ${by}, ${zone}.`,
  answerHintLabel: 'Qué ocurre con una consulta',
  answerHint:
    'Un reembolso resuelve la consulta sin comisión. Si no respondes, el banco puede convertirla en una disputa, que sí la tiene.',

  issuerTitle: 'Lo que envió el banco',
  issuerKinds: {
    retrieval: 'La pregunta del banco',
    chargeback: 'La reclamación del banco',
    response: 'La respuesta del banco',
  },
  issuerFile: (number) => `Archivo ${number}`,
  fileFailed: 'Error al obtener el archivo.',
  downloadFailed: 'Error al descargar el archivo',

  challenge: 'Impugnar disputa',
  submitEvidence: 'Enviar pruebas',
  continue: 'Continuar con la impugnación',
  howItWorks: (isInquiry) => (isInquiry ? 'Cómo funcionan las consultas' : 'Cómo funcionan las disputas'),

  accept: 'Aceptar disputa',
  acceptQuestion: '¿Aceptar la disputa?',
  acceptText: (amount, fee) =>
    fee === undefined
      ? `La disputa se pierde definitivamente y el cliente se queda con ${amount}. No se puede deshacer.`
      : `La disputa se pierde definitivamente. El cliente se queda con ${amount} y la comisión de ${fee} no se devuelve. No se puede deshacer.`,
  refund: 'Hacer reembolso',
  refundQuestion: '¿Hacer un reembolso?',
  refundText:
    'Un reembolso resuelve la consulta y no se cobra comisión por disputa. Se hace en la página del pedido, donde también ves qué se compró.',
  refundAction: 'Ver el pedido para reembolsarlo',
  orderNotFound: 'No se puede mostrar el pedido. Pedido no encontrado.',

  viewEvidence: 'Ver las pruebas enviadas',
  unknownDate: '-',
  underReview: (submitted) =>
    `Enviaste pruebas el ${submitted}. El banco del cliente las está revisando, lo que puede tardar 60 días o más. No hay nada más que hacer hasta que decida.`,
  handedIn: (submitted) =>
    `Nadie había enviado tus pruebas, así que se presentaron en tu nombre el ${submitted}. El banco del cliente las está revisando, lo que puede tardar 60 días o más. No hay nada más que hacer hasta que decida.`,
  inquiryUnderReview: (submitted) =>
    `Enviaste pruebas el ${submitted}. El banco del cliente está revisando esta consulta, lo que puede tardar 120 días o más. No hay nada más que hacer hasta que decida.`,
  won: (closed, amount, fee) =>
    fee === undefined
      ? `Buenas noticias: ganaste esta disputa el ${closed}. El importe disputado de ${amount} ha vuelto a tu saldo.`
      : `Buenas noticias: ganaste esta disputa el ${closed}. El importe disputado de ${amount} y la comisión de ${fee} han vuelto a tu saldo.`,
  lost: {
    no_response: (closed, money) =>
      `Esta disputa se perdió el ${closed} porque nadie respondió a tiempo. ${money}`,
    accepted: (closed, money) => `Aceptaste esta disputa el ${closed}, por lo que se perdió. ${money}`,
    evidence: (closed, money) =>
      `Esta disputa se perdió el ${closed}: el banco del cliente revisó tus pruebas y decidió a favor del cliente. ${money}`,
  },
  lostMoney: (amount, fee) =>
    fee === undefined
      ? `Se han descontado ${amount} de tu saldo.`
      : `Se han descontado ${amount} y la comisión de ${fee} de tu saldo.`,
  inquiryClosed: (closed) =>
    `Esta consulta se cerró el ${closed}. No se convirtió en disputa y no se retiró dinero.`,

  money: {
    title: 'Qué ha supuesto para tu saldo',
    taken: 'Importe disputado',
    fee: 'Comisión por disputa',
    feeNote: 'se devuelve si ganas',
    returned: 'Importe devuelto',
    feeReturned: 'Comisión devuelta',
    total: 'En tu saldo',
  },
};
