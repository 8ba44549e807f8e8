import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { connectCopy as english } from '#web/features/connect/connect-copy.ts';

export const connectCopy: Words<typeof english> = {
  greeting: (name) => (name ? `Olá, ${name}: comece a receber` : 'Comece a receber'),
  title: 'Aceite pagamentos na sua própria loja',
  lead: 'Cartões e formas locais, nas moedas que os seus clientes usam. Seu dinheiro, suas tarifas e seus repasses em um só lugar, e a conta de cada repasse fecha.',
  methods: 'Formas de pagamento',
  more: (count) => `+ ${count}`,
  moreLabel: (count) =>
    plural(count, {
      one: `mais ${count} forma de pagamento`,
      other: `mais ${figure(count)} formas de pagamento`,
    }),
  payouts: 'Repasses',
  payoutsValue: 'Automáticos, diários',
  capture: 'Captura de pagamentos',
  captureValue: 'Ao fazer o pedido',
  recurring: 'Pagamentos recorrentes',
  recurringValue: 'Aceitos',
  verifyTitle: 'Você vai verificar os dados da sua empresa',
  verifyText: 'Leva cerca de dez minutos, e você pode parar e voltar.',
  verifyLink: 'O que é preciso',
  primary: {
    connect_store: 'Conectar sua loja',
    verify: 'Verificar os dados da empresa',
    finish: 'Concluir a verificação da empresa',
    overview: 'Ver a visão geral',
  },
  terms: (terms, privacy) => `Ao continuar, você aceita os ${terms} e o ${privacy}.`,
  termsLink: 'termos de serviço',
  privacyLink: 'aviso de privacidade',
  reset: 'Redefinir conta',

  incomplete: 'Conclua a configuração para processar pagamentos.',
  sandboxFailed: 'Ocorreu um erro ao configurar sua conta do ambiente de testes. Tente de novo!',
  paused:
    'Pausamos temporariamente a criação de novas contas. Nada mais na sua loja é afetado. Volte em alguns dias.',
  connected: 'Sua conta de pagamentos está conectada',
  verifying: 'Sua conta real está sendo verificada',
  connectedText: 'Pagamentos, repasses e o que ainda falta na conta estão na visão geral.',
  notConnected: 'Sua conta não foi conectada. Nada se perdeu: continue de onde parou.',
  saved: 'As páginas concluídas estão salvas',
  besideSandbox: 'Sua conta real não está concluída',
  besideSandboxText: 'O ambiente de testes fica como está até que a conta real possa aceitar pagamentos.',

  needsTitle: 'Verificar sua empresa',
  needsLead:
    'A lei exige que os provedores de pagamentos saibam a quem pagam. O provedor verifica estes dados; nós nunca guardamos os seus documentos.',
  needsOwner: 'Sobre o proprietário',
  needsOwnerText:
    'Nome, endereço residencial, data de nascimento, um número de identidade e uma foto do passaporte ou da carteira de identidade.',
  needsBusiness: 'Sobre a empresa',
  needsBusinessText: 'Razão social, tipo de empresa, número fiscal ou de registro, site.',
  needsBank: 'Uma conta bancária',
  needsBankText: 'Para onde os repasses devem ir. Precisa estar em nome do proprietário ou da empresa.',
  close: 'Fechar',

  countryContinue: 'Continuar',
  cancel: 'Cancelar',

  resetTitle: 'Redefinir a conta?',
  resetText:
    'Você recomeça com uma nova conta. Os pagamentos de teste e os dados informados até agora deixam de aparecer; os pedidos ficam na sua loja.',
  resetAction: 'Redefinir conta',

  sandboxTitle: 'Estou configurando uma loja para outra pessoa.',
  sandboxText:
    'Experimente tudo com pagamentos de teste: sem verificação de identidade, sem dinheiro real. O proprietário verifica a empresa depois; os dados do ambiente de testes ficam à parte.',
  sandboxAction: 'Ativar o ambiente de testes',
  sandboxTry: 'Experimentar em um ambiente de testes',
  loaderTitle: 'Concluindo a configuração dos pagamentos',
  loaderText: 'Sua conta do ambiente de testes está sendo criada. Leva alguns segundos.',

  atHand: 'O que ter em mãos',
  who: 'Quem faz o quê',
  steps: [
    { id: 'you', icon: 'user', title: 'Você', text: 'Preenche os dados da empresa, cerca de 10 minutos' },
    {
      id: 'company',
      icon: 'shield',
      title: 'Provedor de pagamentos',
      text: 'Verifica os dados, quase sempre em até uma hora',
    },
    {
      id: 'bank',
      icon: 'payout',
      title: 'Banco',
      text: 'Recebe o primeiro repasse cerca de 7 dias após a primeira venda',
    },
  ],
};
