import type { Words } from '#languages/kit/words.ts';
import { figure } from '#languages/pt-BR/speech.ts';
import type { simulatorRefusalsCopy as english } from '#server/features/simulator/simulator-refusals-copy.ts';

export const simulatorRefusalsCopy: Words<typeof english> = {
  eitherWay: 'Diga só uma de três coisas: quanto avançar, que hora definir ou o que esperar.',
  noPayout: 'Nenhum repasse chegaria: nenhum está a caminho e não há dinheiro que saia automaticamente.',
  duration: 'Esperado: uma duração como P3D ou PT1H',
  onlyForward: 'O tempo só avança.',
  fiveYears: 'No máximo cinco anos por vez.',
  currency: 'A conta não recebe pagamentos nesta moeda.',
  items: (sum, amount) => `Eles somam ${figure(sum)}, e o valor é ${figure(amount)}.`,
  product: 'Este produto não existe.',
};
