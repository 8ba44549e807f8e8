import type { Words } from '#languages/kit/words.ts';
import type { fraudLevelCopy as english } from '#web/features/settings/fraud-level/fraud-level-copy.ts';

export const fraudLevelCopy: Words<typeof english> = {
  whatIsBasic: 'O que faz a proteção básica?',
  basic: {
    title: 'Proteção básica',
    text: 'No nível básico, só o provedor de pagamentos decide, e nenhum dos seus filtros é consultado.',
    points: [
      'Pagamentos que ele classifica como de risco máximo são bloqueados.',
      'Pagamentos cujo código de segurança (CVC) não coincide são recusados enquanto a sua conta assim definir.',
      'Os filtros que você salvou são mantidos e voltam com o nível avançado.',
    ],
    close: 'Fechar',
  },
  noFilters: 'Configure antes ao menos um filtro.',
  tour: {
    steps: [
      {
        title: 'Seus próprios filtros antifraude',
        text: 'Decida quais pedidos merecem uma segunda olhada: por endereço, país, preço ou número de itens.',
      },
      {
        title: 'Reter ou bloquear',
        text: 'Um pagamento retido é autorizado e só é cobrado quando você aprovar. Um bloqueado nunca chega ao banco.',
      },
      {
        title: 'Consulte antes o seu histórico',
        text: 'Antes de salvar, o laboratório antifraude mostra o que os seus filtros teriam feito com os pagamentos que você recebeu.',
      },
    ],
    progress: (step, steps) => `${step} de ${steps}`,
    next: 'Avançar',
    later: 'Pular a apresentação',
    configure: 'Configurar filtros',
  },
};
