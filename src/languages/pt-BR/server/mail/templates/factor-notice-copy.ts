import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { factorNoticeCopy as english } from '#server/mail/templates/factor-notice-copy.ts';

export const factorNoticeCopy: Words<typeof english> = {
  changedSubject: (storeName) => `Sua forma de entrar foi alterada: ${storeName}`,
  changed: {
    codesOn: (storeName) =>
      `Os códigos de uso único de um aplicativo foram ativados na sua conta da loja ${storeName}.`,
    codesOff: (storeName) =>
      `Os códigos de uso único de um aplicativo foram desativados na sua conta da loja ${storeName}.`,
    newRecoveryCodes: (storeName) =>
      `Novos códigos de recuperação foram criados, e os anteriores deixaram de valer, na sua conta da loja ${storeName}.`,
    reset: (storeName) =>
      `Todos os segundos fatores foram removidos da sua conta da loja ${storeName}, para que você os configure de novo.`,
  },
  passkeyAdded: (name, storeName) =>
    `A chave de acesso “${name}” foi adicionada à sua conta da loja ${storeName}.`,
  passkeyRemoved: (name, storeName) =>
    `A chave de acesso “${name}” foi removida da sua conta da loja ${storeName}.`,
  ifNotYou:
    'Se foi você, não há nada a fazer. Se não foi, mude a sua senha agora mesmo e avise um proprietário da loja.',
  ifNotAsked:
    'Se foi você quem pediu, entre e configure de novo a sua segunda etapa. Se não foi, avise agora mesmo outro proprietário da loja.',

  resetSubject: (storeName) => `Sua segunda etapa está prestes a ser redefinida: ${storeName}`,
  resetAsked: (by, storeName) =>
    `${by} pediu que as suas chaves de acesso e os seus códigos da loja ${storeName} fossem removidos, dizendo que você os perdeu.`,
  resetDue: (moment) => `Serão removidos em: ${moment}`,
  ifNotLost:
    'Se você os perdeu, espere até lá e entre só com a senha. Se não os perdeu, entre com a sua segunda etapa: isso cancela a redefinição. Depois avise outro proprietário da loja.',

  usedCodeSubject: (storeName) => `Um código de recuperação foi usado: ${storeName}`,
  usedCode: (storeName) =>
    `Alguém usou um dos seus códigos de recuperação na loja ${storeName} no lugar da sua segunda etapa.`,
  codesLeft: (left) =>
    plural(left, { one: `Restante: ${left} código`, other: `Restantes: ${figure(left)} códigos` }),
  makeNew: 'Crie outros na sua própria página antes de precisar de mais um.',
  ifNotYouUsed:
    'Se foi você e o seu celular está perdido, remova-o na sua própria página e crie novos códigos. Se não foi você, mude a sua senha agora mesmo.',

  linkSubject: (storeName) => `Defina uma nova senha: ${storeName}`,
  linkAsked: (storeName) =>
    `Alguém pediu uma nova senha para a sua conta da loja ${storeName}. Este link a define. Ele funciona uma vez, dentro de uma hora.`,
  ifNotYouAsked: 'Se não foi você, não há nada a fazer: sem este e-mail, ninguém pode usar o link.',
  setIt: 'Defina uma nova senha:',
  link: 'Definir uma nova senha',
};
