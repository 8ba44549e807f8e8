import type { Words } from '#languages/kit/words.ts';
import { securityActionsCopy } from '#languages/pt-BR/web/shared/security-actions-copy.ts';
import type {
  securityCopy as englishSecurityCopy,
  securityListCopy as englishSecurityListCopy,
} from '#web/features/security/security-copy.ts';

export const securityListCopy: Words<typeof englishSecurityListCopy> = {
  name: 'Segurança',
  things: (count) => (count === 1 ? 'linha' : 'linhas'),
  failed: 'Não foi possível carregar o que aconteceu.',
  empty: {
    icon: 'shield',
    title: 'Ainda não há nada a contar',
    text: 'Acessos, senhas erradas, chaves de API e arquivos exportados aparecerão aqui, com o dispositivo e o endereço de onde vieram.',
  },
};

export const securityCopy: Words<typeof englishSecurityCopy> = {
  title: 'Segurança',
  leadAll:
    'Quem entrou ou não conseguiu, quem criou uma chave ou retirou dados, e de onde. De todas as pessoas desta loja.',
  leadOwn:
    'Quando a sua conta foi usada, ou alguém tentou usá-la, e de onde. Se algum acesso não foi seu, avise quem cuida da loja.',
  profile: 'Alterar sua senha',
  columns: {
    at: 'Quando',
    action: 'O quê',
    actor_email: 'Quem',
    details: 'Detalhes',
    ip: 'Endereço IP',
    result: 'Resultado',
  },
  actions: securityActionsCopy,
  results: { succeeded: 'Sucesso', failed: 'Falha' },
  you: 'Você',
  unknownName: 'Um nome desconhecido',
  system: 'O sistema',
  noAddress: 'Este servidor',
  person: (name, email) => `${name} (${email})`,
  byKey: (name) => `Com a chave de API ${name}`,
  ways: {
    link: 'Com um link de uso único',
    invitation: 'Com um convite',
    passkey: 'Com uma chave de acesso',
    code: 'Com um código',
    recovery: 'Com um código de recuperação',
  },
  factors: { code: 'Códigos de um aplicativo', passkey: 'Chave de acesso' },
  key: (description, ending) => `${description} (…${ending})`,
  bank: (currency, ending) => `${currency.toUpperCase()} para a conta que termina em ${ending}`.trim(),
  scopes: { read: 'Ler', read_write: 'Ler e alterar' },
  kinds: {
    transactions: 'Transações',
    payouts: 'Repasses',
    disputes: 'Disputas',
    fraud_outcomes: 'Pagamentos retidos e bloqueados',
  },
  attempts: (count, areCodes) => `${areCodes ? 'Códigos errados' : 'Senhas erradas'} em uma hora: ${count}`,
  attemptsInAll: (count) => `de todos os endereços: ${count}`,
  refused: 'Tentativas demais: recusado por um tempo',
  sessionsEnded: (count) => `Sessões mais antigas encerradas, porque eram demais: ${count}`,
  filters: { action: 'O quê', result: 'Resultado', day: 'Dia' },
};
