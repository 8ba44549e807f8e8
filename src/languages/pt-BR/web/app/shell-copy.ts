import type { Words } from '#languages/kit/words.ts';
import type { shellCopy as english } from '#web/app/shell-copy.ts';

export const shellCopy: Words<typeof english> = {
  skip: 'Ir para o conteúdo',
  menu: 'Menu',
  menuLabel: 'Administração da loja',
  payments: 'Pagamentos',
  settings: 'Configurações',

  inbox: 'Avisos',
  account: (name) => `Conta de ${name}`,

  theme: 'Tema',
  themeNow: (theme) => `Tema: ${theme}`,
  chosen: 'Escolhido',
  themes: { light: 'Claro', dark: 'Escuro', system: 'Como o sistema' },

  modes: { test: 'Modo de teste', sandbox: 'Ambiente de testes', simulator: 'Simulador' },

  search: 'Buscar pagamentos, pedidos, clientes',
  searchTitle: 'Buscar',

  offlineTitle: 'Você está sem conexão.',
  offline:
    'O que você vê pode estar desatualizado. O que você digitou continua aqui; salve quando a conexão voltar.',

  failed: 'Ocorreu um erro ao exibir esta página. Se o problema continuar, entre em contato com o suporte.',
  failedReload: 'Recarregar esta página',

  notFoundTitle: 'Página não encontrada',
  refusedTitle: 'Você não pode abrir esta área',
  arrived: (title) => `${title}. Página aberta.`,
};
