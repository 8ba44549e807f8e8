import type {
  failureFieldsCopy as englishFailureFieldsCopy,
  failuresCopy as englishFailuresCopy,
  resourceMissingCopy as englishResourceMissingCopy,
} from '#contract/kit/failures-copy.ts';
import { waitOf } from '#domain/shared/wait-of.ts';
import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';

const inWords = (seconds: number): string => {
  const { count, unit } = waitOf(seconds);
  return unit === 'hours'
    ? plural(count, { one: `${count} hora`, other: `${figure(count)} horas` })
    : plural(count, { one: `${count} minuto`, other: `${figure(count)} minutos` });
};

export const failuresCopy: Words<typeof englishFailuresCopy> = {
  rest_cookie_invalid_nonce: 'Esta página ficou aberta por tempo demais. Recarregue-a e tente de novo.',
  rest_key_read_only: 'Esta chave de API só pode ler. Use uma chave que possa ler e alterar.',
  rest_key_write_only: 'Esta chave de API só pode alterar. Use uma chave que possa ler.',
  sign_in_failed: 'Nome ou senha incorretos.',
  sign_in_throttled: ({ retry_after_s }) =>
    `Muitas tentativas sem sucesso. Tente de novo em ${inWords(retry_after_s)}.`,
  sign_in_too_often: ({ retry_after_s }) =>
    `Houve acessos demais a esta conta. Tente de novo em ${inWords(retry_after_s)} ou em um dispositivo em que você já entrou.`,
  password_not_confirmed: 'A senha está incorreta. Nada foi alterado.',
  password_easy_to_guess: ({ problem }) =>
    problem === 'common'
      ? 'Esta senha é uma das primeiras que alguém tentaria. Escolha outra.'
      : 'A senha não pode ser o seu próprio nome ou e-mail. Escolha outra.',
  api_key_not_found: 'Esta chave de API não existe ou já foi removida.',
  rest_cross_site: 'Esta solicitação veio de outro site e foi recusada.',
  rest_misdirected:
    'Este servidor não responde por esse nome. Abra-o pelo endereço dele; quem cuida do servidor precisa definir PUBLIC_URL com o endereço que as pessoas usam.',
  rest_no_route: ({ allow }) =>
    allow ? `Este endereço só responde a ${allow.join(', ')}.` : 'Não há nada neste endereço.',
  rest_invalid_json: 'A solicitação não é um JSON válido.',
  rest_unsupported_media_type: 'Envie esta solicitação como JSON.',
  rest_body_too_large: 'A solicitação é maior do que este endereço aceita.',
  rest_body_in_crumbs:
    'A solicitação chegou em pedaços pequenos demais. Envie-a inteira ou em pedaços maiores.',
  rest_too_complex: ({ of, most }) => {
    if (of === 'depth') return `Níveis demais na solicitação: o máximo é ${figure(most)}.`;
    return of === 'values'
      ? `Valores demais na solicitação: o máximo é ${figure(most)}. Envie menos de uma vez.`
      : `Caracteres demais na solicitação: o máximo é ${figure(most)}. Envie menos de uma vez.`;
  },
  rest_too_many_requests: ({ retry_after_s }) =>
    plural(retry_after_s, {
      one: `Solicitações demais. Tente de novo em ${retry_after_s} segundo.`,
      other: `Solicitações demais. Tente de novo em ${figure(retry_after_s)} segundos.`,
    }),
  live_lines_taken: ({ most }) =>
    `No máximo ${figure(most)} páginas ou programas de uma mesma pessoa ou chave podem acompanhar alterações. Feche um deles primeiro.`,
  rest_uri_too_long: 'Este endereço é longo demais.',
  rest_headers_too_large: 'Os cabeçalhos desta solicitação são grandes demais.',
  rest_request_timeout: 'A solicitação demorou demais para chegar.',
  rest_bad_request: 'Não foi possível entender a solicitação.',
  disk_full:
    'O disco do servidor está cheio, por isso não foi possível salvar. Libere espaço e tente de novo.',
  wcpay_route_validation_failure: 'Isto não tem o formato de um ID.',
  provider_unavailable: 'O provedor de pagamentos não está respondendo. Tente de novo mais tarde.',
  export_under_way:
    'Outro arquivo ainda está sendo baixado para você. Espere até que ele chegue e abra este de novo.',
  export_not_found: 'Esta exportação não existe ou pertence a outra pessoa.',
  note_missing: 'Esta mensagem não existe.',
  day_not_over: 'Este dia ainda não terminou.',
  day_changed: 'Os números mudaram desde que você olhou. Confira de novo.',
  day_needs_note: 'As contas deste dia não fecham. Anote o motivo antes de confirmar o fechamento.',
  wcpay_core_invalid_request_parameter_invalid_timezone:
    'O fuso horário deve ser escrito como diferença, por exemplo +02:00.',
  wcpay_core_invalid_request_parameter_invalid_date:
    'As datas devem ser escritas no formato YYYY-MM-DDTHH:MM:SS, a mais antiga primeiro e com no máximo cinquenta anos entre elas.',
  mail_missing: 'Este e-mail não existe.',
  export_link_invalid:
    'Este link foi criado para outra pessoa ou para outro arquivo. Abra a exportação de novo.',
  export_link_expired: 'Este link expirou. Abra a exportação de novo para receber outro.',
  transaction_missing: 'Esta transação não existe.',
  wcpay_get_charge: 'Não foi possível obter a transação.',
  wcpay_missing_order: 'O pedido não foi encontrado.',
  authorization_missing: 'Este pagamento não foi autorizado ou a autorização foi liberada.',
  wcpay_refunded_order_uncapturable:
    'Não é possível processar o pagamento de pedidos reembolsados, no todo ou em parte.',
  wcpay_intent_order_mismatch:
    'Não é possível processar o pagamento porque ele não corresponde aos dados do pedido.',
  wcpay_capture_error: ({ error_type }) =>
    error_type === 'amount_too_small'
      ? 'O valor do pagamento é pequeno demais para ser processado.'
      : 'Não foi possível concluir a captura do pagamento.',
  wcpay_cancel_error: 'Não foi possível concluir o cancelamento do pagamento.',
  wcpay_multi_currency_invalid_currency: ({ currency }) => `A loja não pode vender em ${currency}.`,
  wcpay_multi_currency_invalid_currency_rate: 'Informe uma taxa acima de zero, por exemplo 1,25.',
  charge_order_mismatch: 'Este pagamento pertence a outro pedido.',
  wcpay_fraud_outcome_not_found: 'As regras não decidiram nada sobre este pedido.',
  invalid_fraud_outcome_status: 'Peça um destes resultados: allow, review ou block.',
  provider_rate_limited:
    'O provedor de pagamentos está recebendo solicitações demais. Tente de novo daqui a pouco.',
  provider_answer_unknown: 'O provedor de pagamentos ainda não confirmou isto. Está sendo verificado.',
  provider_answer_broken:
    'A resposta do provedor de pagamentos não pôde ser lida. A pergunta é feita de novo.',
  provider_key_refused:
    'O provedor de pagamentos recusa a chave que recebeu. Verifique a chave nas configurações do servidor.',
  provider_permission_missing:
    'Falta à chave do provedor de pagamentos uma permissão necessária para isto. Nada foi alterado.',
  provider_refused: 'O provedor de pagamentos recusou isto.',
  provider_unsupported: 'O provedor de pagamentos não oferece isto para a sua conta.',
  idempotency_key_reused: 'Esta chave de solicitação já foi usada para uma solicitação diferente.',
  operation_in_progress:
    'Isto ainda está sendo confirmado com o provedor de pagamentos. Não é preciso repetir.',
  operation_needs_attention:
    'O provedor de pagamentos nunca confirmou isto. Verifique o pagamento antes de tentar de novo.',
  operation_dismissed: 'Alguém verificou e concluiu que isto nunca aconteceu.',
  operation_not_dismissible: 'Só uma operação que ninguém pôde confirmar pode ser descartada.',
  operation_missing: 'Esta operação não existe.',
  event_signature_invalid: 'A assinatura deste evento está ausente, incorreta ou é antiga demais.',
  event_clock_off: ({ off_s }) =>
    `Este evento foi assinado com ${plural(off_s, { one: `${off_s} segundo`, other: `${figure(off_s)} segundos` })} de diferença em relação ao relógio deste servidor. Acerte o relógio do servidor.`,
  event_malformed: ({ field }) =>
    field === ''
      ? 'Isto não é um evento.'
      : `Este evento traz um campo em um formato desconhecido aqui: ${field}.`,
  event_of_other_mode: 'Este evento pertence ao outro modo: teste e real nunca se misturam.',
  event_of_other_account: 'Este evento pertence a outra conta.',
  receipt_unpaid: 'Nada foi pago, por isso não há recibo.',
  receipt_without_address: 'O cliente não deixou e-mail.',
  account_missing: 'Nenhuma conta de pagamentos está conectada ainda.',
  account_exists: 'Já há uma conta de pagamentos conectada.',
  account_not_resettable: 'Uma conta real com os dados já enviados não pode recomeçar do zero.',
  bad_request: 'Não foi possível configurar a conta de pagamentos. Tente de novo.',
  embedded_session_invalid:
    'Este formulário ficou aberto por tempo demais. Recarregue a página para continuar.',
  payments_disabled: 'A conta não pode receber pagamentos no momento.',
  payment_method_unavailable: 'Esta forma de pagamento não está disponível para a sua conta.',
  currency_unsupported: ({ currency }) => `Não é possível receber pagamentos em ${currency.toUpperCase()}.`,
  amount_invalid: 'O valor deve ser um número inteiro acima de zero, na menor unidade da moeda.',
  amount_too_small: 'O valor do pagamento é pequeno demais para ser processado.',
  amount_too_large: 'O valor é grande demais.',
  wcpay_payment_uncapturable: 'Este pagamento não pode ser processado no estado atual.',
  charge_not_captured: 'Este pagamento ainda não foi capturado. Cancele-o em vez de reembolsar.',
  charge_already_refunded: 'Este pagamento já foi reembolsado.',
  charge_disputed: 'Este pagamento está em disputa e não pode ser reembolsado.',
  refund_exceeds_charge: 'O reembolso é maior que o que resta do pagamento.',
  out_of_stock: ({ name, left }) =>
    left > 0
      ? plural(left, {
          one: `Só resta ${left} unidade de ${name}.`,
          other: `Só restam ${figure(left)} unidades de ${name}.`,
        })
      : `Esgotado: ${name}.`,
  product_unavailable: 'Algo neste pedido não é mais vendido.',
  refund_items_exceed:
    'Foram escolhidos mais itens do que resta reembolsar. Recarregue o pedido e tente de novo.',
  order_not_refundable: 'Este pedido não tem pagamento que possa ser reembolsado.',
  settings_conflict: ({ by }) => `${by} alterou as configurações desde que esta página foi aberta.`,
  settings_not_saved: ({ server_error }) => `Não foi possível salvar as configurações. ${server_error}`,
  dispute_not_actionable: 'Esta disputa não aceita mais resposta.',
  evidence_too_long: 'As evidências atingiram o número máximo de caracteres',
  evidence_draft_conflict: 'Estas evidências foram alteradas em outra aba ou por outra pessoa.',
  evidence_pages_exceeded:
    'Os arquivos anexados têm mais páginas do que o provedor de pagamentos aceita. Anexe menos arquivos ou arquivos mais curtos.',
  wcpay_evidence_file_max_size:
    'Este arquivo tem mais de 4,5 MB, o máximo para todos os arquivos de uma disputa. Ele não foi enviado.',
  wcpay_evidence_file_upload_error:
    'O provedor de pagamentos não aceitou o arquivo. Escolha-o de novo para tentar outra vez.',
  evidence_packet_failed:
    'Não foi possível montar o pacote. Use menos imagens, imagens menores ou textos mais curtos. O que foi informado está salvo e ainda pode ser enviado ao banco.',
  library_full: ({ most }) =>
    `A biblioteca está cheia (máximo de textos e arquivos: ${figure(most)}). Remova um primeiro.`,
  views_full: ({ most }) =>
    `Esta lista já tem o máximo de visualizações (${figure(most)}). Exclua uma primeiro.`,
  rest_form_expected: 'Envie esta solicitação como um formulário com um arquivo.',
  payouts_unavailable: 'Repasses não são possíveis no momento.',
  instant_payout_unavailable: 'Não há fundos para um repasse instantâneo nesta moeda.',
  payout_not_cancelable: 'Este repasse não pode mais ser alterado.',
  vat_number_invalid: 'Isto não tem o formato de um número fiscal do seu país.',
  vat_number_unknown: 'Este número fiscal não está registrado.',
};

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

