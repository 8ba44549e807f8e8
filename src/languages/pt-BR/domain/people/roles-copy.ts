import type { rolesCopy as english } from '#domain/people/roles-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const rolesCopy: Words<typeof english> = {
  owner: {
    name: 'Proprietário',
    what: 'Tudo, inclusive pessoas e chaves.',
  },
  manager: {
    name: 'Gerente',
    what: 'Tudo, menos pessoas e chaves.',
  },
  support: {
    name: 'Suporte',
    what: 'Ajuda clientes: reembolsos até um limite, capturas, pagamentos retidos, disputas. Sem exportações, sem repasses.',
  },
  accountant: {
    name: 'Contador',
    what: 'Lê tudo, exporta, acessa documentos. Não movimenta dinheiro e não altera nada.',
  },
  viewer: {
    name: 'Visualizador',
    what: 'Vê pagamentos e repasses, sem nomes e endereços de clientes.',
  },
};
