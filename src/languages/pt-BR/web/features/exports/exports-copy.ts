import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/pt-BR/speech.ts';
import type {
  exportFiltersCopy as englishExportFiltersCopy,
  exportsCopy as englishExportsCopy,
} from '#web/features/exports/exports-copy.ts';

export const exportsCopy: Words<typeof englishExportsCopy> = {
  title: 'Exportações',
  lead: 'Cada arquivo que foi pedido, por quem e o que continha. Baixar de novo o recria com os dados daquele momento.',
  table: 'Exportações',
  columns: {
    kind: 'Arquivo',
    state: 'Status',
    rows: 'Linhas',
    size: 'Tamanho',
    checksum: 'Soma de verificação',
    asked_by: 'Solicitado por',
    created: 'Solicitado',
    actions: 'Ações',
  },
  kinds: {
    transactions: 'Transações',
    payouts: 'Repasses',
    disputes: 'Disputas',
    blocked: 'Pagamentos bloqueados',
    'audit-log': 'Registro de auditoria',
    journal: 'Livro diário',
    statement: 'Resumo mensal',
  },
  states: {
    waiting: 'Ainda não baixado',
    streaming: 'Em andamento',
    finished: 'Baixado',
    failed: 'Interrompido',
  },
  everything: 'Tudo',
  columnsCount: (count) => plural(count, { one: `${count} coluna`, other: `${count} colunas` }),
  checksum: 'soma de verificação SHA-256',
  you: 'Você',
  scheduled: 'por um agendamento',
  download: 'Baixar',
  downloadAgain: 'Baixar de novo',
  downloadName: (kind, when) => `Baixar ${kind}, solicitado em ${when}`,
  notYours: 'Só quem pediu pode baixar.',
  downloadFailed: (reason) => `Não foi possível obter o arquivo. ${reason}`,
  unknownKind: 'Esta página ainda não conhece arquivos assim. Recarregue a página e tente de novo.',
  elsewhere: 'O arquivo estaria em outro site.',
  failed: 'Não foi possível carregar as exportações.',
  emptyTitle: 'Ainda não há exportações',
  empty:
    'Clique em “Exportar” acima de uma lista de transações, repasses ou disputas, ou do registro de auditoria. O arquivo aparecerá aqui.',
  bytes: (size, unit) => `${size} ${unit}`,
  units: ['B', 'KB', 'MB', 'GB'],
};

export const exportFiltersCopy: Words<typeof englishExportFiltersCopy> = {
  fields: {
    date: 'Data',
    amount: 'Valor',
    type: 'Tipo',
    status: 'Status',
    store_currency: 'Moeda',
    customer_currency: 'Moeda do cliente',
    customer_country: 'País',
    channel: 'Canal',
    source: 'Forma de pagamento',
    source_device: 'Dispositivo',
    risk_level: 'Nível de risco',
    loan_id: 'Empréstimo',
    deposit_id: 'Repasse',
    at_bank: 'No seu banco',
    search: 'Busca',
    action: 'O quê',
    result: 'Resultado',
    actor_email: 'Quem',
    format: 'Formato',
  },
};
