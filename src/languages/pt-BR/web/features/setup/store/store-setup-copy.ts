import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { storeSetupCopy as english } from '#web/features/setup/store/store-setup-copy.ts';

export const storeSetupCopy: Words<typeof english> = {
  title: 'Sua loja',
  lead: 'Uma loja que funciona com WooCommerce pode ser conectada: seus pedidos, clientes e produtos são copiados para cá e acompanhados, e o checkout dela fica como está.',
  failed: 'Não foi possível ler a configuração da loja.',
  openFailed: 'Não foi possível conectar a loja.',

  address: 'Endereço',
  shop: 'Nome',
  notReadYet: 'Ainda não lido',
  namedBy: 'Endereço e chave',
  namedByWords: {
    nobody: 'Nenhum: a loja é a integrada',
    server: 'Das configurações do servidor',
    page: 'Informados nesta página, guardados criptografados',
  },
  told: 'Última entrega',
  notTold: 'Nenhuma: as alterações são procuradas a cada minuto',

  serverTitle: 'As configurações do servidor indicam a loja',
  serverText:
    'O endereço e a chave vêm de WOOCOMMERCE_URL, WOOCOMMERCE_KEY e WOOCOMMERCE_SECRET. Quem cuida do servidor os altera lá.',
  ordersTitle: 'Nenhuma loja pode ser conectada aqui',
  ordersText:
    'Este banco de dados contém pedidos da loja integrada, e os pedidos de duas lojas nunca se misturam. Inicie o servidor com um DATA_DIR ou uma DATABASE_URL vazios e conecte sua loja lá.',
  startingTitle: 'O servidor está reiniciando',
  startingText:
    'A chave está guardada. O servidor reinicia com ela automaticamente; depois a loja é copiada. Se continuar por mais de um minuto, inicie o servidor manualmente.',

  startingWithoutText:
    'A loja está desconectada. O servidor reinicia sem ela automaticamente. Se continuar por mais de um minuto, inicie o servidor manualmente.',

  letGoTitle: 'Desconectar a loja',
  letGoText:
    'As alterações dela deixam de ser lidas e nada mais é informado a ela. Os webhooks que criamos nela são removidos. O que foi copiado fica aqui e pode ser lido, e os pagamentos continuam como estão. Você pode conectar a loja de novo a qualquer momento: então tudo continua dali.',
  letGo: 'Desconectar a loja',
  letGoQuestion: (shop) => `Desconectar “${shop}”?`,
  letGoWaiting: (count) =>
    plural(count, {
      one: 'Um reembolso, uma nota ou um pedido concluído ainda não foi informado à loja. Ele espera até a loja ser conectada de novo.',
      other: `${figure(count)} reembolsos, notas e pedidos concluídos ainda não foram informados à loja. Eles esperam até a loja ser conectada de novo.`,
    }),
  formerTitle: 'A loja foi desconectada',
  formerText:
    'O que foi copiado pode ser lido, como estava naquele momento. Conecte a loja de novo abaixo, no mesmo endereço ou em outro. Outra loja pode ocupar o lugar dela enquanto nenhum pagamento aqui pertencer aos pedidos dela.',
  formerSince: 'Desconectada',
  leftTitle: (count) =>
    plural(count, {
      one: 'Um webhook ainda está na loja',
      other: `${figure(count)} webhooks ainda estão na loja`,
    }),
  leftText:
    'Não foi possível alcançar a loja. Remova lá o que se chama “Countinghouse”, em WooCommerce › Configurações › Avançado › Webhooks.',

  formTitle: 'Conectar uma loja WooCommerce',
  keyTitle: 'Informar outra chave ou o novo endereço',
  movedText:
    'Uma loja que mudou de endereço é reconhecida pelos pedidos: nada do que foi copiado se perde. Outra loja é recusada.',
  formText:
    'Na sua loja, abra WooCommerce › Configurações › Avançado › API REST e adicione uma chave com “Leitura/Gravação”, para uma pessoa com a função “Gerente de loja” ou “Administrador”.',
  url: 'Endereço da loja',
  urlHelp: 'Por exemplo https://shop.example',
  urlMissing: 'Informe um endereço que comece com https:// ou http://.',
  key: 'Chave do consumidor',
  keyMissing: 'Informe a chave. Ela começa com ck_.',
  secret: 'Segredo do consumidor',
  secretMissing: 'Informe o segredo. Ele começa com cs_.',
  check: 'Verificar',
  checkFailed: 'Não foi possível verificar a loja.',
  attach: (shop) => `Conectar “${shop}”`,
  useKey: 'Usar este endereço e esta chave',

  checksTitle: 'O que é necessário da loja',
  checkColumns: { what: 'Verificado', words: 'O que fazer', state: 'Resultado' },
  checks: {
    address: 'O endereço responde',
    https: 'O endereço é seguro (https)',
    interface: 'O WooCommerce está lá',
    clock: 'Os relógios coincidem',
    key: 'A chave é aceita',
    orders: 'Os pedidos podem ser lidos',
    customers: 'Os clientes podem ser lidos',
    products: 'Os produtos podem ser lidos',
    settings: 'As configurações podem ser lidas',
    subscriptions: 'As assinaturas podem ser lidas',
    notes: 'Notas de pedido podem ser escritas',
    refunds: 'Reembolsos podem ser anotados',
    webhooks: 'Webhooks podem ser criados',
    deliveries: 'A loja pode avisar das alterações',
  },
  states: {
    good: 'Em ordem',
    poor: 'Limitado',
    wrong: 'Impedimento',
    unknown: 'Não se sabe',
  },
  readyTitle: 'Tudo o que é necessário está lá',
  readyText:
    'Nada foi alterado na sua loja: a gravação foi testada em um pedido e um webhook que não existem.',
  notReadyTitle: 'Algo está impedindo',
  notReadyText: 'A lista diz o que fazer. Depois, verifique de novo.',

  limits: {
    https: 'As chamadas são assinadas, mas o que é lido trafega sem criptografia. Use https se a loja tiver.',
    clock: 'A diferença entre os relógios passa de um minuto. Acerte o deste servidor ou o da loja.',
    deliveries:
      'Este servidor não tem uma PUBLIC_URL que a loja alcance. Em vez disso, as alterações são procuradas a cada minuto.',
  },
  advice: {
    no_subscriptions: 'O plugin WooCommerce Subscriptions não está lá, portanto não há nenhuma para copiar.',
    store_private:
      'Use o endereço público da loja. Quem cuida do servidor pode permitir os privados com WEBHOOKS_PRIVATE=allow.',
    store_certificate: 'Peça à sua hospedagem que renove o certificado ou que coloque nele o domínio certo.',
    store_unavailable: 'Veja se o endereço está certo e se a loja está no ar, e verifique de novo.',
    store_slow: 'Verifique de novo. Se continuar, pergunte à sua hospedagem por que a loja está lenta.',
    store_rate_limited: 'Sua hospedagem permite menos chamadas. Espere um minuto e verifique de novo.',
    store_answer_broken: 'Verifique de novo.',
    store_moved: 'Informe o endereço a que ele leva.',
    store_rest_missing:
      'Veja se o endereço está certo. Na loja, os links permanentes não podem ser “Padrão” (Configurações › Links permanentes), e o WooCommerce precisa estar ativo.',
    store_no_data:
      'Um firewall, uma página de login ou uma página de manutenção está na frente da loja. Deixe passar as chamadas a /wp-json/wc/v3.',
    store_key_refused:
      'Crie uma nova chave na loja e informe as duas partes dela. Se estiverem certas, talvez a loja não saiba que é acessada por https: o proxy dela precisa repassar X-Forwarded-Proto.',
    store_clock_off: 'Acerte o relógio deste servidor ou o da loja: a diferença passa de 15 minutos.',
    store_permission_missing:
      'Dê à chave “Leitura/Gravação” na loja, e à pessoa dela a função “Gerente de loja” ou “Administrador”.',
  },
};
