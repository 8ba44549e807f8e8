import type { Words } from '#languages/kit/words.ts';
import type { securityNoticeCopy as english } from '#server/mail/templates/security-notice-copy.ts';

export const securityNoticeCopy: Words<typeof english> = {
  deviceSubject: (storeName) => `Novo acesso à sua conta: ${storeName}`,
  device: (storeName) =>
    `Alguém entrou na loja ${storeName} com a sua conta em um dispositivo que não tínhamos visto antes.`,
  deviceName: (device) => `Dispositivo: ${device}`,
  severalDevices:
    'Houve vários em uma hora. Nenhum outro e-mail é enviado sobre eles; a página abaixo lista todos.',
  ifNotYouSignedIn:
    'Se foi você, não há nada a fazer. Se não foi, mude a sua senha agora mesmo: isso desconecta todos os outros dispositivos.',

  passwordSubject: (storeName) => `Sua senha foi alterada: ${storeName}`,
  password: (storeName) =>
    `A senha da sua conta na loja ${storeName} foi alterada, e todos os outros dispositivos foram desconectados.`,
  ifNotYouChanged:
    'Se foi você, não há nada a fazer. Se não foi, quem cuida do servidor pode definir outra: npm run password.',

  keySubject: (storeName) => `Nova chave de API: ${storeName}`,
  key: (storeName) => `Uma chave de API que age em seu nome foi criada na loja ${storeName}.`,
  keyName: (description, ending) => `Chave: ${description} (termina em ${ending})`,
  keyMay: {
    read: 'Pode: ler',
    write: 'Pode: alterar',
    read_write: 'Pode: ler e alterar',
  },
  ifNotYouMade:
    'Se foi você, não há nada a fazer. Se não foi, revogue a chave e mude a sua senha agora mesmo.',

  bankSubject: (storeName) => `Conta bancária alterada: ${storeName}`,
  bank: (storeName, currency) =>
    `Os repasses da loja ${storeName} em ${currency} vão para outra conta bancária a partir de agora.`,
  bankAccount: (ending) => `Conta: termina em ${ending}`,
  ifNotYouMoved:
    'Se foi você, não há nada a fazer. Se não foi, mude a sua senha e a conta bancária agora mesmo.',
  ifNotKnown:
    'Se você sabe disso, não há nada a fazer. Se não sabe, pergunte agora mesmo a essa pessoa e volte à conta bancária anterior.',

  where: 'O que aconteceu com a sua conta (é preciso fazer login):',
  link: 'Segurança',
};
