import type { Words } from '#languages/kit/words.ts';
import type { atTheProviderCopy as english } from '#web/blocks/at-the-provider/at-the-provider-copy.ts';

export const atTheProviderCopy: Words<typeof english> = {
  title: 'No seu provedor de pagamentos',
  open: 'Abrir seu provedor de pagamentos',
  schedule:
    'Com a sua própria chave, o cronograma de repasses é alterado no seu provedor de pagamentos. O que for escolhido lá vale aqui.',
  business:
    'Com a sua própria chave, o texto nos extratos e o contato de suporte são alterados no seu provedor de pagamentos. O que for escrito lá aparece aqui.',
  verification:
    'Com a sua própria chave, a empresa é verificada e os dados dela são alterados no seu provedor de pagamentos. O que for decidido lá aparece aqui.',
  loans:
    'Os empréstimos são oferecidos e aceitos no seu provedor de pagamentos. Aqui aparece o que estiver em curso.',
};
