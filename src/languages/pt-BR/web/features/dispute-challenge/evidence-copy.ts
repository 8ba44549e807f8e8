import type { Words } from '#languages/kit/words.ts';
import type {
  fieldHelp as englishFieldHelp,
  sectionCopy as englishSectionCopy,
} from '#web/features/dispute-challenge/evidence-copy.ts';

export const sectionCopy: Words<typeof englishSectionCopy> = {
  general: {
    title: 'Evidências gerais',
    text: 'Quem comprou o quê, e o que vocês disseram um ao outro.',
    icon: 'chat',
  },
  refund_policy_info: {
    title: 'Política de reembolso',
    text: 'Como os clientes foram informados sobre reembolsos antes de pagar, e por que neste caso não houve.',
    icon: 'book',
  },
  duplicate_charge_info: {
    title: 'Cobrança duplicada',
    text: 'Mostre que as duas cobranças eram por duas coisas diferentes.',
    icon: 'copy',
  },
  shipping_information: {
    title: 'Envio',
    text: 'O comprovante de entrega é o que mais pesa: uma assinatura, ou uma página da transportadora que indique o local.',
    icon: 'products',
  },
  cancellation_policy_info: {
    title: 'Política de cancelamento',
    text: 'O que foi combinado sobre o cancelamento e quando o cliente cancelou.',
    icon: 'book',
  },
  download_and_activity_logs: {
    title: 'Registros de download e atividade',
    text: 'Mostre que o cliente acessou, baixou ou usou o que comprou.',
    icon: 'download',
  },
  service_details: {
    title: 'Detalhes do serviço',
    text: 'Quando o serviço foi prestado e o que o cliente assinou.',
    icon: 'calendar',
  },
  uncategorized: {
    title: 'Outras evidências',
    text: 'Qualquer outra coisa que fale a seu favor.',
    icon: 'document',
  },
};

export const fieldHelp: Words<typeof englishFieldHelp> = {
  customer_signature: 'Um acordo assinado ou a assinatura na entrega.',
  customer_communication: 'Mensagens que mostram que o cliente recebeu o pedido ou ficou satisfeito.',
  customer_purchase_ip: 'O endereço de onde veio o pedido, se você souber.',
  receipt: 'O que o cliente recebeu como comprovante da compra.',
  refund_policy_disclosure: 'Onde e como o cliente viu a política antes de pagar.',
  duplicate_charge_documentation: 'Um recibo ou uma etiqueta da outra cobrança.',
  duplicate_charge_explanation: 'A que se refere cada uma das duas cobranças.',
  shipping_documentation: 'Uma etiqueta, uma página da transportadora ou uma foto que mostre o endereço.',
  service_documentation: 'Um contrato assinado, uma ordem de serviço ou uma lista de presença.',
  access_activity_log:
    'Registros do servidor com endereços, horários e o que foi aberto. Ao menos dois tipos de prova convencem a maioria dos bancos.',
  cancellation_policy_disclosure: 'Onde e como o cliente viu a política antes de pagar.',
};
