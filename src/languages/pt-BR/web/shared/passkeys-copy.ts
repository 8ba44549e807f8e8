import type { Words } from '#languages/kit/words.ts';
import type { passkeysCopy as english } from '#web/shared/passkeys-copy.ts';

export const passkeysCopy: Words<typeof english> = {
  notUsed: 'A chave de acesso não foi usada. Tente de novo ou escolha outra forma.',
  notMade: 'Nenhuma chave de acesso foi criada. Tente de novo quando quiser.',
  thereAlready: 'Este dispositivo já tem uma chave de acesso para a sua conta.',
};