export const failureFieldsCopy: Words<typeof englishFailureFieldsCopy> = {
  check: (field, problem) => `Confira “${field}”. ${sentence(problem)}`,
  moreWrong: (count) =>
    plural(count, {
      one: `Mais ${count} campo está incorreto.`,
      other: `Mais ${figure(count)} campos estão incorretos.`,
    }),
  missing: (field) => `Falta preencher “${field}”.`,
  severalMissing: (fields) =>
    `Falta preencher estes campos: ${fields.map((field) => `“${field}”`).join(', ')}.`,
  notAllowed: (fields) =>
    `Sua função não permite alterar: ${fields.join(', ')}. Nada foi salvo. Um proprietário pode mudar o que você pode fazer em Configurações › Pessoas.`,
};

export const resourceMissingCopy: Words<typeof englishResourceMissingCopy> = {
  kinds: {
    'bank account': 'Esta conta bancária não existe.',
    charge: 'Esta cobrança não existe.',
    customer: 'Este cliente não existe.',
    dispute: 'Esta disputa não existe.',
    document: 'Este documento não existe.',
    file: 'Este arquivo não existe.',
    loan: 'Este empréstimo não existe.',
    note: 'Esta nota não existe.',
    order: 'Este pedido não existe.',
    payment: 'Este pagamento não existe.',
    payout: 'Este repasse não existe.',
    person: 'Esta pessoa não existe.',
    product: 'Este produto não existe.',
    refund: 'Este reembolso não existe.',
    review: 'Esta análise não existe.',
    role: 'Esta função não existe.',
    text: 'Este texto não existe.',
    view: 'Esta visualização não existe.',
  },
  anyOther: (kind) => `Não existe: ${kind}.`,
};
