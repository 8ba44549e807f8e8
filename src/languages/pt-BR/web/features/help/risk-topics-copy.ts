import type { Words } from '#languages/kit/words.ts';
import type { riskTopics as english } from '#web/features/help/risk-topics-copy.ts';

export const riskTopics: Words<typeof english> = {
  disputes: {
    title: 'Disputas',
    lead: 'Um cliente pediu ao banco dele que revertesse um pagamento. Você pode aceitar ou responder com evidências.',
    sections: [
      {
        title: 'O que acontece com o dinheiro',
        text: [
          'O banco retira na hora o valor e uma tarifa do seu saldo. Se você ganhar, os dois voltam; se perder ou não responder a tempo, nenhum volta.',
          'A decisão do banco pode levar 60 dias ou mais após a sua resposta, cerca de 75 dias ao todo.',
        ],
      },
      {
        title: 'O prazo',
        text: [
          'Ele é mostrado com dia, hora e fuso horário. Um rascunho que você salvou é enviado como está quando o prazo termina; sem ele, a disputa é perdida sem ser analisada.',
          'Quem pode responder é lembrado por e-mail sete, três e um dia antes, contados no calendário da loja.',
        ],
      },
      {
        title: 'Quando o cliente a retira',
        text: [
          'Muitas vezes um cliente não reconheceu a cobrança ou só queria uma resposta. Se ele concordar que o pagamento estava certo, peça que avise o banco de que retira a disputa e que envie a você a confirmação do banco.',
          'Envie essa confirmação como evidência antes do fim do prazo: uma disputa retirada costuma ser definitiva só cerca de 75 dias depois, e sem evidências ainda pode ser perdida.',
        ],
      },
      {
        title: 'Aceitar',
        text: [
          'Ao aceitar, você perde a disputa e a tarifa em definitivo. É a resposta certa quando o cliente tem razão.',
        ],
      },
    ],
    see: ['evidence', 'inquiries', 'fraud-protection'],
  },
  inquiries: {
    title: 'Consultas',
    lead: 'Uma pergunta do banco do cliente antes de abrir uma disputa. Nenhum dinheiro foi movimentado ainda.',
    sections: [
      {
        title: 'O que fazer',
        text: [
          'Responda com evidências ou reembolse o pedido: um reembolso encerra a consulta, e não há tarifa de disputa. Uma consulta não pode ser aceita.',
          'Ela se encerra automaticamente após cerca de 120 dias se o banco não for adiante.',
        ],
      },
    ],
    see: ['disputes', 'refunds'],
  },
  evidence: {
    title: 'Evidências que ajudam',
    lead: 'O funcionário do banco as lê em poucos minutos. Curto e completo vale mais do que longo.',
    sections: [
      {
        title: 'O que enviar',
        text: ['Depende do motivo da disputa; o formulário pede o que conta.'],
        points: [
          'Não recebido: a transportadora, o código de rastreamento e o comprovante de entrega no endereço do pedido.',
          'Diferente da descrição: a descrição que o cliente viu e as suas mensagens com ele.',
          'Não reconhecido ou fraude: sinais de que foi o cliente: verificação de endereço, pedidos anteriores, registro de acessos.',
          'Assinatura: quando e como podia ser cancelada, e que não foi.',
        ],
      },
      {
        title: 'Limites',
        text: [
          'Os arquivos juntos podem ter 4,5 MB; use PDF, JPEG ou PNG. Um texto pode ter 20.000 caracteres; todos juntos, 150.000.',
        ],
      },
    ],
    see: ['disputes'],
  },
  'fraud-protection': {
    title: 'Proteção contra fraudes',
    lead: 'Os filtros examinam cada pagamento antes de ser cobrado. O que um filtro detecta é bloqueado ou retido para a sua análise.',
    sections: [
      {
        title: 'Básica e avançada',
        text: [
          'A básica usa as verificações das bandeiras e do provedor. A avançada acrescenta filtros que você define; ao menos um precisa estar ativado.',
        ],
      },
      {
        title: 'Os filtros',
        text: [],
        points: [
          'AVS não coincide: o endereço de cobrança não é o que o banco conhece.',
          'Endereço IP internacional: o pedido vem de um país para o qual você não vende.',
          'Endereço IP não coincide: o pedido vem de um país diferente do país de cobrança.',
          'Endereço não coincide: o endereço de entrega é diferente do endereço de cobrança.',
          'Limite de preço da compra: o total está abaixo ou acima dos seus limites.',
          'Limite de itens do pedido: menos ou mais itens que os seus limites.',
          'Verificação do CVC: o código do cartão está errado.',
        ],
      },
      {
        title: 'Retido ou bloqueado',
        text: [
          'Um pagamento retido fica reservado no cartão e só é cobrado quando você aprova. Um pagamento bloqueado nunca acontece.',
        ],
      },
    ],
    see: ['risk-level', 'disputes', 'manual-capture'],
  },
  'risk-level': {
    title: 'Níveis de risco',
    lead: 'O provedor avalia cada pagamento pelo que já viu em toda a sua rede.',
    sections: [
      {
        title: 'Normal, elevado, máximo',
        text: [
          'O normal não exige nada. O elevado merece uma olhada antes do envio. O máximo costuma ser bloqueado; se não for, pergunte antes ao cliente.',
        ],
      },
    ],
    see: ['fraud-protection'],
  },
};
