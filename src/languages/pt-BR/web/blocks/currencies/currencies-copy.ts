import type { Words } from '#languages/kit/words.ts';
import type { currenciesCopy as english } from '#web/blocks/currencies/currencies-copy.ts';

const WORDS = ['zero', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'];

const currenciesInWords = (count: number) => `${WORDS[count] ?? count} ${count === 1 ? 'moeda' : 'moedas'}`;

export const currenciesCopy: Words<typeof english> = {
  loadFailed: 'Erro ao obter as moedas.',
  settingsLoadFailed: 'Erro ao obter as configurações da loja.',
  enabled: 'Moedas ativadas atualizadas.',
  enableFailed: 'Erro ao atualizar as moedas ativadas.',
  storeSaved: 'Configurações da loja salvas.',
  storeSaveFailed: 'Erro ao salvar as configurações da loja.',

  search: 'Buscar moedas',
  searchPlaceholder: 'Nome, código ou símbolo',
  recommended: 'Recomendadas',
  others: 'Todas as outras moedas',
  found: (count) => `${currenciesInWords(count)} ${count === 1 ? 'encontrada' : 'encontradas'}`,
  noneFound: 'Nenhuma moeda corresponde. Tente o código de três letras.',
  allAdded: 'Sua loja já vende em todas as moedas que a sua conta pode aceitar.',
  add: (count) => (count === 0 ? 'Adicionar moedas' : `Adicionar ${currenciesInWords(count)}`),
  currenciesInWords,

  auto: 'Mostrar os preços na moeda do visitante',
  autoHelp:
    'Conforme o país que o navegador informa, se a sua loja vende na moeda dele. O visitante é avisado e pode trocar.',
  switcher: 'Adicionar um seletor de moeda à sua loja',
  switcherHelp: 'Fica no topo de todas as páginas do tema Storefront.',
  preview: 'Prévia',
  previewTitle: 'Prévia da sua loja',
  previewText: 'Sua loja como um visitante a veria com estas configurações. Nada foi salvo ainda.',
};
