import type { Words } from '#languages/kit/words.ts';
import type {
  countryCopy as englishCountryCopy,
  goLiveCopy as englishGoLiveCopy,
  offerCopy as englishOfferCopy,
} from '#web/blocks/go-live/go-live-copy.ts';

export const goLiveCopy: Words<typeof englishGoLiveCopy> = {
  title: 'Ativar pagamentos reais?',
  text: [
    'Você verifica sua empresa para abrir uma conta real. O ambiente de testes fica como está até que essa conta possa aceitar pagamentos.',
    'A partir daí, os pagamentos são reais. Os pagamentos de teste são arquivados com o ambiente de testes; os pedidos deles ficam na sua loja, marcados como testes, com o que foi registrado de cada pagamento.',
    'Tenha em mãos os dados da sua empresa, um documento de identidade e a sua conta bancária.',
  ],
  cancel: 'Cancelar',
  confirm: 'Ativar pagamentos reais',
};

export const offerCopy: Words<typeof englishOfferCopy> = {
  offer: 'Oferta por tempo limitado',
  note: 'Aplicada quando você configurar pagamentos reais.',
  terms: 'Termos da oferta',
  failed: 'Ocorreu um erro ao aplicar a promoção. Se o problema continuar, entre em contato com o suporte.',
};

export const countryCopy: Words<typeof englishCountryCopy> = {
  title: 'Seu país ainda não está disponível',
  text: (country) =>
    `Os pagamentos ainda não são oferecidos neste país: ${country}. Você pode continuar se a sua empresa estiver registrada em outro país disponível.`,
};
