import type { Words } from '#languages/kit/words.ts';
import { feesTopic } from '#languages/pt-BR/web/features/help/fees-copy.ts';
import type { setUpTopics as english } from '#web/features/help/set-up-topics-copy.ts';

export const setUpTopics: Words<typeof english> = {
  fees: feesTopic,
  'payment-methods': {
    title: 'Formas de pagamento',
    lead: 'Cartões funcionam em todo lugar. Formas locais e “compre agora, pague depois” alcançam clientes que não pagam com cartão.',
    sections: [
      {
        title: 'Ativar uma',
        text: [
          'Algumas formas precisam da aprovação do provedor ou de mais alguns dados. Até lá ficam marcadas como pendentes, e os clientes não as veem.',
          'Uma forma de pagamento só aparece no checkout para clientes cujo país e moeda ela aceita.',
        ],
      },
    ],
    see: ['express-checkouts', 'multi-currency', 'fees'],
  },
  'express-checkouts': {
    title: 'Checkout expresso',
    lead: 'Botões para pagar com o que o celular ou o navegador do cliente já sabe.',
    sections: [
      {
        title: 'Onde ficam os botões',
        text: [
          'Nas páginas de produto, no carrinho e no checkout, como você escolher. O texto, o tamanho e o tema podem ser definidos; uma prévia os mostra.',
          'Eles precisam de HTTPS e só aparecem em dispositivos que os aceitam.',
        ],
      },
    ],
    see: ['payment-methods', 'https'],
  },
  'multi-currency': {
    title: 'Vender em várias moedas',
    lead: 'Os clientes veem e pagam preços na própria moeda; você recebe os repasses na sua.',
    sections: [
      {
        title: 'Taxas de câmbio',
        text: [
          'As taxas automáticas são renovadas a cada poucas horas; uma taxa manual fica até você alterá-la. O arredondamento e o preço psicológico fazem o resultado parecer um preço.',
        ],
      },
      {
        title: 'Conversão',
        text: [
          'Um pagamento em outra moeda é convertido quando é cobrado. A taxa de câmbio e a tarifa dela estão no pagamento.',
        ],
      },
    ],
    see: ['fees', 'transactions'],
  },
  'statement-descriptor': {
    title: 'O nome nos extratos bancários',
    lead: 'O que os clientes leem no extrato. Um nome que eles conhecem evita disputas.',
    sections: [
      {
        title: 'O que é permitido',
        text: [
          'De 5 a 22 caracteres com ao menos uma letra e nenhum dos caracteres < > \\ \' " *. Lojas no Japão também o informam em kanji e kana.',
        ],
      },
    ],
    see: ['disputes'],
  },
  subscriptions: {
    title: 'Pagamentos recorrentes',
    lead: 'As assinaturas são renovadas com o cartão que o cliente salvou. Os pedidos e pagamentos delas são como quaisquer outros.',
    sections: [
      {
        title: 'Quando uma renovação falha',
        text: ['O pedido espera, o cliente é avisado, e o pagamento é tentado de novo nos dias seguintes.'],
      },
    ],
    see: ['transactions', 'payment-methods'],
  },
  'time-zone': {
    title: 'Dias e fusos horários',
    lead: 'Um só fuso decide o que é um dia: o da loja.',
    sections: [
      {
        title: 'Onde vale',
        text: [
          'Em listas, filtros, prazos, gráficos e arquivos. O fuso é indicado onde poderia haver dúvida. O fuso do seu próprio computador não conta.',
        ],
      },
    ],
    see: ['exports', 'transactions'],
  },
  'api-keys': {
    title: 'Chaves de API',
    lead: 'Uma chave permite que um programa leia ou altere os dados da loja em seu nome.',
    sections: [
      {
        title: 'Usar uma',
        text: [
          'Envie a chave como nome de usuário e o segredo como senha (HTTP Basic) para os endereços em /wp-json. Uma chave de leitura não pode alterar nada.',
          'O segredo é mostrado uma vez. Perdeu? Revogue a chave e crie outra.',
          'Uma chave pode fazer o que a pessoa dela pode fazer hoje, ou menos: escolha tarefa por tarefa e quando ela expira. Uma que só propõe não faz nada sozinha; uma pessoa aprova o que ela pede.',
        ],
      },
      {
        title: 'Se uma chave vazar',
        text: ['Revogue-a na hora. Ela para de funcionar na próxima solicitação.'],
      },
    ],
    see: ['exports'],
  },
  privacy: {
    title: 'O que é registrado',
    lead: 'Contamos quais páginas e botões desta administração são usados, para melhorá-la.',
    sections: [
      {
        title: 'Para onde vai',
        text: [
          'Para lugar nenhum. As contagens ficam no banco de dados desta loja por 90 dias e podem ser desativadas nas opções da loja.',
        ],
      },
    ],
    see: [],
  },
};
