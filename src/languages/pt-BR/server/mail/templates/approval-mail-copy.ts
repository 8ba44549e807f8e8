import type { Words } from '#languages/kit/words.ts';
import type { approvalMailCopy as english } from '#server/mail/templates/approval-mail-copy.ts';

export const approvalMailCopy: Words<typeof english> = {
  askedSubject: (storeName, what) => `Aprovação necessária (${storeName}): ${what}`,
  asked: (by, storeName) => `${by} pede algo na loja ${storeName} que precisa de uma segunda pessoa.`,
  what: (what) => `O quê: ${what}`,
  why: (note) => `Por quê: ${note}`,
  until: (moment) => `Até: ${moment}`,
  decidedBy: (who) => `Decidido por: ${who}`,
  decide: 'Nada é feito antes que alguém aprove. Aprove ou recuse aqui (é preciso fazer login):',
  see: 'Veja aqui (é preciso fazer login):',
  link: 'Aprovações',
  endedSubject: {
    done: (what) => `Aprovado e feito: ${what}`,
    ready: (what) => `Aprovado: ${what}`,
    failed: (what) => `Não feito: ${what}`,
    declined: (what) => `Recusado: ${what}`,
    expired: (what) => `Não aprovado a tempo: ${what}`,
  },
  ended: {
    done: 'O que você pediu foi aprovado e feito.',
    ready:
      'O que você pediu foi aprovado. Agora repita você a operação: ela mostra um segredo que só você pode ver.',
    failed: 'Não foi possível fazer o que você pediu. Nada foi alterado.',
    declined: 'O que você pediu foi recusado. Nada foi feito.',
    expired:
      'Ninguém aprovou a tempo o que você pediu. Nada foi feito; peça de novo se ainda for necessário.',
  },
};
