import { figure, listed, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { challengeCopy as english } from '#web/features/dispute-challenge/challenge-copy.ts';

/** El nombre de una prueba dentro de una frase: «correo del cliente». */
const inSentence = (label: string): string =>
  label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLocaleLowerCase('es'));

export const challengeCopy: Words<typeof english> = {
  title: 'Impugnar disputa',
  lead: 'Rellena lo que tengas; se guarda aquí mientras escribes. Lo que envíes va de inmediato al banco, y es definitivo.',
  notLoaded: 'No se ha cargado la disputa',
  notLoadedText: 'La dirección no indica ninguna disputa. Ábrela de nuevo desde la lista.',
  toDisputes: 'Ir a Disputas',
  retrievalFailed: 'Error al obtener la disputa.',
  missing: 'No hay ninguna disputa en esta dirección',
  missingText: 'Puede que sea de otra cuenta o que la dirección esté incompleta.',
  waiting: 'Cargando la disputa',

  amount: 'Importe disputado',
  reason: 'Motivo',
  customer: 'Cliente',
  order: 'Pedido',
  disputedOn: 'Fecha de la disputa',
  unknown: 'Desconocido',
  payment: 'Detalles del pago',
  toPayment: 'Volver al pago',

  productType: 'Tipo de producto',
  productTypeHelp: 'Determina qué pruebas quiere ver el banco.',
  productTypePlaceholder: 'Elige uno…',
  chooseType: 'Elige un tipo de producto para ver qué pide el banco.',

  complete: 'Completo',
  optional: 'Opcional',
  missingCount: (count) => plural(count, { one: 'Falta 1', other: `Faltan ${count}` }),

  readOnly: 'Las pruebas ya se han enviado. Los datos de abajo son de solo lectura.',
  noAnswer: 'No se enviaron pruebas para esta disputa y ya no se pueden enviar.',
  noAnswerLabel: 'No se enviaron pruebas',
  submittedLabel: 'Pruebas enviadas',
  none: 'Ninguna',
  unsentTitle: 'Lo que escribiste aquí no se envió',
  unsentText:
    'La disputa dejó de admitir respuestas antes de que esto se enviara. Cópialo si lo necesitas en otro lugar.',

  fileKinds: 'PDF, PNG o JPEG',
  uploading: (percent) => `Subiendo, ${percent}`,
  fileDetail: (size, pages) => (pages === '' ? size : `${size}, ${pages}`),
  pages: (count) => plural(count, { one: '1 página', other: `${figure(count)} páginas` }),
  kilobytes: (count) => `${count} kB`,
  megabytes: (count) => `${count} MB`,
  waitForUpload: 'Espera a que termine la subida del archivo',
  downloadFailed: 'Error al descargar el archivo',
  limitReached: 'Se ha alcanzado el máximo de caracteres de las pruebas',
  fieldFull: (most) => `Aquí no cabe más: este campo admite ${most} caracteres.`,
  allFull: (most) => `No cabe más: todas las pruebas juntas admiten ${most} caracteres.`,
  shippedTooLate: (day) => `La fecha de envío debería ser anterior a la de la disputa, ${day}.`,
  shipBefore: (day) => `Debería ser anterior a la fecha de la disputa, ${day}.`,

  suggestedFrom: (sources) => `Sugerido según ${listed(sources)}`,
  sources: {
    order: 'el pedido',
    customer: 'el cliente',
    shipment: 'las notas sobre su envío',
    payment: 'el pago',
  },
  takeAll: (count) => plural(count, { one: 'Usar la sugerencia', other: `Usar las ${count} sugerencias` }),
  takeOne: (label) => `Usar: ${inSentence(label)}`,
  ignore: 'Ignorar',

  stillMissing: 'Todavía falta',
  mostWeight: 'Lo de más peso primero',
  nothingMissing: 'Está todo lo que cuenta para este motivo.',
  weFoundOne: 'Tenemos una sugerencia: mírala.',
  uploadingNow: 'Subiendo ahora.',
  showMissing: 'Mostrar',
  hideMissing: 'Ocultar',
  doneCount: (done, all) => `Aportado: ${done} de ${all}`,
  moreMissing: (count) => `y ${count} más`,

  packetSize: 'Tamaño del paquete',
  files: 'Archivos',
  text: 'Texto',
  pagesMeter: 'Páginas',
  of: (value, max) => `${value} de ${max}`,
  ofMegabytes: (value, max) => `${value} de ${max} MB`,
  pagesLimit: (max) => `Se pueden enviar como máximo ${figure(max)} páginas.`,
  pagesUnknown: (count) =>
    plural(count, {
      one: 'No se han podido contar las páginas de un archivo.',
      other: `No se han podido contar las páginas de ${figure(count)} archivos.`,
    }),
  preview: 'Vista previa tal como la lee el banco',

  atStake: 'En juego',
  stakePayment: 'Pago',
  stakeFee: 'Comisión por disputa',
  stakeBack: 'Se devuelve si ganas',
  missingBeforeSubmit: (count) => plural(count, { one: 'Todavía falta:', other: `Todavía faltan ${count}:` }),
  decided: 'Decide el banco del cliente, lo que puede tardar 60 días o más.',
  decidedInquiry: 'La revisa el banco del cliente, lo que puede tardar 120 días o más.',
  stakeInquiry: 'Todavía no se ha retirado dinero. Una consulta sin respuesta puede convertirse en disputa.',

  saveRegion: 'Guardar',
  keeping: 'Guardándolo aquí',
  keptAt: (time) => `Guardado aquí: ${time}.`,
  nothingYet: 'Todavía no has escrito nada.',
  notKeptYet: 'Aún sin guardar aquí',
  notKept: 'No se ha guardado en el servidor. Tu texto sigue en este navegador.',
  waitsForYou: 'No se guarda aquí hasta que decidas sobre los cambios de arriba.',

  atDeadline: 'Al terminar el plazo',
  standing: {
    nothing: 'Todavía no hay pruebas guardadas aquí, y el banco no tiene nada.',
    saved: 'Al banco cuando termine el plazo: lo que guardaste para más tarde llega automáticamente.',
    saved_before:
      'Lo que guardaste para más tarde llega al banco cuando termine el plazo. Lo que cambiaste después solo llega si también lo guardas para más tarde o lo envías.',
    planned: 'Guardado aquí, todavía no en el banco. En la última hora del plazo se presenta en tu nombre.',
    too_little:
      'Guardado aquí, no en el banco. Es demasiado poco para presentarlo en tu nombre: aporta al menos tres de las pruebas de más peso.',
    switched_off: 'Guardado aquí, no en el banco. Solo llega allí si lo guardas para más tarde o lo envías.',
  },
  handInLabel: 'Presentar lo guardado aquí si nadie lo envía',
  handInHelp: 'Para todas las disputas de esta tienda. Recibes un correo 24 horas antes.',
  handInQuestion: '¿Presentar los borradores al terminar el plazo?',
  handInText:
    'Para todas las disputas de esta tienda, si nadie ha enviado pruebas y hay guardadas aquí al menos tres de las de más peso. Recibes un correo 24 horas antes. Está activado salvo que digas que no.',
  handInYes: 'Sí, presentarlos',
  handInNo: 'No, los envío yo',
  onlyThisTab: 'Solo se edita en esta pestaña.',
  otherTab: 'Esta disputa está abierta en otra pestaña.',
  saveForLater: 'Guardar para más tarde',
  submit: 'Enviar pruebas',
  submitQuestion: '¿Enviar las pruebas?',
  submitText: '¿Seguro que quieres enviar ya estas pruebas? El envío de pruebas es definitivo.',
  viewSubmitted: 'Ver las pruebas enviadas',
  saved: '¡Pruebas guardadas!',
  returnToEvidence: 'Volver al envío de pruebas',
  saveFailed: (reason) => `No se han podido guardar las pruebas. (${reason})`,
  leave: 'En esta página hay cambios sin guardar. ¿Seguro que quieres salir y descartarlos?',
  deciding: 'Decide primero sobre los cambios de la otra pestaña.',

  masked: 'Se ha ocultado un número de tarjeta',
  maskedText:
    'Se ha ocultado un número de tarjeta. Solo se conservan y se envían al banco sus cuatro últimos dígitos.',
  recovered: 'Hemos recuperado lo que escribiste',
  recoveredText: 'Se había quedado en este navegador y no estaba guardado.',
  recoveredDiscard: 'Descartarlo',
  conflict: 'Estas pruebas se cambiaron en otra pestaña o las cambió otra persona',
  conflictText: 'Lo que solo cambió una parte ya está unido. Decide sobre el resto:',
  conflictField: (label) => `${label}, con el otro cambio:`,
  conflictEmpty: '(vacío)',
  keepMine: (label) => `Conservar mi versión: ${label}`,
  takeTheirs: (label) => `Usar la otra versión: ${label}`,
  deadlineOver: 'El plazo de respuesta ha terminado',
  deadlineOverText: (hasEvidence) =>
    hasEvidence
      ? 'Lo que guardaste para más tarde va al banco automáticamente. Vuelve a cargar la disputa para ver cómo está.'
      : 'No se guardó nada para más tarde, y lo guardado aquí solo está en el banco si se presentó en tu nombre. Vuelve a cargar la disputa para ver cómo está.',
  reload: 'Volver a cargar',

  library: 'Biblioteca',
  libraryOf: (label) => `Biblioteca: ${label}`,
  libraryText: 'Textos y archivos que usas una y otra vez.',
  libraryEmpty:
    'Todavía no hay nada guardado. Guarda lo que hay en este campo y en la próxima disputa bastará un clic.',
  libraryFailed: 'No se ha podido cargar la biblioteca.',
  insert: 'Insertar',
  insertNamed: (title) => `Insertar ${title}`,
  removeNamed: (title) => `Quitar ${title} de la biblioteca`,
  usedTimes: (count) => plural(count, { one: 'Usado una vez', other: `Usado ${figure(count)} veces` }),
  keep: 'Guardar esto en la biblioteca',
  keepTitle: 'Título',
  keepTitleHelp: 'Para volver a encontrarlo, por ejemplo «Política de reembolso, 2026».',
  kept: 'Guardado en la biblioteca.',
  close: 'Cerrar',
};
