import type { Words } from '#languages/kit/words.ts';
import type { modeNoticeCopy as english } from '#web/app/mode-notice-copy.ts';

export const modeNoticeCopy: Words<typeof english> = {
  sandbox: {
    title: 'Você está usando uma conta do ambiente de testes.',
    text: 'Aqui os pagamentos não são reais e nenhum dinheiro é movimentado. Configure os pagamentos reais quando quiser começar a vender.',
    textOfKey: 'Aqui os pagamentos não são reais e nenhum dinheiro é movimentado. Com uma chave real, são.',
    action: 'Configurar pagamentos reais',
    keys: 'Ver qual chave é usada',
    simulator: 'Avançar o tempo no simulador',
  },
  test: {
    title: 'O modo de teste está ativado.',
    text: 'Você vê somente pagamentos de teste. Os pagamentos reais continuam onde estão e voltam a aparecer no modo real.',
    action: 'Abrir as configurações de pagamentos',
  },
};
