import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { setupCopy as english } from '#web/features/setup/setup-copy.ts';

export const setupCopy: Words<typeof english> = {
  title: 'Configuração',
  lead: 'Como esta loja chega ao seu provedor de pagamentos, o que pode fazer lá e até onde o histórico foi copiado.',
  failed: 'Não foi possível ler a configuração.',
  sync: 'Abrir Sincronização',
  modes: { live: 'Real', test: 'Teste' },
  simulated: 'Simulado',

  connectionTitle: 'Conexão',
  service: 'Serviço',
  services: { simulator: 'Simulador', stripe: 'Stripe' },
  way: 'Modo de conexão',
  ways: {
    simulated: 'Uma empresa de pagamentos dentro deste programa: sem dinheiro real',
    direct: 'Sua própria conta, com a própria chave',
    connect: 'Uma conta conectada a uma plataforma',
  },
  mode: 'Modo',
  modeWords: {
    live: 'Real: dinheiro real é movimentado',
    test: 'Teste: nenhum dinheiro real é movimentado',
  },
  account: 'Conta',
  noAccount: 'Ainda não lida',
  accountId: 'ID da conta',
  key: 'Chave secreta',
  keyTaken: (isRestricted) => (isRestricted ? 'Restrita, aceita' : 'Sem restrições, aceita'),
  keyRefused: 'Recusada',
  publishable: 'Chave publicável',
  publishableSet: 'Definida',
  publishableMissing: 'Não definida',
  clock: 'Relógios',
  clockUnknown: 'Ainda não comparados',
  clockAgrees: 'Coincidem',
  clockOff: (seconds) =>
    seconds > 0 ? `Este servidor está ${seconds} s atrasado` : `Este servidor está ${-seconds} s adiantado`,
  keyRefusedTitle: 'O provedor de pagamentos recusa a chave',
  keyRefusedText:
    'Crie lá uma nova chave, coloque-a em STRIPE_SECRET_KEY e inicie o servidor de novo. Nada se perde enquanto isso: o que acontecer é buscado depois.',
  keyPage: 'Chaves no provedor de pagamentos',
  unrestrictedTitle: 'Esta chave pode fazer tudo',
  unrestrictedText: 'Uma chave restrita com as permissões abaixo basta, e faz menos estrago em mãos erradas.',
  clockTitle: 'Os relógios estão distantes demais',
  clockText:
    'As entregas são recusadas quando parecem ter mais de cinco minutos. Acerte o relógio deste servidor.',

  simulatorTitle: 'Nada a configurar',
  simulatorText:
    'O simulador não precisa de chave. Para ganhar dinheiro com uma conta real, inicie o servidor com estas configurações.',
  settings: [
    { name: 'PROVIDER=stripe', what: 'Usa uma conta real em vez do simulador.' },
    { name: 'STRIPE_SECRET_KEY', what: 'Uma chave restrita, rk_live_… ou rk_test_…' },
    {
      name: 'STRIPE_WEBHOOK_SECRET',
      what: 'whsec_…, ou dois separados por vírgula enquanto um substitui o outro.',
    },
    { name: 'STRIPE_PUBLISHABLE_KEY', what: 'pk_live_… ou pk_test_…, do mesmo modo que a chave secreta.' },
    {
      name: 'STRIPE_ACCOUNT',
      what: 'acct_…, só se a chave for de uma plataforma; ou a palavra new, para abrir uma conta daqui.',
    },
  ],
  settingsFoot:
    'Cada segredo também pode ser lido de um arquivo que só o servidor possa ler: STRIPE_SECRET_KEY_FILE, STRIPE_WEBHOOK_SECRET_FILE.',

  permissionsTitle: 'O que a chave pode fazer',
  permissionsFailed: 'Não foi possível consultar as permissões.',
  permissionsAgain: 'Verificar de novo',
  permissionsNone: 'Não há chave para consultar.',
  allGranted: (count) => `Todas as ${count} permissões estão presentes`,
  asked: (when) => `Consultado em ${when}. Consultar não altera nada.`,
  someMissing: (count) =>
    plural(count, { one: `Falta ${count} permissão`, other: `Faltam ${count} permissões` }),
  someMissingText:
    'O que precisa delas falha até que a chave as tenha. Edite a chave no provedor de pagamentos.',
  someUnknown: (count) =>
    plural(count, {
      one: `Não foi possível consultar ${count} permissão`,
      other: `Não foi possível consultar ${count} permissões`,
    }),
  someUnknownText: (isKeyTaken) =>
    isKeyTaken
      ? 'O provedor de pagamentos não respondeu. Verifique de novo daqui a pouco.'
      : 'O provedor de pagamentos recusa a chave. Substitua-a e verifique de novo.',
  permissionColumns: { name: 'Permissão', need: 'Necessária para', state: 'Status' },
  states: {
    granted: 'Concedida',
    missing: 'Falta',
    unknown: 'Não se sabe',
  },
  needs: {
    'Balance: read': 'Saldos em Visão geral e Repasses',
    'Balance transactions: read': 'A lista de transações e todas as somas',
    'Charges: read': 'Detalhes dos pagamentos',
    'PaymentIntents: read': 'Detalhes dos pagamentos e autorizações',
    'PaymentIntents: write': 'Capturar e cancelar autorizações',
    'Refunds: read': 'Reembolsos em pagamentos e pedidos',
    'Refunds: write': 'Devolver dinheiro',
    'Disputes: read': 'A lista de disputas',
    'Disputes: write': 'Responder e aceitar disputas',
    'Payouts: read': 'A lista de repasses',
    'Payouts: write': 'Repasses instantâneos',
    'Files: read': 'Arquivos de evidências',
    'Events: read': 'Encontrar o que não foi entregue',
    'Terminal: read': 'Leitores de cartão',
    'Payment method configurations: read': 'Formas de pagamento nas configurações',
    'Payment method configurations: write': 'Ativar formas de pagamento',
    'Accounts: read': 'O estado da conta',
  },

  webhookTitle: 'Entregas',
  webhookUrl: 'Endereço de entrega',
  url: 'endereço',
  secrets: 'Segredo de assinatura',
  secretsWords: (count) => ['Nenhum', 'Um', 'Dois: um substitui o outro'][count] ?? String(count),
  lastDelivery: 'Última entrega',
  noDelivery: 'Nenhuma ainda',
  noSecretTitle: 'Sem um segredo de assinatura, nenhuma entrega é aceita',
  noSecretText:
    'Em vez disso, as novidades são buscadas uma vez por minuto. Para saber na hora, adicione o endereço no provedor de pagamentos e coloque o segredo dele em STRIPE_WEBHOOK_SECRET.',
  webhookPage: 'Webhooks no provedor de pagamentos',
  eventsShow: (count) => `Os ${count} eventos a escolher lá`,
  events: 'lista de eventos',

  canTitle: 'O que funciona deste modo',
  can: 'Daqui',
  cannot: 'No provedor de pagamentos',
  canColumns: { what: 'O quê', where: 'Onde' },
  capabilities: {
    embeddedOnboarding: 'Verificar a conta',
    payoutScheduleWrites: 'Alterar o cronograma de repasses',
    businessDetailsWrites: 'Alterar o texto do extrato e o contato de suporte',
    bankAccountWrites: 'Alterar a conta bancária',
    instantPayouts: 'Repasses instantâneos',
    loans: 'Empréstimos',
    documents: 'Faturas fiscais',
    readers: 'Leitores de cartão',
    vatLookup: 'Consultar números fiscais',
  },

  historyTitle: 'Cópia do histórico',
  historyNone: 'Ainda não começou',
  historyNoneText:
    'Tudo o que o provedor de pagamentos tem é copiado uma vez, automaticamente, logo após a primeira inicialização.',
  historyFailed: 'Não foi possível ler o progresso.',
  historyColumns: {
    kind: 'Registros',
    rows: 'Copiados',
    rate: 'Ritmo',
    left: 'Tempo restante',
    progress: 'Progresso',
  },
  kinds: {
    account: 'Conta',
    payout: 'Repasses',
    payment_intent: 'Pagamentos',
    charge: 'Cobranças',
    refund: 'Reembolsos',
    dispute: 'Disputas',
    transaction: 'Movimentações do saldo',
    document: 'Documentos',
    loan: 'Empréstimos',
    payout_contents: 'O que saiu com cada repasse',
    store_product: 'Produtos da sua loja',
    store_customer: 'Clientes da sua loja',
    store_order: 'Pedidos da sua loja',
  },
  rate: (rows) => `${rows} por segundo`,
  done: 'Feito',
  leftUnknown: 'Ainda não se sabe',
  left: (seconds) => {
    if (seconds < 60) return 'Menos de um minuto';
    const isMinutes = seconds < 5400;
    const count = Math.round(seconds / (isMinutes ? 60 : 3600));
    return isMinutes
      ? plural(count, { one: `Cerca de ${count} minuto`, other: `Cerca de ${figure(count)} minutos` })
      : plural(count, { one: `Cerca de ${count} hora`, other: `Cerca de ${figure(count)} horas` });
  },
  progressOf: (kind) => `Progresso: ${kind}`,
};
