import type { Words } from '#languages/kit/words.ts';
import type {
  mailChoicesCopy as englishMailChoicesCopy,
  personCopy as englishPersonCopy,
} from '#web/features/person/person-copy.ts';

export const personCopy: Words<typeof englishPersonCopy> = {
  loading: 'Usuário',
  failed: 'Não foi possível carregar esta pessoa.',
  missing: 'Não há ninguém neste endereço',
  missingText: 'A conta pode ter sido removida ou o endereço pode estar incompleto.',
  you: 'É você',
  about: 'Sobre',
  name: 'Nome',
  email: 'E-mail',
  since: 'Aqui desde',
  mayDo: 'Pode fazer',
  nothing: 'Nada nesta administração',
  password: 'Alterar sua senha',
  passwordLead: 'Sua sessão continua aberta aqui e é encerrada em todos os outros lugares.',
  current: 'Senha atual',
  next: 'Nova senha',
  nextHelp: 'Ao menos 12 caracteres.',
  again: 'Repita a nova senha',
  currentMissing: 'Digite sua senha atual.',
  tooShort: 'Use ao menos 12 caracteres.',
  tooLong: 'Use no máximo 1.024 caracteres.',
  different: 'As duas novas senhas são diferentes.',
  save: 'Alterar senha',
  saved: 'Sua senha foi alterada.',
  notSaved: 'Sua senha não foi alterada.',
  unsaved: 'Sua nova senha ainda não foi salva.',
};

export const mailChoicesCopy: Words<typeof englishMailChoicesCopy> = {
  title: 'O que você recebe por e-mail',
  lead: 'Tudo está nos avisos de qualquer forma. Cada escolha é salva na hora e é só sua.',
  failed: 'Não foi possível carregar suas escolhas.',
  saved: 'Sua escolha foi salva.',
  notSaved: 'Sua escolha não foi salva.',
  kinds: {
    dispute_due: {
      label: 'Disputas que esperam resposta',
      help: 'Sete, três e um dia antes do fim do prazo, e um dia antes de um rascunho ser entregue ou perdido.',
    },
    export_ready: {
      label: 'Arquivos que você pediu',
      help: 'O próprio arquivo enquanto for pequeno; se não, um link.',
    },
    payout_trouble: { label: 'Repasses que falharam ou estão em atraso', help: 'Em até dez minutos.' },
    holds_ending: {
      label: 'Pagamentos retidos para análise e retenções prestes a terminar',
      help: 'Quando há um novo para decidir ou capturar.',
    },
    dispute_decided: { label: 'Disputas ganhas e perdidas', help: 'Quando o banco decidir.' },
    refund_returned: {
      label: 'Reembolsos devolvidos pelo banco',
      help: 'Quando o banco de um cliente não aceitou o dinheiro.',
    },
    requirements: {
      label: 'Dados de que o provedor de pagamentos precisa',
      help: 'Quando falta algo e quando está em atraso.',
    },
  },
  always: {
    label: 'Segurança e alterações da conta bancária',
    help: 'Sempre por e-mail: novos dispositivos, senhas, chaves de API e para onde vai o seu dinheiro.',
  },
};
