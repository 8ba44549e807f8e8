import type { Words } from '#languages/kit/words.ts';
import type { packetCopy as english } from '#server/foreign-files/packet/packet-copy.ts';

export const packetCopy: Words<typeof english> = {
  title: 'Resposta a uma disputa',
  merchant: 'Lojista',
  dispute: 'Disputa',
  reason: 'Motivo informado',
  amount: 'Valor disputado',
  disputedOn: 'Data da disputa',
  order: 'Pedido',
  number: (number) => `#${number}`,
  charge: 'Cobrança',
  productType: 'Tipo de produto',
  unknown: '–',
  nothing: 'Nenhuma evidência foi informada ainda.',
  attached: (name, size) => `Anexo: ${name} (${size})`,
  picture: (name) => name,
  unreadable: (name) => `${name} (não pode ser mostrado aqui; é enviado como está)`,
  onPage: (page, of) => `Página ${page} de ${of}`,
  kilobytes: (size) => `${size} KB`,
  megabytes: (size) => `${size} MB`,
  replaced: 'Letras que esta fonte não tem são impressas como ?. O banco as recebe como foram digitadas.',
  sections: {
    general: 'Evidências gerais',
    refund_policy_info: 'Política de reembolso',
    duplicate_charge_info: 'Cobrança duplicada',
    shipping_information: 'Envio',
    cancellation_policy_info: 'Política de cancelamento',
    download_and_activity_logs: 'Registros de download e atividade',
    service_details: 'Detalhes do serviço',
    uncategorized: 'Outras evidências',
  },
};
