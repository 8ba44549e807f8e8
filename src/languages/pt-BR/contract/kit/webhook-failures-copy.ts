import type { webhookFailuresCopy as english } from '#contract/kit/webhook-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const webhookFailuresCopy: Words<typeof english> = {
  webhook_missing: 'Este webhook, ou esta entrega, não existe mais. Recarregue a página.',
  webhook_off: 'Este webhook está parado. Inicie-o primeiro.',
  webhook_topics_mixed:
    'Estes eventos são comunicados em dois formatos diferentes. Escolha eventos de um só formato: os da loja têm um evento por webhook.',
  webhook_address_private:
    'Este endereço leva a uma rede privada, para a qual nada é enviado. Use um endereço público; quem cuida do servidor pode permitir os privados com WEBHOOKS_PRIVATE=allow.',
  webhook_beyond_you: 'Um webhook recebe o que você pode ler, e você não pode ler tudo isto.',
};
