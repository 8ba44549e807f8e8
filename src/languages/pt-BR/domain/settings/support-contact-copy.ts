import type { supportContactCopy as english } from '#domain/settings/support-contact-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const supportContactCopy: Words<typeof english> = {
  emailNeeded: 'Os clientes precisam de um e-mail para o qual escrever.',
  wholeEmail: 'Digite um e-mail completo, por exemplo help@example.com.',
  phoneNeeded: 'Os clientes precisam de um número para o qual ligar.',
  sandboxPhone: 'Este número é só para ambientes de testes. Digite o seu.',
  wholePhone: 'Digite o número com o código do país, por exemplo +1 503 555 0142.',
  japanesePhone: 'Um número do Japão começa com +81.',
};
