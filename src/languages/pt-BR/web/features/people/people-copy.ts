import type { Words } from '#languages/kit/words.ts';
import type {
  peopleCopy as englishPeopleCopy,
  peopleListCopy as englishPeopleListCopy,
} from '#web/features/people/people-copy.ts';

export const peopleListCopy: Words<typeof englishPeopleListCopy> = {
  name: 'Pessoas',
  things: (count) => (count === 1 ? 'pessoa' : 'pessoas'),
  failed: 'Não foi possível carregar as pessoas.',
  empty: {
    icon: 'user',
    title: 'Ainda não há ninguém',
    text: 'Convide por e-mail alguém da sua equipe. A pessoa escolhe a própria senha e pode fazer o que a função dela permite.',
  },
};

export const peopleCopy: Words<typeof englishPeopleCopy> = {
  title: 'Pessoas',
  lead: 'Quem trabalha nesta loja e o que cada pessoa pode fazer.',
  tabs: 'Pessoas e funções',
  people: 'Pessoas',
  roles: 'Funções',
  table: 'Pessoas',
  columns: {
    name: 'Nome',
    email: 'E-mail',
    role: 'Função',
    state: 'Status',
    factors: 'Segunda etapa',
    last_seen: 'Última visita',
    actions: 'Ações',
  },
  states: { active: 'Ativa', invited: 'Convidada', suspended: 'Suspensa' },
  factors: { passkey: 'Chave de acesso', code: 'Códigos' },
  noFactor: 'Nenhuma',
  expired: 'Convite expirado',
  you: 'Você',
  notLately: 'Não no último mês',
  notYet: 'Ainda não',
  until: (when) => `Até ${when}`,
  untilBy: (when, name) => `Até ${when} por ${name}`,
  filters: { state: 'Status', role: 'Função', factor: 'Segunda etapa' },
  search: {
    label: 'Buscar por nome ou e-mail',
    placeholder: 'Nome ou e-mail',
    anything: (text) => `Todas as pessoas cujo nome ou e-mail contenha “${text}”`,
  },

  actionsFor: (name) => `Ações para ${name}`,
  beyondYou: 'Pode fazer mais que você',
  changeRole: 'Alterar função',
  suspend: 'Suspender',
  restore: 'Devolver o acesso',
  remove: 'Remover',
  again: 'Enviar o convite de novo',
  withdraw: 'Retirar o convite',
  cancel: 'Cancelar',

  invite: 'Convidar alguém',
  inviteTitle: 'Convidar alguém',
  inviteText:
    'A pessoa recebe por e-mail um link que funciona uma vez, por sete dias, e escolhe a própria senha.',
  email: 'E-mail',
  emailWrong: 'Digite um e-mail, por exemplo robin@example.com.',
  firstName: 'Nome',
  firstNameMissing: 'Digite um nome.',
  role: 'Função',
  roleBeyond: (name) => `${name} (pode fazer mais que você)`,
  may: (tasks) => `Poderá: ${tasks}.`,
  rolesFailed: 'Não foi possível ler as funções.',
  inviteAction: 'Enviar o convite',
  invited: (email) => `O convite para ${email} está a caminho.`,

  changeRoleTitle: (name) => `Alterar a função de ${name}`,
  changeRoleText: 'A nova função vale a partir do próximo clique da pessoa. Ela é avisada por e-mail.',
  ownRoleText: 'Esta é a sua própria função. Com menos permissões, você pode deixar de ver esta página.',
  changeRoleAction: 'Alterar a função',
  roleChanged: (name, role) => `${name} tem agora a função ${role}.`,

  suspendTitle: (name) => `Suspender ${name}?`,
  suspendText:
    'A pessoa é desconectada em todo lugar em um segundo e não pode voltar até você permitir. As chaves de API dela param, e os convites que ela enviou são retirados. Ela é avisada por e-mail.',
  suspended: (name) => `Acesso suspenso: ${name}.`,
  restoreTitle: (name) => `Devolver o acesso a ${name}?`,
  restoreText:
    'A pessoa pode entrar de novo com a função que tinha, e as chaves de API dela voltam a funcionar. Ela é avisada por e-mail.',
  restored: (name) => `${name} pode entrar de novo.`,
  removeTitle: (name) => `Remover ${name}?`,
  removeText:
    'A pessoa é desconectada em todo lugar, e as chaves de API dela são revogadas. Isso não pode ser desfeito, mas ela pode ser convidada de novo. O que ela fez fica no registro de auditoria com o nome dela.',
  removed: (name) => `Pessoa removida: ${name}.`,
  againTitle: (name) => `Enviar de novo o convite a ${name}?`,
  againText: 'Um novo link é enviado e funciona por sete dias. O anterior para de funcionar.',
  againAction: 'Enviar de novo',
  sentAgain: (email) => `Um novo convite para ${email} está a caminho.`,
  withdrawTitle: (name) => `Retirar o convite a ${name}?`,
  withdrawText: 'O link enviado para de funcionar.',
  withdrawAction: 'Retirar',
  withdrawn: (name) => `O convite a ${name} foi retirado.`,
};
