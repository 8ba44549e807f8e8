import type { browserFailuresCopy as english } from '#contract/kit/browser-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const browserFailuresCopy: Words<typeof english> = {
  rest_forbidden: ({ signed_in }) =>
    signed_in
      ? 'Sua conta não tem permissão para fazer isto. Fale com um administrador da loja.'
      : 'Entre na sua conta para fazer isto.',
  wcpay_server_error: 'Ocorreu um erro inesperado. Tente de novo mais tarde.',
  wcpay_unavailable: 'O servidor está ocupado. Tente de novo daqui a pouco.',
  network_unreachable: 'Não foi possível acessar o servidor. Verifique sua conexão e tente de novo.',
  network_timeout: 'O servidor demorou demais para responder. Tente de novo daqui a pouco.',
  reply_not_understood:
    'O servidor respondeu de um modo que esta página não entende. Recarregue a página e tente de novo.',
};
