import type { Words } from '#languages/kit/words.ts';
import type { inboxCopy as english } from '#web/features/overview/inbox/inbox-copy.ts';

export const inboxCopy: Words<typeof english> = {
  title: 'Avisos',
  unread: 'para ler',
  dismissAll: 'Dispensar todos',
  dismiss: (title) => `Dispensar a mensagem: ${title}`,
  askOne: 'Dispensar esta mensagem?',
  askOneText: 'Ela sai dos avisos para todos que cuidam desta loja.',
  askAll: 'Dispensar todas as mensagens?',
  askAllText: 'Elas saem dos avisos para todos que cuidam desta loja.',
  confirmOne: 'Dispensar mensagem',
  confirmAll: 'Dispensar todas as mensagens',
  dismissed: 'Mensagem dispensada',
  allDismissed: 'Todas as mensagens dispensadas',
  notDismissed: 'Não foi possível dispensar a mensagem',
  noneDismissed: 'Não foi possível dispensar as mensagens',
  notBroughtBack: 'Não foi possível recuperar as mensagens.',
  undo: 'Desfazer',
  failed: 'Ocorreu um erro ao obter seus avisos. Tente de novo.',
  reload: 'Recarregar',
  emptyTitle: 'Nada de novo',
  emptyText:
    'Lembretes de prazos, repasses que falharam e outras novidades sobre os seus pagamentos aparecem aqui.',
};
