import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { approvalRulesCopy as english } from '#web/features/approval-rules/approval-rules-copy.ts';

export const approvalRulesCopy: Words<typeof english> = {
  title: 'Aprovações',
  lead: 'O que uma pessoa não pode fazer sozinha. Espera até três dias por uma segunda pessoa, e ninguém aprova o que pediu.',
  list: 'Ver o que está em espera',
  failed: 'Não foi possível carregar as regras.',
  loading: 'Carregando as regras',
  kinds: {
    refund_over: 'Um reembolso acima deste valor precisa de aprovação. Em outras moedas, todos precisam.',
    refunds_a_day:
      'Quando alguém tiver feito este número de reembolsos em 24 horas, o próximo precisa de aprovação.',
    pay_out: 'Receber um repasse na hora precisa de aprovação.',
    bank: 'Enviar repasses para outra conta bancária precisa de aprovação.',
    fraud_rules: 'Alterar os filtros antifraude precisa de aprovação.',
    people: 'Alterações de pessoas, de funções e destas regras precisam de aprovação.',
    api_key: 'Criar uma chave que possa movimentar dinheiro precisa de aprovação.',
  },
  amount: 'Acima de',
  amountMissing: 'Diga acima de qual valor.',
  unreadable: (example) => `Digite um valor, por exemplo ${example}.`,
  count: 'Reembolsos em 24 horas',
  countMissing: 'Diga quantos.',
  notANumber: 'Isto não é um número.',
  who: 'Quem pode aprovar',
  role: (name, people) =>
    `${name} (${plural(people, { one: `${people} pessoa`, other: `${figure(people)} pessoas` })})`,
  tooFew:
    'Menos de duas pessoas poderiam aprovar isto, portanto ninguém mais poderia fazê-lo. Convide alguém ou escolha mais funções.',
  alone:
    'Você é a única pessoa aqui, portanto ninguém poderia aprovar nada. Convide alguém antes: para uma segunda olhada são necessárias duas pessoas.',
  aloneTitle: 'Uma pessoa sozinha não pode aprovar',
  limits: 'Limites de reembolso',
  limitsText:
    'Quem passa do limite da própria função pede aprovação, quaisquer que sejam as regras acima. Um reembolso aprovado conta para quem o aprovou. Em moedas sem limite próprio, estas funções pedem aprovação para cada reembolso.',
  limitOf: (role, code, most, day) =>
    `${role}, em ${code}: ${most === null ? 'qualquer valor por reembolso' : `até ${most} por reembolso`}, ${day === null ? 'sem limite diário' : `até ${day} em 24 horas`}.`,
  noLimits: 'Nenhuma função tem limite.',
  save: 'Salvar',
  saved: 'As regras foram salvas.',
  unsaved: 'Ainda não salvo',
};
