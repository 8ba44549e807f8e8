import type { Words } from '#languages/kit/words.ts';
import type { embeddedCopy as english } from '#web/blocks/embedded/embedded-copy.ts';

export const embeddedCopy: Words<typeof english> = {
  unknownError: 'Erro desconhecido',
  missingKey: 'Falta a chave publicável na resposta da sessão',
  scriptFailed:
    'Não foi possível carregar o formulário do provedor de pagamentos. Verifique sua conexão e tente de novo.',
};
