import type { Words } from '#languages/kit/words.ts';
import type { helpCopy as english } from '#web/features/help/help-copy.ts';

export const helpCopy: Words<typeof english> = {
  title: 'Ajuda',
  lead: 'Respostas curtas sobre pagamentos, repasses, disputas e configurações.',
  see: 'Leia em seguida',
  notFoundTitle: 'Esta página de ajuda não existe',
  notFound: 'O link pode ser antigo. Todos os temas estão na página de ajuda.',
  allTopics: 'Todos os temas',
  keyboard: 'Teclado',
  keyboardText: 'Busque, vá para uma página e mais sem o mouse. Aperte ? em qualquer lugar para ver a lista.',
  showKeys: 'Mostrar os atalhos',
  groups: {
    account: 'Sua conta',
    money: 'Pagamentos e repasses',
    risk: 'Disputas e fraudes',
    setUp: 'Configurações e ferramentas',
  },
};
