import type { Words } from '#languages/kit/words.ts';
import type {
  fieldHelp as englishFieldHelp,
  sectionCopy as englishSectionCopy,
} from '#web/features/dispute-challenge/evidence-copy.ts';

export const sectionCopy: Words<typeof englishSectionCopy> = {
  general: {
    title: 'Pruebas generales',
    text: 'Quién compró qué y qué os dijisteis.',
    icon: 'chat',
  },
  refund_policy_info: {
    title: 'Política de reembolso',
    text: 'Cómo se informó a los clientes sobre los reembolsos antes de pagar y por qué en este caso no lo hubo.',
    icon: 'book',
  },
  duplicate_charge_info: {
    title: 'Cargo duplicado',
    text: 'Demuestra que los dos cargos eran por dos cosas distintas.',
    icon: 'copy',
  },
  shipping_information: {
    title: 'Envío',
    text: 'Lo que más pesa es el justificante de entrega: una firma o una página del transportista que indique el lugar.',
    icon: 'products',
  },
  cancellation_policy_info: {
    title: 'Política de cancelación',
    text: 'Qué se acordó sobre la cancelación y cuándo canceló el cliente.',
    icon: 'book',
  },
  download_and_activity_logs: {
    title: 'Registros de descarga y actividad',
    text: 'Demuestra que el cliente accedió a lo que compró, lo descargó o lo usó.',
    icon: 'download',
  },
  service_details: {
    title: 'Detalles del servicio',
    text: 'Cuándo se prestó el servicio y qué firmó el cliente.',
    icon: 'calendar',
  },
  uncategorized: {
    title: 'Otras pruebas',
    text: 'Cualquier otra cosa que hable a tu favor.',
    icon: 'document',
  },
};

export const fieldHelp: Words<typeof englishFieldHelp> = {
  customer_signature: 'Un acuerdo firmado o la firma en la entrega.',
  customer_communication: 'Mensajes que demuestran que el cliente lo recibió o estaba conforme.',
  customer_purchase_ip: 'La dirección desde la que llegó el pedido, si la conoces.',
  receipt: 'Lo que recibió el cliente como comprobante de la compra.',
  refund_policy_disclosure: 'Dónde y cómo vio el cliente la política antes de pagar.',
  duplicate_charge_documentation: 'Un recibo o una etiqueta del otro cargo.',
  duplicate_charge_explanation: 'Por qué se hizo cada uno de los dos cargos.',
  shipping_documentation: 'Una etiqueta, una página del transportista o una foto que muestre la dirección.',
  service_documentation: 'Un contrato firmado, una orden de trabajo o una lista de asistencia.',
  access_activity_log:
    'Registros del servidor con direcciones, horas y lo que se abrió. Al menos dos tipos de prueba convencen a la mayoría de los bancos.',
  cancellation_policy_disclosure: 'Dónde y cómo vio el cliente la política antes de pagar.',
};
