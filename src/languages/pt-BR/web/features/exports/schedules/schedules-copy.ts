import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/pt-BR/speech.ts';
import type { schedulesCopy as english } from '#web/features/exports/schedules/schedules-copy.ts';

export const schedulesCopy: Words<typeof english> = {
  views: { label: 'Exportações', files: 'Arquivos', schedules: 'Agendamentos' },
  lead: 'Arquivos que chegam automaticamente, do dia, da semana ou do mês que acabou de terminar, por e-mail, como link que pede login ou como anexo.',
  table: 'Agendamentos',
  columns: {
    what: 'Arquivo',
    rhythm: 'Frequência',
    to: 'Para',
    status: 'Status',
    next: 'Próximo envio',
    last: 'Último envio',
    actions: 'Ações',
  },
  statuses: { active: 'Ativado', paused: 'Em pausa', stopped: 'Parado' },
  stops: {
    maker_left: (email) =>
      `${email}, em nome de quem era enviado, não pode mais entrar. Inicie-o para enviar em seu nome.`,
    maker_right: (email) =>
      `${email}, em nome de quem era enviado, não pode mais exportar isto. Inicie-o para enviar em seu nome.`,
  },
  weekly: (weekday) => `Toda semana: ${weekday}`,
  results: {
    sent: (people) =>
      plural(people, { one: `Enviado a ${people} pessoa`, other: `Enviado a ${people} pessoas` }),
    nobody: () => 'Não enviado: nenhum destinatário pode exportar isto',
    not_datev: () => 'Não enviado: o DATEV não aceita os números do plano de contas',
    trying: () => 'Ainda não foi possível enviar; uma nova tentativa será feita',
    failed: () => 'Não foi possível enviar. Execute-o manualmente para tentar de novo',
  },
  leftOut: (people) =>
    plural(people, {
      one: '1 pessoa não pode mais exportar isto',
      other: `${people} pessoas não podem mais exportar isto`,
    }),
  inFormat: (what, format) => `${what} (${format})`,
  days: (from, to) => (from === to ? from : `${from} – ${to}`),
  never: 'Ainda não',
  notDue: 'Nada previsto',
  failed: 'Não foi possível carregar os agendamentos.',
  emptyTitle: 'Ainda não há agendamentos',
  empty:
    'Faça as transações do dia, o livro diário da semana ou o resumo do mês chegarem a quem precisa deles.',

  run: 'Executar agora',
  runName: (what) => `Executar agora: ${what}`,
  ran: 'O arquivo está a caminho dos destinatários.',
  pause: 'Pausar',
  pauseName: (what) => `Pausar: ${what}`,
  start: 'Iniciar',
  startName: (what) => `Iniciar: ${what}`,
  edit: 'Alterar',
  editName: (what) => `Alterar: ${what}`,
  editTitle: 'Alterar este agendamento',
  editAction: 'Salvar',
  editText: 'Assim que você o alterar, ele será enviado em seu nome.',
  edited: 'O agendamento foi alterado.',
  remove: 'Remover',
  removeName: (what) => `Remover: ${what}`,
  removeTitle: 'Remover este agendamento?',
  removeText: 'Nada mais é enviado. Os arquivos já enviados ainda podem ser baixados.',
  removeAction: 'Remover o agendamento',
  removed: 'O agendamento foi removido.',

  add: 'Novo agendamento',
  addTitle: 'Enviar um arquivo automaticamente',
  kind: 'Arquivo',
  format: 'Formato',
  asListed: 'Colunas da lista',
  formats: { accountants: 'Para a contabilidade' },
  rhythm: 'Frequência',
  rhythms: { daily: 'Todo dia', weekly: 'Toda semana', monthly: 'Todo mês, no dia 1º' },
  about: {
    daily: 'Enviado às seis da manhã, sobre o dia anterior.',
    weekly: 'Enviado às seis da manhã, sobre os sete dias anteriores.',
    monthly: 'Enviado às seis da manhã, sobre o mês anterior.',
  },
  weekday: 'Dia da semana',
  narrowed: (filters) => `Restrito como a lista: ${filters}`,
  sentAs: 'Enviado como',
  sentAsWords: {
    link: 'Link que pede login',
    file: 'Anexo, até 5 MB',
  },
  sentAsHelp: 'Um arquivo maior chega como link. Quem lê a caixa de e-mail pode ler o arquivo.',
  asFile: 'Como anexo',
  to: 'Para quem',
  toHelp: 'Pessoas desta loja que podem exportar isto. Cada uma recebe o que a própria função permite ver.',
  toMissing: 'Escolha pelo menos uma pessoa.',
  addAction: 'Criar o agendamento',
  added: 'O agendamento foi criado.',
  cancel: 'Cancelar',
};
