import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { syncCopy as english } from '#web/features/sync/sync-copy.ts';

export const syncCopy: Words<typeof english> = {
  title: 'Sincronização',
  lead: 'O que o seu provedor de pagamentos fez e até onde esta loja o acompanhou. Novidades perdidas são encontradas e buscadas automaticamente.',
  failed: 'Não foi possível ler o estado da sincronização.',
  standing: {
    current: 'Em dia',
    checking: 'Verificando',
    trouble: 'Com problemas',
    behind: 'Atualizando',
    drifted: 'Diferenças encontradas',
    attention: 'Precisa da sua atenção',
  },

  checkNow: 'Verificar agora',
  checkAsked: 'Tudo está sendo comparado com o provedor de pagamentos. As diferenças são corrigidas.',
  checkFailed: (reason) => `Não foi possível iniciar a verificação. ${reason}`,

  lastEvent: 'Última novidade',
  noEvent: 'Nenhuma ainda',
  waiting: 'A aplicar',
  nothingWaiting: 'Nada está atrasado.',
  waitingSince: (ago) => `A mais antiga chegou ${ago}.`,
  lastPolled: 'Última busca de novidades perdidas',
  notPolled: 'Ainda não',
  polledEvery: 'Uma vez por minuto.',
  underWay: 'Operações com dinheiro em andamento',
  underWayNote: 'Enviadas e à espera de resposta.',
  noneUnderWay: 'Toda operação tem a sua resposta.',
  replica: 'Cópia para relatórios',
  replicaAway: 'Não responde',
  replicaNote:
    'Arquivos, demonstrativos e relatórios a leem. Se ela está atrasada ou fora do ar, o próprio banco de dados é consultado.',

  checkTitle: 'Última comparação completa',
  checkNone: 'Ainda não comparado',
  checkNoneText:
    'Uma comparação lê tudo o que o provedor de pagamentos tem e corrige o que for diferente aqui.',
  checkRunning: 'Comparando agora',
  checkRunningText: (ago) => `Começou ${ago}. Você pode sair desta página; o resultado estará aqui.`,
  checkBroken: 'A última comparação não terminou',
  checkBrokenText: 'O servidor provavelmente foi parado no meio. Nada se perdeu; inicie outra.',
  checkClean: 'Tudo coincide',
  checkCleanText: (compared, ago) => `Registros comparados ${ago}: ${compared}.`,
  checkRepaired: (count, shown) => (count === 1 ? '1 diferença corrigida' : `${shown} diferenças corrigidas`),
  checkUnexplained: (count, shown) =>
    count === 1
      ? 'O provedor de pagamentos não conhece 1 registro'
      : `O provedor de pagamentos não conhece ${shown} registros`,
  checkUnexplainedText:
    'Eles existem aqui e lá não. Um programa não decide que um dinheiro não existiu, por isso ficaram como estão. Pergunte ao provedor de pagamentos sobre eles.',
  compared: 'Comparados',
  missing: 'Faltam aqui',
  different: 'Diferentes aqui',
  unexplained: 'Só aqui',
  repaired: 'Corrigidos',
  finished: 'Terminada',
  examples: 'O que foi encontrado',
  exampleColumns: { what: 'Diferença', kind: 'Registro', id: 'ID' },
  what: {
    missing: 'Faltava aqui',
    different: 'Era diferente aqui',
    unexplained: 'Existe só aqui',
  },
  kinds: {
    account: 'Conta',
    payout: 'Repasse',
    payment_intent: 'Pagamento',
    charge: 'Cobrança',
    refund: 'Reembolso',
    dispute: 'Disputa',
    transaction: 'Movimentação do saldo',
    event: 'Entrega',
    store_product: 'Produto da sua loja',
    store_customer: 'Cliente da sua loja',
    store_order: 'Pedido da sua loja',
    store_subscription: 'Assinatura da sua loja',
  },
  id: 'ID',

  attentionTitle: 'Operações com dinheiro que ninguém confirmou',
  attentionText:
    'O provedor de pagamentos nunca respondeu e depois não sabia nada delas. Veja lá se aconteceu. Se não aconteceu, diga aqui: então será possível pedir de novo.',
  attentionNotice: (count) =>
    plural(count, {
      one: `${count} operação com dinheiro nunca foi confirmada`,
      other: `${figure(count)} operações com dinheiro nunca foram confirmadas`,
    }),
  attentionShow: 'Ver o que fazer',
  attentionFailed: 'Não foi possível ler as operações não confirmadas.',
  attentionEmpty: 'Nada precisa da sua atenção',
  attentionEmptyText:
    'Uma operação que o provedor de pagamentos nunca confirme apareceria aqui, com o que fazer.',
  operationColumns: {
    kind: 'Operação',
    subject: 'Sobre',
    asked: 'Solicitada',
    by: 'Por',
    attempts: 'Tentativas',
    actions: 'Ações',
  },
  operations: {
    refund_charge: 'Reembolso',
    capture_payment: 'Captura',
    cancel_payment: 'Cancelar uma autorização',
    accept_dispute: 'Aceitar uma disputa',
    answer_dispute: 'Responder a uma disputa',
    pay_out_instantly: 'Repasse instantâneo',
    pay_order: 'Pagamento de um pedido',
  },
  dismiss: 'Não aconteceu',
  dismissName: (action, subject) => `Dizer que isto não aconteceu: ${action} ${subject}`,
  dismissTitle: 'Você verificou no provedor de pagamentos?',
  dismissText:
    'Só diga isso quando tiver visto lá que não aconteceu. Fica registrado com o seu nome, e o mesmo pode então ser pedido de novo. Se tiver acontecido afinal, pedir de novo faria duas vezes.',
  dismissAction: 'Não aconteceu',
  dismissed: 'Anotado. A operação pode ser pedida de novo.',

  fillTitle: 'Primeira cópia do histórico',
  fillRunning: (kind, count) => `${kind}: ${count} até agora.`,
  fillRate: (rate) => `${rate} por segundo.`,
  fillLeft: (seconds) => {
    if (seconds < 60) return 'Resta menos de um minuto.';
    const isMinutes = seconds < 5400;
    const count = Math.round(seconds / (isMinutes ? 60 : 3600));
    return isMinutes
      ? plural(count, {
          one: `Resta cerca de ${count} minuto.`,
          other: `Restam cerca de ${figure(count)} minutos.`,
        })
      : plural(count, {
          one: `Resta cerca de ${count} hora.`,
          other: `Restam cerca de ${figure(count)} horas.`,
        });
  },
  restarted: (at, reason) => `O servidor foi reiniciado (${at}) porque ${reason}.`,
  restartReasons: {
    error: 'um erro o encerrou',
    database_ended: 'o banco de dados dele parou',
    out_of_memory: 'ficou sem memória',
    killed: 'foi encerrado de fora',
  },
  restartReasonOther: 'tinha parado sozinho',
  restartedText: (times) =>
    [
      'Nada se perdeu: o que estava em andamento é retomado. O log do servidor diz mais.',
      ...(times > 1 ? [`Isso aconteceu ${figure(times)} vezes nos últimos 7 dias.`] : []),
    ].join(' '),
  setup: 'Configuração e permissões',

  setAside: 'Separados',
  setAsideText: (total, shown) =>
    total === 1
      ? '1 registro do provedor de pagamentos não pôde ser guardado aqui. Todo o resto foi. Ele é tentado de novo quando muda e a cada comparação, e sai desta lista quando puder ser guardado.'
      : `${shown} registros do provedor de pagamentos não puderam ser guardados aqui. Todo o resto foi. Cada um é tentado de novo quando muda e a cada comparação, e sai desta lista quando puder ser guardado.`,
  setAsideColumns: { kind: 'Registro', id: 'ID', reason: 'Motivo', since: 'Desde' },

  passing: [
    ...['provider_unavailable', 'provider_rate_limited', 'provider_answer_broken'],
    ...['store_unavailable', 'store_slow', 'store_rate_limited', 'store_answer_broken'],
  ],
  problemSetup: 'Ver a configuração',
  problemTitles: {
    event_signature_invalid: 'Uma entrega foi recusada: não estava assinada com o nosso segredo',
    store_signature_invalid: 'Uma entrega da sua loja foi recusada: não estava assinada com o nosso segredo',
    event_clock_off: 'Uma entrega foi recusada: foi assinada em um horário diferente do nosso',
    event_malformed: 'Uma entrega não pôde ser lida e foi separada',
    event_of_other_mode: 'Entregas do outro modo foram ignoradas: teste e real nunca se misturam',
    event_of_other_account: 'Entregas de outra conta foram ignoradas',
  },
  problemWhen: (where, times, shown, since, last) =>
    times === 1 ? `${where}, ${last}.` : `${where}: ${shown} vezes, a primeira ${since}, a última ${last}.`,
  sources: {
    deliveries: 'Ao receber uma entrega',
    news: 'Ao buscar novidades',
    late_news: 'Ao buscar novidades atrasadas',
    history: 'Ao copiar o histórico',
    comparison: 'Ao comparar tudo',
    store_copy: 'Ao copiar a sua loja',
    store_news: 'Ao ler o que mudou na sua loja',
    store_comparison: 'Ao comparar os pedidos da sua loja',
    store_webhooks: 'Ao pedir que a sua loja avise o que muda',
    store_writes: 'Ao avisar a sua loja de um reembolso, uma nota ou um pedido concluído',
  },
  sourceRecord: (kind) => `Ao ler de novo: ${kind}`,
  advice: {
    provider_key_refused:
      'A chave foi revogada ou está errada. Crie outra no provedor de pagamentos, coloque-a em STRIPE_SECRET_KEY e inicie o servidor de novo. Nada se perde: o que aconteceu nesse meio-tempo é buscado.',
    provider_permission_missing:
      'A chave não pode fazer isto. Dê a ela a permissão que falta no provedor de pagamentos; a página de configuração diz qual é. O que está em espera é então feito automaticamente.',
    provider_rate_limited:
      'Foi pedido demais de uma vez. O ritmo é reduzido, e tudo continua automaticamente.',
    provider_unavailable:
      'O provedor de pagamentos está fora do ar ou inacessível. Uma nova tentativa é feita automaticamente.',
    provider_answer_broken: 'Nada disso foi aproveitado. É pedido de novo automaticamente, do mesmo ponto.',
    event_signature_invalid:
      'Se o webhook tem um novo segredo, coloque-o em STRIPE_WEBHOOK_SECRET e inicie o servidor de novo. Se não, outra pessoa está enviando isto. Nada foi aproveitado, e o que faltou é buscado.',
    event_clock_off:
      'O segredo está certo, portanto o relógio deste servidor não está. O que faltou é buscado.',
    event_malformed:
      'Estava assinada com o nosso segredo, e a forma dela não é conhecida aqui. Nada foi aproveitado. Aquilo de que tratava é buscado na próxima busca de novidades e, no mais tardar, na próxima comparação.',
    store_unavailable:
      'Sua loja está fora do ar ou inacessível. Uma nova tentativa é feita automaticamente; nada se perde.',
    store_slow:
      'Uma nova tentativa é feita automaticamente. Se continuar, pergunte à sua hospedagem por que a loja está lenta.',
    store_rate_limited:
      'Sua hospedagem permite menos chamadas. Pedimos mais devagar, e tudo continua automaticamente.',
    store_answer_broken: 'Nada disso foi aproveitado. É pedido de novo automaticamente, do mesmo ponto.',
    store_answer_too_large: 'Um plugin acrescenta demais a cada pedido. Pergunte a quem cuida da loja.',
    store_key_refused:
      'A chave foi revogada ou está errada. Crie outra na sua loja em WooCommerce › Configurações › Avançado › API REST e informe-a na página de configuração; ou, se as configurações do servidor indicam a loja, em WOOCOMMERCE_KEY e WOOCOMMERCE_SECRET.',
    store_permission_missing:
      'Dê à chave “Leitura/Gravação” na sua loja, e à pessoa a quem ela pertence a função “Gerente de loja” ou “Administrador”. O que está em espera é então feito automaticamente.',
    store_clock_off: 'Acerte o relógio deste servidor ou o da loja: a diferença passa de 15 minutos.',
    store_moved:
      'Informe o novo endereço, com uma chave, na página de configuração; ou, se as configurações do servidor indicam a loja, coloque-o em WOOCOMMERCE_URL e inicie o servidor de novo. Nada do que foi copiado se perde.',
    store_certificate: 'Peça à sua hospedagem que renove o certificado ou que coloque nele o domínio certo.',
    store_private:
      'O endereço da loja leva agora a uma rede privada. Informe o endereço público na página de configuração; quem cuida do servidor pode permitir os privados com WEBHOOKS_PRIVATE=allow.',
    store_rest_missing:
      'Veja se o endereço na página de configuração está certo. Na loja, os links permanentes não podem ser “Padrão” (Configurações › Links permanentes), e o WooCommerce precisa estar ativo.',
    store_no_data:
      'Um firewall, uma página de login ou uma página de manutenção está na frente da sua loja. Deixe passar as chamadas a /wp-json/wc/v3.',
    store_signature_invalid:
      'Nada foi aproveitado: outra pessoa a enviou, ou um webhook da sua loja perdeu o nosso segredo. Os que criamos são conferidos a cada dez minutos, e o que faltou é lido mesmo assim. Se continuar, remova o que se chama “Countinghouse” entre os webhooks da sua loja: ele é criado de novo.',
    store_refused: 'Abra o pedido na sua loja e veja. Tentamos várias vezes e depois deixamos.',
    event_of_other_mode:
      'Um webhook real de uma plataforma recebe os dois modos, e então isto está como deve ser. Se a sua não é uma plataforma, um webhook de teste aponta para uma loja real, ou o contrário: remova-o. Nada foi aproveitado.',
    event_of_other_account:
      'O webhook de uma plataforma recebe todas as contas dela, e então isto está como deve ser. Se a sua não é uma plataforma, o webhook de outra conta aponta para esta loja: remova-o. Nada foi aproveitado.',
  },
  adviceOther: 'Uma nova tentativa é feita automaticamente. Se continuar, veja o log do servidor.',

  ago: (seconds) => {
    if (seconds < 5) return 'agora mesmo';
    if (seconds < 60) return `há ${seconds} segundos`;
    const minutes = Math.floor(seconds / 60);
    if (seconds < 3600)
      return plural(minutes, { one: `há ${minutes} minuto`, other: `há ${minutes} minutos` });
    const hours = Math.floor(seconds / 3600);
    if (seconds < 86_400) return plural(hours, { one: `há ${hours} hora`, other: `há ${hours} horas` });
    const days = Math.floor(seconds / 86_400);
    return plural(days, { one: `há ${days} dia`, other: `há ${figure(days)} dias` });
  },
};
