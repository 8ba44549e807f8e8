import type {
  failureFieldsCopy as englishFailureFieldsCopy,
  failuresCopy as englishFailuresCopy,
  resourceMissingCopy as englishResourceMissingCopy,
} from '#contract/kit/failures-copy.ts';
import { waitOf } from '#domain/shared/wait-of.ts';
import { figure, listed, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';

const inWords = (seconds: number): string => {
  const { count, unit } = waitOf(seconds);
  return unit === 'hours'
    ? plural(count, { one: '1 hora', other: `${count} horas` })
    : plural(count, { one: '1 minuto', other: `${count} minutos` });
};

export const failuresCopy: Words<typeof englishFailuresCopy> = {
  rest_cookie_invalid_nonce:
    'Esta página lleva demasiado tiempo abierta. Vuelve a cargarla e inténtalo de nuevo.',
  rest_key_read_only: 'Esta clave de API solo puede leer. Usa una que pueda leer y cambiar.',
  rest_key_write_only: 'Esta clave de API solo puede cambiar. Usa una que pueda leer.',
  sign_in_failed: 'El nombre o la contraseña no son correctos.',
  sign_in_throttled: ({ retry_after_s }) =>
    `Demasiados intentos fallidos. Inténtalo de nuevo en ${inWords(retry_after_s)}.`,
  sign_in_too_often: ({ retry_after_s }) =>
    `Se ha iniciado sesión en esta cuenta demasiadas veces. Inténtalo de nuevo en ${inWords(retry_after_s)} o en un dispositivo donde ya hayas iniciado sesión.`,
  password_not_confirmed: 'La contraseña no es correcta. No se ha cambiado nada.',
  password_easy_to_guess: ({ problem }) =>
    problem === 'common'
      ? 'Esta contraseña es una de las primeras que se prueban. Elige otra.'
      : 'Una contraseña no puede ser tu propio nombre o correo. Elige otra.',
  api_key_not_found: 'Esta clave de API no existe o ya se eliminó.',
  rest_cross_site: 'Esta solicitud venía de otro sitio y se ha rechazado.',
  rest_misdirected:
    'Este servidor no responde a ese nombre. Ábrelo con su propia dirección; quien administra el servidor debe poner en PUBLIC_URL la dirección que se usa.',
  rest_no_route: ({ allow }) =>
    allow ? `Esta dirección solo responde a ${allow.join(', ')}.` : 'No hay nada en esta dirección.',
  rest_invalid_json: 'La solicitud no es JSON válido.',
  rest_unsupported_media_type: 'Envía esta solicitud como JSON.',
  rest_body_too_large: 'La solicitud es más grande de lo que admite esta dirección.',
  rest_body_in_crumbs:
    'La solicitud ha llegado en demasiados trozos pequeños. Envíala entera o en trozos más grandes.',
  rest_too_complex: ({ of, most }) => {
    if (of === 'depth') return `La solicitud tiene más de ${figure(most)} niveles anidados.`;
    return of === 'values'
      ? `La solicitud tiene más de ${figure(most)} valores. Envía menos de una vez.`
      : `La solicitud tiene más de ${figure(most)} caracteres. Envía menos de una vez.`;
  },
  rest_too_many_requests: ({ retry_after_s }) =>
    `Demasiadas solicitudes. Inténtalo de nuevo en ${plural(retry_after_s, { one: '1 segundo', other: `${figure(retry_after_s)} segundos` })}.`,
  live_lines_taken: ({ most }) =>
    `Como máximo ${figure(most)} páginas o programas de una misma persona o clave pueden seguir los cambios. Cierra antes uno.`,
  rest_uri_too_long: 'Esta dirección es demasiado larga.',
  rest_headers_too_large: 'Las cabeceras de esta solicitud son demasiado grandes.',
  rest_request_timeout: 'La solicitud ha tardado demasiado en llegar.',
  rest_bad_request: 'No se ha podido entender la solicitud.',
  disk_full:
    'El disco del servidor está lleno, así que no se ha podido guardar. Libera espacio e inténtalo de nuevo.',
  wcpay_route_validation_failure: 'Esto no tiene la forma de un ID.',
  provider_unavailable: 'El servicio de pagos no responde. Inténtalo de nuevo más tarde.',
  export_under_way:
    'Todavía se está descargando otro archivo para ti. Espera a que llegue y vuelve a abrir este.',
  export_not_found: 'Esta exportación no existe o es de otra persona.',
  note_missing: 'Este mensaje no existe.',
  day_not_over: 'Este día aún no ha terminado.',
  day_changed: 'Las cifras han cambiado desde que las miraste. Míralas de nuevo.',
  day_needs_note: 'Este día no cuadra. Escribe por qué antes de darle el visto bueno.',
  wcpay_core_invalid_request_parameter_invalid_timezone:
    'La zona horaria debe escribirse como una diferencia, por ejemplo +02:00.',
  wcpay_core_invalid_request_parameter_invalid_date:
    'Las fechas deben escribirse como AAAA-MM-DDTHH:MM:SS, primero la más antigua y con cincuenta años de diferencia como máximo.',
  mail_missing: 'Este correo no existe.',
  export_link_invalid:
    'Este enlace se creó para otra persona o para otro archivo. Abre de nuevo la exportación.',
  export_link_expired: 'Este enlace ha caducado. Abre de nuevo la exportación para obtener otro.',
  transaction_missing: 'Esta transacción no existe.',
  wcpay_get_charge: 'Error al obtener la transacción.',
  wcpay_missing_order: 'No se ha encontrado el pedido.',
  authorization_missing: 'Este pago no se autorizó o se renunció a él.',
  wcpay_refunded_order_uncapturable:
    'No se puede procesar el pago de pedidos reembolsados en parte o por completo.',
  wcpay_intent_order_mismatch: 'No se puede procesar el pago porque no coincide con los datos del pedido.',
  wcpay_capture_error: ({ error_type }) =>
    error_type === 'amount_too_small'
      ? 'El importe del pago es demasiado pequeño para procesarlo.'
      : 'No se ha podido completar la captura del pago.',
  wcpay_cancel_error: 'No se ha podido completar la cancelación del pago.',
  wcpay_multi_currency_invalid_currency: ({ currency }) => `La tienda no puede vender en ${currency}.`,
  wcpay_multi_currency_invalid_currency_rate: 'Indica un tipo de cambio mayor que cero, por ejemplo 1,25.',
  charge_order_mismatch: 'Este pago es de otro pedido.',
  wcpay_fraud_outcome_not_found: 'Las reglas no han decidido nada sobre este pedido.',
  invalid_fraud_outcome_status: 'Pide uno de los resultados allow, review o block.',
  provider_rate_limited:
    'El servicio de pagos está recibiendo demasiadas solicitudes. Inténtalo de nuevo en un momento.',
  provider_answer_unknown: 'El servicio de pagos aún no lo ha confirmado. Se está comprobando.',
  provider_answer_broken:
    'El servicio de pagos ha respondido algo que no se puede leer. Se le vuelve a preguntar.',
  provider_key_refused:
    'El servicio de pagos rechaza la clave que se le ha dado. Comprueba la clave en los ajustes del servidor.',
  provider_permission_missing:
    'A la clave del servicio de pagos le falta un permiso que esto necesita. No se ha cambiado nada.',
  provider_refused: 'El servicio de pagos lo ha rechazado.',
  provider_unsupported: 'El servicio de pagos no ofrece esto para tu cuenta.',
  idempotency_key_reused: 'Esta clave de solicitud ya se usó para una solicitud distinta.',
  operation_in_progress: 'Esto aún se está confirmando con el servicio de pagos. No hace falta repetirlo.',
  operation_needs_attention:
    'El servicio de pagos nunca confirmó esto. Comprueba el pago antes de intentarlo de nuevo.',
  operation_dismissed: 'Alguien lo investigó y vio que nunca ocurrió.',
  operation_not_dismissible: 'Solo se puede descartar una operación que nadie haya podido confirmar.',
  operation_missing: 'Esta operación no existe.',
  event_signature_invalid: 'La firma de este evento falta, es incorrecta o es demasiado antigua.',
  event_clock_off: ({ off_s }) =>
    `Este evento se firmó con ${plural(off_s, { one: '1 segundo', other: `${figure(off_s)} segundos` })} de diferencia con el reloj de este servidor. Pon en hora el reloj del servidor.`,
  event_malformed: ({ field }) =>
    field === ''
      ? 'Esto no es un evento.'
      : `Este evento contiene algo en una forma que aquí no se conoce: ${field}.`,
  event_of_other_mode: 'Este evento es del otro modo: las pruebas y lo real nunca se mezclan.',
  event_of_other_account: 'Este evento es de otra cuenta.',
  receipt_unpaid: 'No se ha pagado nada, así que no hay recibo.',
  receipt_without_address: 'El cliente no dejó ningún correo.',
  account_missing: 'Todavía no hay ninguna cuenta de pagos conectada.',
  account_exists: 'Ya hay una cuenta de pagos conectada.',
  account_not_resettable: 'Una cuenta real cuyos datos ya se han entregado no se puede volver a empezar.',
  bad_request: 'No se ha podido configurar la cuenta de pagos. Inténtalo de nuevo.',
  embedded_session_invalid:
    'Este formulario lleva demasiado tiempo abierto. Vuelve a cargar la página para continuar.',
  payments_disabled: 'La cuenta no puede aceptar pagos ahora mismo.',
  payment_method_unavailable: 'Esta forma de pagar no está disponible para tu cuenta.',
  currency_unsupported: ({ currency }) => `No se puede pagar en ${currency.toUpperCase()}.`,
  amount_invalid: 'El importe debe ser un número entero de unidades mínimas mayor que cero.',
  amount_too_small: 'El importe del pago es demasiado pequeño para procesarlo.',
  amount_too_large: 'El importe es demasiado grande.',
  wcpay_payment_uncapturable: 'Este pago no se puede procesar en su estado actual.',
  charge_not_captured: 'Este pago aún no se ha capturado. Cancélalo en lugar de reembolsarlo.',
  charge_already_refunded: 'Este pago ya se ha reembolsado.',
  charge_disputed: 'Este pago está en disputa y no se puede reembolsar.',
  refund_exceeds_charge: 'El reembolso es mayor que lo que queda del pago.',
  out_of_stock: ({ name, left }) =>
    left > 0
      ? plural(left, {
          one: `Solo queda 1 unidad de ${name}.`,
          other: `Solo quedan ${figure(left)} unidades de ${name}.`,
        })
      : `${name}: agotado.`,
  product_unavailable: 'Algo de este pedido ya no se vende.',
  refund_items_exceed:
    'Se han elegido más artículos de los que quedan por reembolsar. Vuelve a cargar el pedido e inténtalo de nuevo.',
  order_not_refundable: 'Este pedido no tiene ningún pago que se pueda reembolsar.',
  settings_conflict: ({ by }) => `${by} ha cambiado los ajustes desde que se abrió esta página.`,
  settings_not_saved: ({ server_error }) => `Error al guardar los ajustes. ${server_error}`,
  dispute_not_actionable: 'Esta disputa ya no admite respuesta.',
  evidence_too_long: 'Se ha alcanzado el máximo de caracteres de las pruebas',
  evidence_draft_conflict: 'Estas pruebas se cambiaron en otra pestaña o las cambió otra persona.',
  evidence_pages_exceeded:
    'Los archivos adjuntos tienen más páginas de las que admite el servicio de pagos. Adjunta menos o más cortos.',
  wcpay_evidence_file_max_size:
    'Este archivo ocupa más de 4,5 MB, el máximo para todos los archivos de una disputa. No se ha subido.',
  wcpay_evidence_file_upload_error:
    'El servicio de pagos no ha aceptado el archivo. Elígelo otra vez para intentarlo de nuevo.',
  evidence_packet_failed:
    'No se ha podido componer el paquete. Usa menos imágenes o más pequeñas, o textos más cortos. Lo que aportaste está a salvo y aún se puede enviar al banco.',
  library_full: ({ most }) =>
    `La biblioteca admite como máximo ${figure(most)} textos y archivos. Quita antes uno.`,
  views_full: ({ most }) => `Esta lista ya tiene el máximo de vistas (${figure(most)}). Elimina antes una.`,
  rest_form_expected: 'Envía esta solicitud como un formulario con un archivo.',
  payouts_unavailable: 'Ahora mismo no se pueden hacer transferencias.',
  instant_payout_unavailable: 'No hay fondos que se puedan transferir al instante en esta moneda.',
  payout_not_cancelable: 'Esta transferencia ya no se puede cambiar.',
  vat_number_invalid: 'Esto no tiene la forma de un número fiscal de tu país.',
  vat_number_unknown: 'Este número fiscal no está registrado.',
};

const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);

