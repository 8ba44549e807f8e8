import type { Words } from '#languages/kit/words.ts';
import type { coreRefusalsCopy as english } from '#provider/simulator/core/refusals-copy.ts';

export const coreRefusalsCopy: Words<typeof english> = {
  noStatus: 'Este não é um status de conta.',
  noOffer: 'O provedor não faz esta oferta.',
  noCountry: 'A empresa não abre contas aqui.',
  interval: 'Escolha diário, semanal, mensal ou manual.',
  dailyInJapan: 'Repasses diários não são possíveis no Japão.',
  weekday: 'Escolha um dia de segunda a sexta-feira.',
  bankNumber: 'Digite de 4 a 20 dígitos.',
};
