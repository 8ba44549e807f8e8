import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/pt-BR/speech.ts';
import type { fraudProtectionCopy as english } from '#web/features/fraud-protection/fraud-protection-copy.ts';
import { countWords } from '#web/shared/store-format.ts';

export const fraudProtectionCopy: Words<typeof english> = {
  title: 'Proteção avançada contra fraudes',
  atLeastOne: 'A proteção avançada precisa de ao menos um filtro de risco ativado.',
  levels: { basic: 'Proteção básica', advanced: 'Proteção avançada' },
  rules: {
    avs_verification: {
      name: 'AVS não coincide',
      text: 'A rua ou o código postal não coincide com o que consta no banco do cartão.',
    },
    international_ip_address: {
      name: 'Endereço IP internacional',
      text: 'O pedido vem de um país para o qual você não vende.',
    },
    ip_address_mismatch: {
      name: 'Endereço IP não coincide',
      text: 'O país do endereço IP é diferente do país de cobrança.',
    },
    address_mismatch: {
      name: 'Endereço não coincide',
      text: 'O endereço de entrega é diferente do endereço de cobrança.',
    },
    purchase_price_threshold: {
      name: 'Limite de preço da compra',
      text: 'O total do pedido está fora da faixa que você considera normal.',
    },
    order_items_threshold: {
      name: 'Limite de itens do pedido',
      text: 'O pedido tem menos ou mais itens que o normal.',
    },
  },
  cvc: {
    name: 'Verificação do CVC',
    enforced: 'O código de segurança não coincide. Definido pela sua conta; não pode ser alterado aqui.',
    notEnforced:
      'Sua conta não recusa pagamentos cujo código de segurança não coincide. Isso não pode ser alterado aqui.',
    on: 'Sempre ativado',
    off: 'Desativado',
  },
  outcome: {
    legend: 'Quando este filtro for acionado',
    review: 'Autorizar e reter para análise',
    reviewHelp: 'Não é cobrado até você aprovar.',
    block: 'Bloquear pagamento',
    blockHelp: 'O pagamento é bloqueado, e o cliente é avisado de que não foi realizado.',
  },
  price: {
    min: 'Preço mínimo da compra',
    max: 'Preço máximo da compra',
    unset: 'Defina um mínimo ou um máximo, ou este filtro não pode ser salvo.',
    reversed: 'O preço máximo da compra deve ser maior que o mínimo.',
  },
  items: {
    min: 'Mínimo de itens por pedido',
    max: 'Máximo de itens por pedido',
    unset: 'Defina um mínimo ou um máximo, ou este filtro não pode ser salvo.',
    reversed: 'O máximo deve ser maior que o mínimo.',
  },
  noLimit: 'Deixe em branco para não ter limite',
  countries: {
    everywhere: 'Sua loja vende para todos os países, por isso não há nada a examinar.',
    change: 'Alterar os países de venda',
    blockedFrom: 'Pedidos destes países são bloqueados:',
    screenedFrom: 'Pedidos destes países são retidos para análise:',
    blockedOutside: 'Pedidos de fora destes países são bloqueados:',
    screenedOutside: 'Pedidos de fora destes países são retidos para análise:',
    none: 'Ainda não há nenhum país na lista.',
    changedSince: 'Os países de venda mudaram desde que este filtro foi salvo. Salve para usar a nova lista.',
  },
  selling: {
    title: 'Países de venda',
    mode: 'Vender para',
    modes: {
      all: 'Todos os países',
      all_except: 'Todos os países, exceto…',
      specific: 'Países específicos',
    },
    find: 'Buscar um país',
    except: 'Países para os quais você não vende',
    only: 'Países para os quais você vende',
    chosen: (count) =>
      plural(count, { one: `${count} país escolhido`, other: `${countWords(count)} países escolhidos` }),
    noneFound: 'Nenhum país corresponde.',
    chooseOne: 'Escolha ao menos um país.',
    save: 'Salvar os países de venda',
    cancel: 'Cancelar',
    saved: 'Países de venda salvos.',
    failed: (reason) => `Os países de venda não foram salvos. ${reason}`,
  },
  save: 'Salvar alterações',
  back: 'Voltar às configurações de pagamentos',
  saveRegion: 'Salvar',
  unsaved: (count) =>
    plural(count, {
      one: `${count} alteração não salva`,
      other: `${countWords(count)} alterações não salvas`,
    }),
  nothingToSave: 'Nenhuma alteração a salvar',
  saving: 'Salvando',
  loading: 'Carregando seus filtros',
  retrievalFailed:
    'Ocorreu um erro ao obter as configurações de proteção contra fraudes. Atualize a página para tentar de novo.',
  cannotSave: 'Nada pode ser salvo até que os seus filtros possam ser lidos.',
  notSaved: (reason) => `As configurações não foram salvas. ${reason}`,
  savingFailed: 'Erro ao salvar as configurações.',
  saved: 'Configurações salvas.',
  nowAdvanced: 'O nível de proteção agora é “avançado”.',
  nowBasic:
    'O nível de proteção agora é “básico”. A proteção avançada precisa de ao menos um filtro de risco ativado.',
  stillBasic: 'A proteção avançada precisa de ao menos um filtro de risco ativado.',
  conflict: {
    title: (by) => `${by} alterou os filtros enquanto você editava`,
    text: 'Nada seu foi salvo, e suas alterações continuam nesta página.',
    mine: 'Salvar os meus por cima',
    theirs: 'Mostrar os da outra pessoa e descartar os meus',
    somebody: 'Outra pessoa',
  },
};
