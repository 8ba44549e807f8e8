import type { Words } from '#languages/kit/words.ts';
import { figure } from '#languages/pt-BR/speech.ts';
import type { chartCopy as english } from '#web/features/books/chart-copy.ts';

export const chartCopy: Words<typeof english> = {
  failed: 'Não foi possível carregar o plano de contas.',
  newer: 'Estas configurações são de uma versão mais nova que esta página. Carregue a página de novo.',
  loading: 'Carregando o plano de contas',
  how: 'Como contabilizar',
  package: 'Programa de contabilidade',
  packageHelp: 'Cada um começa com números próprios. Escolher outro preenche abaixo os números dele.',
  grain: 'Um lançamento para',
  grains: {
    transaction: 'Cada movimentação',
    day: 'Cada dia',
    payout: 'Cada repasse',
  },
  basis: 'Data contábil',
  bases: {
    payment: 'A do pagamento',
    payout: 'A do repasse com que saiu',
  },
  basisHelp:
    'Pelo pagamento, as vendas ficam no mês certo e a conta transitória é o saldo do provedor. Pelo repasse, o que ainda não saiu em nenhum repasse fica em espera.',
  basisLocked: 'Há meses bloqueados, por isso isto não pode ser alterado. Desbloqueie-os antes.',
  elsewhere: 'As vendas são contabilizadas em outro lugar',
  elsewhereHelp:
    'Sua loja ou seu caixa já contabiliza vendas e reembolsos. Aqui eles são lançados contra uma conta própria, e nenhuma venda é contabilizada duas vezes.',
  bankElsewhere: 'O programa contábil registra por conta própria as linhas do extrato',
  bankElsewhereHelp:
    'Ele lê sua conta bancária, como o Xero sempre faz. Aqui os repasses ficam então a caminho; concilie lá a linha do extrato com essa conta.',
  tax: 'Contabilizar o imposto das vendas em conta própria',
  taxHelp:
    'Cada pagamento e reembolso leva a parte do imposto do respectivo pedido. Deixe desativado onde a própria conta de vendas separa o imposto, como fazem as do DATEV.',
  datev: 'DATEV',
  datevNumbers: {
    adviser: 'Número do consultor fiscal',
    client: 'Número do cliente',
    year_begins: 'O ano começa no mês',
  },
  outOfRange: (least, most) => `Digite um número de ${figure(least)} a ${figure(most)}.`,
  accounts: 'Contas',
  accountsText:
    'Peça estes números ao seu contador. O QuickBooks conhece as contas pelos nomes; os outros, pelos números.',
  perCurrency: 'Contas de uma só moeda',
  perCurrencyText:
    'Se a sua contabilidade mantém uma conta para cada moeda, como uma conta transitória e uma conta bancária em euros, adicione-a aqui. Todo o resto é lançado nas contas acima.',
  ofCurrency: (account, currency) => `${account}, ${currency}`,
  currency: 'Moeda',
  chooseCurrency: 'Escolha uma moeda',
  account: 'Conta',
  addAccount: 'Adicionar conta',
  removeAccount: 'Remover',
  removeAccountName: (account) => `Remover ${account}`,
  code: (account) => `Número de ${account}`,
  name: (account) => `Nome de ${account}`,
  taxCode: (account) => `Código de imposto de ${account}`,
  heads: { what: 'Para que serve', code: 'Número', name: 'Nome', tax: 'Código de imposto' },
  problems: {
    missing: 'Digite um número e um nome.',
    taken: 'Este número é de uma conta de dinheiro e já é usado por outra.',
    name_taken:
      'Esta é uma conta de dinheiro, e outra tem o mesmo nome. O QuickBooks as trataria como uma só.',
    not_datev: 'O DATEV aceita números de quatro a oito dígitos.',
    other_length: 'Todos os números do DATEV têm o mesmo comprimento.',
  },
  save: 'Salvar',
  saved: 'O plano de contas foi salvo.',
  notSaved: 'O plano de contas não foi salvo.',
};
