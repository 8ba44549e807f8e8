import type { storeFailuresCopy as english } from '#contract/kit/store-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import { figure, listed } from '#languages/pt-BR/speech.ts';

export const storeFailuresCopy: Words<typeof english> = {
  store_unavailable: 'Sua loja não está respondendo. Tente de novo mais tarde.',
  store_slow: 'Sua loja demorou demais para responder. Tente de novo mais tarde.',
  store_rate_limited: 'Sua loja recebeu solicitações demais de uma vez. Tente de novo daqui a pouco.',
  store_key_refused: 'Sua loja recusa a nossa chave.',
  store_permission_missing: 'Nossa chave para a sua loja não pode fazer isto.',
  store_clock_off: 'Sua loja e este servidor não concordam sobre a hora.',
  store_moved: ({ to }) => (to === '' ? 'Sua loja mudou para outro endereço.' : `Sua loja mudou para ${to}.`),
  store_rest_missing: 'Não há nenhuma loja no endereço que recebemos.',
  store_no_data: 'Algo na frente da sua loja responde com uma página quando pedimos dados.',
  store_answer_broken: 'A resposta da sua loja foi interrompida no meio.',
  store_answer_too_large: ({ most_mb }) => `Sua loja respondeu com mais de ${figure(most_mb)} MB de uma vez.`,
  store_refused: ({ reason }) => `Sua loja recusou isto: ${reason}`,
  store_decides: ({ orders }) =>
    orders.length === 1
      ? `O pedido ${orders[0]} não está totalmente pago aqui, e concluí-lo poderia gerar uma cobrança. Abra-o na sua loja e decida lá.`
      : `Os pedidos ${listed(orders)} não estão totalmente pagos aqui, e concluí-los poderia gerar cobranças. Abra-os na sua loja e decida lá.`,
  store_sells: 'Esta loja está fechada: a loja conectada vende no próprio site.',
};
