import type { Words } from '#languages/kit/words.ts';
import { currenciesCopy } from '#languages/pt-BR/web/blocks/currencies/currencies-copy.ts';
import type { multiCurrencySetupCopy as english } from '#web/features/multi-currency-setup/multi-currency-setup-copy.ts';

export const multiCurrencySetupCopy: Words<typeof english> = {
  title: 'Configurar várias moedas',
  lead: 'Deixe os clientes verem preços e pagarem na moeda que conhecem. Você recebe os repasses na sua.',
  steps: {
    'add-currencies': 'Adicionar moedas',
    'multi-currency-settings': 'Conferir as configurações da loja',
    'setup-complete': 'Configuração concluída',
  },
  addText: (enabled) =>
    enabled > 1
      ? `Sua loja já vende em ${currenciesCopy.currenciesInWords(enabled)}. Escolha mais ou continue.`
      : 'Escolha as moedas em que os seus clientes podem pagar. As taxas de câmbio são mantidas em dia para você.',
  reviewText:
    'Decida como a moeda de cada visitante é escolhida. Você pode mudar isso depois nas configurações.',
  continue: 'Continuar',
  back: 'Voltar',
  completeText: (enabled) =>
    `Sua loja agora vende em ${currenciesCopy.currenciesInWords(enabled)}. Taxa, arredondamento e preço psicológico podem ser definidos para cada uma.`,
  notRemembered:
    'A configuração foi feita, mas não foi possível anotar isso. Esta página pode aparecer de novo.',
  home: 'Voltar ao Início',
  settings: 'Ver as configurações de moedas',
};
