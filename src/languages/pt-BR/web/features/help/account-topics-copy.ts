import type { Words } from '#languages/kit/words.ts';
import type { accountTopics as english } from '#web/features/help/account-topics-copy.ts';

export const accountTopics: Words<typeof english> = {
  verification: {
    title: 'Verificar sua empresa',
    lead: 'O provedor de pagamentos precisa saber quem recebe. Ele pede dados da empresa e das pessoas por trás dela.',
    sections: [
      {
        title: 'O que ter em mãos',
        text: ['O que é necessário depende do seu país e do tipo de empresa.'],
        points: [
          'Do proprietário: nome, data de nascimento, endereço residencial e um número de identificação pessoal ou um documento de identidade.',
          'Da empresa: razão social, endereço, número de registro ou fiscal, site e um telefone.',
          'Uma conta bancária em nome da empresa.',
        ],
      },
      {
        title: 'Quanto tempo leva',
        text: [
          'Preencher leva cerca de dez minutos. A maioria das verificações é feita na hora; um documento que uma pessoa precisa ler pode levar dois dias úteis.',
          'Enquanto o provedor verifica, você não precisa fazer nada. O quadro da conta diz quem espera por quem.',
        ],
      },
      {
        title: 'Quando algo é recusado',
        text: [
          'O motivo aparece junto do dado em questão. Corrija esse dado e envie de novo; nada mais precisa ser repetido.',
          'Um documento precisa estar válido, em cores, com os quatro cantos na imagem e ter no máximo 10 MB.',
        ],
      },
    ],
    see: ['account-status', 'early-selling', 'https'],
  },
  'account-status': {
    title: 'O que significa o status da conta',
    lead: 'O status diz se você pode aceitar pagamentos, se recebe os repasses e quem precisa agir.',
    sections: [
      {
        title: 'Os status',
        text: [],
        points: [
          'Completa ou ativada: pagamentos e repasses funcionam.',
          'Pendente: o provedor está verificando o que você enviou.',
          'Restrita em breve: falta algo. Os pagamentos funcionam até a data indicada.',
          'Parcialmente restrita: os pagamentos funcionam; os repasses ficam pausados até você agir.',
          'Restrita: os pagamentos ficam pausados até você agir.',
          'Em análise: o provedor está analisando a conta. Você recebe um aviso quando ele decidir.',
          'Rejeitada: a conta não pode ser usada. O provedor guarda o dinheiro que resta para reembolsos e disputas, e decide quando o restante é repassado. O histórico dela continua acessível.',
        ],
      },
      {
        title: 'Seu histórico continua acessível',
        text: [
          'Seja qual for o status, você pode abrir transações, repasses, disputas e documentos, e exportá-los.',
        ],
      },
    ],
    see: ['verification', 'payout-schedule'],
  },
  'early-selling': {
    title: 'Vender antes de concluir a verificação',
    lead: 'Algumas lojas novas podem aceitar pagamentos antes que todos os dados sejam verificados.',
    sections: [
      {
        title: 'Até onde vai',
        text: [
          'Você pode vender até US$ 5.000 ou por 30 dias a partir do primeiro pagamento, o que ocorrer primeiro.',
          'Os repasses começam quando a conta bancária e os demais dados forem verificados. Até lá, o dinheiro espera no seu saldo.',
        ],
      },
      {
        title: 'Quando o limite é atingido',
        text: [
          'Novos pagamentos param até que os dados estejam completos. Nada do que você ganhou se perde.',
        ],
      },
    ],
    see: ['verification', 'payout-schedule'],
  },
  sandbox: {
    title: 'O ambiente de testes',
    lead: 'Uma conta do ambiente de testes se comporta como uma real, com dinheiro que não existe.',
    sections: [
      {
        title: 'Para que serve',
        text: [
          'Para montar uma loja para outra pessoa, treinar ou experimentar configurações antes que os clientes as vejam. Não são necessários dados da empresa.',
          'Cartões reais são recusados. Pagamentos, disputas e repasses do ambiente de testes nunca chegam a um banco.',
        ],
      },
      {
        title: 'Passar para pagamentos reais',
        text: [
          'Ativar os pagamentos reais inicia a verificação da empresa real. O ambiente de testes continua até que a conta real possa aceitar pagamentos; então os pagamentos de teste são arquivados, e os pedidos ficam na sua loja.',
        ],
      },
    ],
    see: ['test-mode', 'verification'],
  },
  'test-mode': {
    title: 'Modo de teste',
    lead: 'Com uma conta real, o modo de teste permite fazer pedidos com cartões de teste. Os clientes não podem pagar enquanto ele está ativado.',
    sections: [
      {
        title: 'Como ativar',
        text: [
          'O modo de teste é uma configuração dos pagamentos. Uma etiqueta no topo de cada página diz que ele está ativado.',
          'Os pagamentos de teste têm lista própria: o que você faz no modo de teste nunca se mistura com pagamentos reais.',
        ],
      },
      {
        title: 'Cartões de teste',
        text: [
          'O número 4242 4242 4242 4242, com qualquer data futura e três dígitos quaisquer, é aprovado. Outros números de teste são recusados ou disputados.',
        ],
      },
    ],
    see: ['sandbox'],
  },
  'site-connection': {
    title: 'A conexão do seu site',
    lead: 'A loja fala com o provedor de pagamentos por uma conexão que pertence ao seu site e à sua conta.',
    sections: [
      {
        title: 'Reconectar',
        text: [
          'Uma conexão pode se perder quando o site muda de lugar ou quando a pessoa que o conectou sai. Reconecte na visão geral; a conta continua a mesma.',
        ],
      },
      {
        title: 'Modo de segurança',
        text: [
          'Uma cópia de um site (para ensaiar mudanças, por exemplo) não deve agir como o original. No modo de segurança nada é enviado até você dizer qual dos dois é o verdadeiro.',
        ],
      },
    ],
    see: ['https', 'verification'],
  },
  terms: {
    title: 'Termos de serviço',
    lead: 'O que você e o provedor de pagamentos prometem um ao outro quando você conecta uma conta.',
    sections: [
      {
        title: 'Em resumo',
        text: [
          'O provedor de pagamentos recebe pagamentos em seu nome, fica com as tarifas e deposita o restante na sua conta bancária.',
        ],
        points: [
          'Você vende só o que pode vender e responde aos seus clientes.',
          'Você informa dados verdadeiros sobre o proprietário e a empresa e os mantém em dia.',
          'As tarifas são mostradas antes de você aceitá-las e em cada pagamento.',
          'Qualquer um dos lados pode encerrar a conta; o que foi ganho é repassado.',
        ],
      },
    ],
    see: ['verification', 'privacy', 'fees'],
  },
  https: {
    title: 'Por que é preciso HTTPS',
    lead: 'Os formulários do provedor de pagamentos só abrem em páginas servidas por HTTPS.',
    sections: [
      {
        title: 'O que fazer',
        text: [
          'Peça um certificado à sua hospedagem; a maioria o fornece de graça. Depois, mude o endereço da loja para https:// e abra esta página de novo.',
          'No seu próprio computador, use o ambiente de testes: ele não precisa de HTTPS.',
        ],
      },
    ],
    see: ['sandbox', 'verification'],
  },
};
