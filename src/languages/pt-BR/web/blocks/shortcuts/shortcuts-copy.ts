import type { Words } from '#languages/kit/words.ts';
import type { shortcutsCopy as english } from '#web/blocks/shortcuts/shortcuts-copy.ts';

export const shortcutsCopy: Words<typeof english> = {
  title: 'Atalhos de teclado',
  anywhere: 'Em qualquer lugar',
  search: 'Buscar qualquer coisa',
  list: 'Esta lista',
  close: 'Fechar o que está aberto',
  goTo: 'Ir para',
  places: {
    h: 'Início',
    o: 'Pedidos',
    c: 'Clientes',
    v: 'Visão geral',
    p: 'Repasses',
    t: 'Transações',
    d: 'Disputas',
    s: 'Configurações de pagamentos',
  },
  or: 'ou',
  after: 'depois',
  singleKeys: 'Atalhos de uma só tecla',
  singleKeysText:
    'Desative se você usa comandos de voz ou aperta teclas sem querer. Os atalhos com Ctrl ou Cmd continuam funcionando.',
};
