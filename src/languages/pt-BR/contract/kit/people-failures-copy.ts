import type { peopleFailuresCopy as english } from '#contract/kit/people-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import { figure, listed } from '#languages/pt-BR/speech.ts';

export const peopleFailuresCopy: Words<typeof english> = {
  account_suspended:
    'Sua conta está suspensa, por isso nada foi feito. Peça a quem gerencia as pessoas desta loja que devolva o seu acesso.',
  own_factor_first:
    'Configure primeiro um segundo fator para você: sua função passaria a exigi-lo na mesma hora. Nada foi alterado.',
  api_key_expired: 'Esta chave de API expirou. Crie outra em Configurações › Chaves de API.',
  api_key_beyond_you: 'Uma chave não pode fazer mais que você. Escolha só o que a sua função permite.',
  person_is_yourself:
    'Você não pode suspender nem remover a própria conta, nem redefinir o próprio acesso. Peça a outra pessoa que gerencie pessoas.',
  person_beyond_you:
    'Esta pessoa pode fazer mais que você, por isso só alguém com as mesmas permissões pode alterar isso.',
  person_changed: 'Alguém alterou esta pessoa há pouco. Confira de novo antes de continuar.',
  role_beyond_you:
    'Ninguém concede o que não tem: esta função pode fazer mais, ou reembolsar mais, que você.',
  last_owner:
    'Uma loja precisa de um proprietário, e este é o último. Torne outra pessoa proprietária primeiro.',
  email_works_here: 'Alguém com este e-mail já trabalha aqui.',
  email_invited: 'Este e-mail já foi convidado. Envie o convite de novo ou retire-o primeiro.',
  invitation_over: 'Este convite foi aceito, retirado ou enviado de novo nesse meio-tempo.',
  role_missing: 'Esta função não existe mais. Escolha outra.',
  role_name_taken: 'Já existe uma função com este nome. Escolha outro nome.',
  role_in_use: ({ names, more }) =>
    more > 0
      ? `Esta função não pode ser excluída enquanto alguém a tiver: ${names.join(', ')} e mais ${figure(more)}.`
      : `Esta função não pode ser excluída enquanto alguém a tiver: ${listed(names)}.`,
};