export const failureFieldsCopy: Words<typeof englishFailureFieldsCopy> = {
  check: (field, problem) => `Revisa «${field}». ${sentence(problem)}`,
  moreWrong: (count) =>
    plural(count, {
      one: 'Hay 1 campo más incorrecto.',
      other: `Hay ${figure(count)} campos más incorrectos.`,
    }),
  missing: (field) => `Falta «${field}».`,
  severalMissing: (fields) => `Faltan estos campos: ${listed(fields.map((field) => `«${field}»`))}.`,
  notAllowed: (fields) =>
    `Tu rol no te permite cambiar esto: ${listed(fields)}. No se ha guardado nada. Un propietario puede cambiar lo que puedes hacer en Ajustes › Personas.`,
};

export const resourceMissingCopy: Words<typeof englishResourceMissingCopy> = {
  kinds: {
    'bank account': 'Esta cuenta bancaria no existe.',
    charge: 'Este cargo no existe.',
    customer: 'Este cliente no existe.',
    dispute: 'Esta disputa no existe.',
    document: 'Este documento no existe.',
    file: 'Este archivo no existe.',
    loan: 'Este préstamo no existe.',
    note: 'Esta nota no existe.',
    order: 'Este pedido no existe.',
    payment: 'Este pago no existe.',
    payout: 'Esta transferencia no existe.',
    person: 'Esta persona no existe.',
    product: 'Este producto no existe.',
    refund: 'Este reembolso no existe.',
    review: 'Esta revisión no existe.',
    role: 'Este rol no existe.',
    text: 'Este texto no existe.',
    view: 'Esta vista no existe.',
  },
  anyOther: (kind) => `Esto no existe: ${kind}.`,
};
