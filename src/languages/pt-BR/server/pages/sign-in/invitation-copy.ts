import type { Words } from '#languages/kit/words.ts';
import type { invitationCopy as english } from '#server/pages/sign-in/invitation-copy.ts';

export const invitationCopy: Words<typeof english> = {
  title: (storeName) => `Boas-vindas a ${storeName}`,
  lead: (inviter, role) =>
    `${inviter} convida você para trabalhar nos pagamentos desta loja. Sua função será ${role}.`,
  email: 'Você entra como',
  password: 'Escolha uma senha',
  passwordHelp: (min) => `Ao menos ${min} caracteres. Algumas palavras de que você se lembre bastam.`,
  submit: 'Aceitar e entrar',
  missing: (min) => `Escolha uma senha de ao menos ${min} caracteres.`,
  tooLong: 'Esta senha é longa demais. Escolha uma mais curta.',
  overTitle: 'Este link não funciona',
  ends: {
    accepted: 'Este convite já foi aceito. Entre com o seu e-mail e a senha que você escolheu.',
    withdrawn: 'Este convite foi retirado. Pergunte a quem convidou você se era essa a intenção.',
    replaced: 'Um convite mais recente foi enviado a você. Use o link do último e-mail.',
    expired: 'Este convite tem mais de sete dias. Peça a quem convidou você que o envie de novo.',
    inviter_gone:
      'Quem convidou você não pode mais fazer isso. Peça a outra pessoa da loja que convide você.',
    known: 'Alguém com o seu e-mail já trabalha aqui. Entre na sua conta.',
    unknown: 'Este link não é nosso ou não foi copiado por inteiro. Abra-o de novo pelo e-mail.',
  },
  toSignIn: 'Ir para o login',
};
