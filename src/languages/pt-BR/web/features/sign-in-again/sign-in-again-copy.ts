import type { Words } from '#languages/kit/words.ts';
import type { signInAgainCopy as english } from '#web/features/sign-in-again/sign-in-again-copy.ts';

export const signInAgainCopy: Words<typeof english> = {
  title: 'Entre de novo',
  text: (email) =>
    `Sua sessão terminou. Digite a senha de ${email} para continuar. Tudo nesta página fica como está.`,
  password: 'Senha',
  passwordMissing: 'Digite sua senha.',
  action: 'Entrar',
  leave: 'Entrar com outra conta',
  proveTitle: 'Ainda é você?',
  prove: (email) =>
    `Isto retira dinheiro ou altera quem pode entrar. Prove mais uma vez que você é ${email}, e tudo continua automaticamente.`,
  proveAction: 'Continuar',
  step: 'Sua senha está certa. Mais uma etapa: digite o código do seu aplicativo autenticador ou um código de recuperação.',
  stepPasskey: 'Sua senha está certa. Mais uma etapa: use sua chave de acesso.',
  code: 'Código',
  codeHelp: 'Do seu aplicativo autenticador, ou um código de recuperação.',
  codeMissing: 'Digite o código.',
  passkey: 'Usar uma chave de acesso',
  cancel: 'Cancelar',
};
