import type { Words } from '#languages/kit/words.ts';
import type { peopleMailCopy as english } from '#server/mail/templates/people-mail-copy.ts';

export const peopleMailCopy: Words<typeof english> = {
  invitedSubject: (inviter, storeName) => `${inviter} convida você para ${storeName}`,
  invited: (inviter, storeName, role) =>
    `${inviter} convida você a trabalhar nos pagamentos da loja ${storeName}. Sua função será: ${role}.`,
  how: 'Escolha uma senha aqui e pronto:',
  once: (until) =>
    `O link funciona uma vez, até ${until}. Não o compartilhe: quem o abrir entra no seu lugar.`,
  otherwise: 'Se você não sabe do que se trata, não há nada a fazer.',
  accept: 'Aceitar o convite',

  changedSubject: {
    role: (storeName, role) => `Sua função na loja ${storeName} agora é ${role}`,
    suspend: (storeName) => `Sua conta na loja ${storeName} está suspensa`,
    restore: (storeName) => `Você tem acesso de novo à loja ${storeName}`,
    remove: (storeName) => `Sua conta na loja ${storeName} foi removida`,
  },
  changed: {
    role: (by, storeName, role) =>
      `${by} alterou o que você pode fazer na loja ${storeName}. Sua função é ${role} a partir de agora; recarregue as páginas abertas para ver a mudança.`,
    suspend: (by, storeName) =>
      `${by} suspendeu a sua conta na loja ${storeName}. Suas sessões foram encerradas em todos os dispositivos, e as suas chaves de API não funcionam até que o seu acesso seja devolvido.`,
    restore: (by, storeName) =>
      `${by} devolveu o seu acesso à loja ${storeName}. Entre como antes; as suas chaves de API voltam a funcionar.`,
    remove: (by, storeName) =>
      `${by} removeu a sua conta na loja ${storeName}. Você não pode mais entrar, e as suas chaves de API foram revogadas. O que você fez fica no registro de auditoria da loja.`,
  },
  ask: 'Se isto for uma surpresa, pergunte a essa pessoa.',
  signIn: 'Entrar',
};
