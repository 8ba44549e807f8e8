import type { storeFailuresCopy as english } from '#contract/kit/store-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import { figure, listed } from '#languages/pt-BR/speech.ts';

export const storeFailuresCopy: Words<typeof english> = {
  store_unavailable: 'Sua loja não está respondendo. Tente de novo mais tarde.',
  store_slow: 'Sua loja demorou demais para responder. Tente de novo mais tarde.',
  store_rate_limited: 'Sua loja recebeu solicitações demais de uma vez. Tente de novo daqui a pouco.',
  store_key_refused: 'Sua loja recusa a nossa chave.',
  store_permission_missing: 'Nossa chave para a sua loja não pode fazer isto.',
  store_clock_off: 'Sua loja e este servidor não estão com a mesma hora.',
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
  store_private: 'Este endereço leva a uma rede privada, à qual este servidor não se conecta.',
  store_certificate: 'O certificado da sua loja não é válido.',
  store_not_attached: 'Nenhuma loja está conectada. Informe primeiro o endereço e a chave dela.',
  store_set_by_server: 'As configurações do servidor indicam a loja. Quem cuida do servidor a altera lá.',
  store_orders_here:
    'Este banco de dados contém pedidos da loja integrada. Inicie o servidor com um vazio e conecte sua loja lá.',
  store_other_attached: ({ url }) =>
    `Esta é outra loja, não ${url}: ela não tem nenhum dos pedidos copiados. Desconecte ${url} primeiro.`,
  store_orders_of_other: ({ url }) =>
    `Há pagamentos aqui que pertencem a pedidos de ${url}, e os pedidos de duas lojas nunca se misturam. Inicie o servidor com um banco de dados vazio e conecte a outra loja lá.`,
  store_check_failed:
    'Sua loja não passou em todas as verificações, por isso nada foi guardado. Verifique de novo para ver o que está impedindo.',
  store_signature_invalid: 'Esta entrega não está assinada com o segredo da sua loja.',
  store_let_go:
    'A loja deste pedido foi desconectada. Conecte-a de novo na página de configuração ou faça isso na própria loja.',
};
