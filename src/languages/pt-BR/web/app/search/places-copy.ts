import type { Words } from '#languages/kit/words.ts';
import type {
  helpPlaces as englishHelpPlaces,
  otherPlaces as englishOtherPlaces,
  settingsPlaces as englishSettingsPlaces,
} from '#web/app/search/places-copy.ts';

export const settingsPlaces: Words<typeof englishSettingsPlaces> = {
  general: ['Geral: pagamentos ativados ou não, modo de teste', 'ativar desativar ligar desligar loja teste'],
  'payment-methods': [
    'Formas de pagamento',
    'cartões ideal sepa bancontact klarna visa mastercard pix boleto tarifas preços',
  ],
  'buy-now-pay-later': ['Compre agora, pague depois', 'klarna affirm afterpay parcelas parcelamento'],
  'express-checkouts': ['Checkout expresso', 'apple pay google carteira wallet botão woopay link'],
  transactions: [
    'Transações: capturar depois, cartões salvos, extrato bancário, contato de suporte',
    'manual autorização descritor nome fatura extrato e-mail email telefone suporte salvos',
  ],
  'payout-schedule': [
    'Cronograma de repasses e conta bancária',
    'depósito diário semanal mensal iban número da conta recebimento',
  ],
  'fp-settings': ['Proteção contra fraudes', 'risco bloquear regras avs cvc filtros antifraude'],
  reporting: ['Relatórios: idioma dos arquivos', 'exportar csv tradução idioma'],
  'advanced-settings': ['Configurações avançadas', 'várias moedas multimoeda assinaturas depuração log'],
};

export const otherPlaces: Words<typeof englishOtherPlaces> = {
  password: ['Alterar sua senha', 'entrar login conta segurança perfil'],
  currencies: ['Moedas, taxas de câmbio e arredondamento', 'câmbio multimoeda dinheiro seletor'],
  keys: ['Chaves de API', 'rest acesso token programas integração stripe'],
  setup: ['Stripe: chaves e permissões', 'webhook segredo conectar provedor'],
};

export const helpPlaces: Words<typeof englishHelpPlaces> = {
  verification: ['Verificar sua empresa', 'identidade documentos kyc passaporte cnpj cpf'],
  'account-status': ['O que significa o status da conta', 'restrita pendente rejeitada análise ativada'],
  'early-selling': ['Vender antes de concluir a verificação', 'limite progressivo'],
  sandbox: ['O ambiente de testes', 'sandbox testar demo real'],
  'test-mode': ['Modo de teste', 'cartões 4242 testar'],
  'site-connection': ['A conexão do seu site', 'modo de segurança reconectar'],
  terms: ['Termos de serviço', 'legal contrato condições'],
  https: ['Por que é preciso HTTPS', 'ssl certificado seguro tls'],
  'payout-schedule': ['O cronograma de repasses', 'depósito quando dinheiro banco dias receber'],
  'instant-payouts': ['Repasses instantâneos', 'rápido agora minutos tarifa antecipação'],
  'failed-payouts': ['Quando um repasse falha', 'devolvido encerrada conta bancária'],
  balances: ['Seu saldo', 'disponível pendente dinheiro'],
  fees: ['Tarifas', 'custos preço taxas porcentagem cobranças'],
  transactions: ['Como ler a lista de transações', 'líquido valor colunas'],
  'manual-capture': ['Capturar pagamentos depois', 'autorização retenção não capturado'],
  refunds: ['Reembolsos', 'devolver dinheiro estorno devolução parcial'],
  exports: ['Exportar uma lista', 'csv baixar arquivo contador idioma tradução'],
  documents: ['Faturas fiscais e IVA', 'impostos fatura extrato'],
  'card-readers': ['Leitores de cartão e pagamentos presenciais', 'terminal maquininha pos aproximação'],
  capital: ['Empréstimos Capital', 'financiamento crédito adiantamento'],
  disputes: ['Disputas', 'chargeback estorno contestação banco reclamação'],
  inquiries: ['Consultas', 'pergunta pedido de informação'],
  evidence: ['Evidências que ajudam', 'contestar prova documentos enviar'],
  'fraud-protection': ['Proteção contra fraudes', 'risco regras filtros bloquear antifraude'],
  'risk-level': ['Níveis de risco', 'elevado máximo normal'],
  'payment-methods': ['Formas de pagamento', 'cartões ideal klarna oferecer'],
  'express-checkouts': ['Checkout expresso', 'apple google carteira wallet'],
  'multi-currency': ['Vender em várias moedas', 'câmbio euro conversão'],
  'statement-descriptor': ['O nome nos extratos bancários', 'descritor cliente cartão fatura'],
  subscriptions: ['Pagamentos recorrentes', 'assinatura renovação mensal'],
  'time-zone': ['Dias e fusos horários', 'fuso horário relógio data utc'],
  'api-keys': ['Chaves de API', 'rest token programas'],
  privacy: ['O que é registrado', 'cookies dados rastreamento privacidade'],
};
