import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type {
  bankTaskCopy as englishBankTaskCopy,
  detailsTaskCopy as englishDetailsTaskCopy,
  goLiveTaskCopy as englishGoLiveTaskCopy,
  paymentMethodsTaskCopy as englishPaymentMethodsTaskCopy,
  reconnectTaskCopy as englishReconnectTaskCopy,
  taskListCopy as englishTaskListCopy,
} from '#web/blocks/tasks/tasks-copy.ts';

export const taskListCopy: Words<typeof englishTaskListCopy> = {
  title: 'Tarefas',
  options: (task) => `Mais opções para: ${task}`,
  dismiss: 'Dispensar',
  snooze: 'Lembrar amanhã',
  delete: 'Excluir',
  undo: 'Desfazer',
  done: {
    dismiss: 'Tarefa dispensada.',
    snooze: 'Tarefa adiada para amanhã.',
    delete: 'Tarefa excluída.',
  },
  notSaved: 'Não foi possível retirar a tarefa da lista.',
  showMore: (count) => `Mostrar mais ${figure(count)}`,
  showFewer: 'Mostrar menos',
  completed: 'Feito',
  loading: 'Procurando o que está pendente',
  failed: 'Não foi possível ler tudo o que está em espera.',
  nothing: 'Você não tem nada pendente',
  notYourWork:
    'Disputas, pagamentos retidos e retenções prestes a terminar aparecem para quem pode responder ou capturar.',
  nothingText:
    'Disputas, pagamentos retidos, retenções prestes a terminar e repasses que falharam aparecem aqui.',
  orMore: (count) => `${count} ou mais`,
};

export const detailsTaskCopy: Words<typeof englishDetailsTaskCopy> = {
  finish: 'Conclua a configuração dos pagamentos',
  update: 'Atualize os dados da empresa',
  several: (count) =>
    plural(count, {
      one: `${count} dado precisa da sua atenção.`,
      other: `${figure(count)} dados precisam da sua atenção.`,
    }),
  missing: 'Ainda faltam alguns dados da sua empresa.',
  overdue: 'O prazo já venceu.',
  by: (date) => `Atualize esses dados até ${date}. Depois disso, pagamentos e repasses são pausados.`,
  waiting: 'Aguardando você',
  finishAction: 'Concluir',
  updateAction: 'Atualizar',
  moreAction: 'Mais detalhes',
  dialogTitle: 'O que precisa da sua atenção',
  dialogLead:
    'O provedor de pagamentos não pôde aceitar estes dados. Corrija-os e eles são verificados de novo, em geral em minutos.',
  cancel: 'Cancelar',
};

export const reconnectTaskCopy: Words<typeof englishReconnectTaskCopy> = {
  title: 'Reconecte sua loja',
  text: 'O vínculo entre a sua loja e o serviço de conexão do site está rompido. Os pagamentos funcionam; as novidades podem chegar com atraso.',
  action: 'Reconectar',
};

export const bankTaskCopy: Words<typeof englishBankTaskCopy> = {
  action: 'Configurar repasses',
  reasons: {
    after_payment: {
      title: 'Configure seus repasses',
      text: (date) =>
        `Seu primeiro pagamento chegou. Verifique sua conta bancária até ${date} para recebê-lo.`,
    },
    balance_rising: {
      title: 'Verifique sua conta bancária para receber',
      text: (date) =>
        `Seu saldo está crescendo. Verifique sua conta bancária até ${date} para que ele possa ser repassado.`,
    },
    near_threshold: {
      title: 'Verifique logo sua conta bancária para continuar vendendo',
      text: (date) =>
        `Os pagamentos são pausados ao atingir US$ 5.000 em vendas ou em ${date}, o que ocorrer primeiro. Verifique antes sua conta bancária.`,
    },
    threshold_reached: {
      title: 'Seus pagamentos estão pausados: verifique sua conta bancária',
      text: () =>
        'Você atingiu US$ 5.000 em vendas ou trinta dias de vendas. Verifique sua conta bancária para continuar.',
    },
    no_payment: {
      title: 'Configure seus repasses',
      text: (date) =>
        `Você já pode vender. Verifique sua conta bancária até ${date} para receber seu dinheiro.`,
    },
    no_payment_14_days: {
      title: 'Verifique sua conta bancária para receber',
      text: (date) =>
        `Sua conta está aberta há duas semanas. Verifique sua conta bancária até ${date} para mantê-la aberta.`,
    },
    no_payment_30_days: {
      title: 'Seus pagamentos estão pausados: verifique sua conta bancária',
      text: () =>
        'Sua conta está aberta há trinta dias. Verifique sua conta bancária para aceitar pagamentos.',
    },
  },
};

export const paymentMethodsTaskCopy: Words<typeof englishPaymentMethodsTaskCopy> = {
  title: 'Adicione mais formas de pagamento',
  text: 'Os clientes compram mais quando encontram a forma de pagar que conhecem.',
  action: 'Adicionar formas de pagamento',
};

export const goLiveTaskCopy: Words<typeof englishGoLiveTaskCopy> = {
  open: {
    title: 'Configure os pagamentos reais',
    text: 'Verifique sua empresa para aceitar pagamentos reais. O ambiente de testes continua até que a sua conta real possa aceitá-los.',
    time: 'Cerca de 10 minutos',
    action: 'Ativar pagamentos reais',
  },
  begun: {
    title: 'Conclua a configuração dos pagamentos reais',
    text: 'Sua conta real ainda precisa de dados. O ambiente de testes continua até que ela possa aceitar pagamentos.',
    time: 'Aguardando você',
    action: 'Concluir',
  },
};
