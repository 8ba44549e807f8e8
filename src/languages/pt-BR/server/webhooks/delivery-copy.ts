import type { Words } from '#languages/kit/words.ts';
import type { deliveryCopy as english } from '#server/webhooks/delivery-copy.ts';

export const deliveryCopy: Words<typeof english> = {
  problems: {
    privateNetwork: 'O endereço leva a uma rede privada, para a qual nada é enviado.',
    otherProtocol: 'Só se envia para endereços com http ou https.',
    unknownName: 'O nome do endereço não é conhecido.',
    notLookedUp: 'Não foi possível consultar o nome do endereço.',
    nobody: 'Ninguém responde no endereço.',
    cut: 'O destinatário cortou a conexão.',
    unreachable: 'Não é possível acessar o endereço.',
    late: 'Nenhuma resposta completa em 10 segundos.',
    redirected:
      'O destinatário nos mandou para outro lugar, e redirecionamentos não são seguidos. Informe o endereço a que eles levam.',
    ownerGone:
      'A pessoa ou a chave de API em nome da qual este webhook age não está mais aqui ou não pode mais ler isto. Crie-o de novo.',
    notThere: 'O que mudou não existe mais.',
  },
  failed: (technical) => `A conexão falhou: ${technical}`,
  answered: (status) => `O destinatário respondeu com ${status}.`,
};
