import type { scheduleFailuresCopy as english } from '#contract/kit/schedule-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const scheduleFailuresCopy: Words<typeof english> = {
  schedule_missing: 'Este agendamento não existe mais. Recarregue a página.',
  schedule_stopped: 'Este agendamento está parado. Inicie-o primeiro.',
  schedule_misfit:
    'Este arquivo não existe neste formato ou com esta frequência. Um resumo mensal chega uma vez por mês; um arquivo semanal precisa do dia da semana.',
  schedule_filters_wrong:
    'Um agendamento não pode restringir a lista assim: todos os filtros precisam valer, e os dias vêm do agendamento.',
  schedule_beyond_you: 'Um agendamento envia o que você pode exportar, e isto você não pode exportar.',
  schedule_beyond_them:
    'Alguém que você escolheu não pode exportar isto ou não está mais aqui. Escolha só pessoas da lista.',
};
