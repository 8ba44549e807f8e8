import type { Words } from '#languages/kit/words.ts';
import type { notificationsCopy as english } from '#web/features/overview/notifications/notifications-copy.ts';

export const notificationsCopy: Words<typeof english> = {
  region: 'Notificações do provedor de pagamentos',
  actionRequired: 'Você precisa resolver as notificações desta página antes de continuar.',
  inReview: 'Os itens abaixo estão em análise.',
  resolved: 'Todas as notificações foram resolvidas. Atualize a página para ver sua conta como está agora.',
  refresh: 'Atualizar',
  failed: 'Não foi possível mostrar as notificações do provedor de pagamentos',
  needsHttps:
    'Algumas notificações do nosso parceiro financeiro precisam de HTTPS e não podem ser mostradas neste endereço.',
  learnMore: 'Saiba mais',
};
