import type { Words } from '#languages/kit/words.ts';
import type { packetCopy as english } from '#server/foreign-files/packet/packet-copy.ts';

export const packetCopy: Words<typeof english> = {
  title: 'Respuesta a una disputa',
  merchant: 'Comerciante',
  dispute: 'Disputa',
  reason: 'Motivo indicado',
  amount: 'Importe disputado',
  disputedOn: 'Fecha de la disputa',
  order: 'Pedido',
  number: (number) => `#${number}`,
  charge: 'Cargo',
  productType: 'Tipo de producto',
  unknown: '–',
  nothing: 'Todavía no se han aportado pruebas.',
  attached: (name, size) => `Adjunto: ${name} (${size})`,
  picture: (name) => name,
  unreadable: (name) => `${name} (no se puede mostrar aquí; se envía tal cual)`,
  onPage: (page, of) => `Página ${page} de ${of}`,
  kilobytes: (size) => `${size} kB`,
  megabytes: (size) => `${size} MB`,
  replaced:
    'Los caracteres que no tiene este tipo de letra se imprimen como ?. El banco los recibe tal como se escribieron.',
  sections: {
    general: 'Pruebas generales',
    refund_policy_info: 'Política de reembolso',
    duplicate_charge_info: 'Cargo duplicado',
    shipping_information: 'Envío',
    cancellation_policy_info: 'Política de cancelación',
    download_and_activity_logs: 'Registros de descarga y actividad',
    service_details: 'Detalles del servicio',
    uncategorized: 'Otras pruebas',
  },
};
