import type {
  PAYOUT_FAILURE_REASONS as englishPAYOUT_FAILURE_REASONS,
  payoutFailureCopy as englishPayoutFailureCopy,
} from '#domain/payouts/payout-failure-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PAYOUT_FAILURE_REASONS: Words<typeof englishPAYOUT_FAILURE_REASONS> = {
  insufficient_funds: 'O saldo era baixo demais para este repasse.',
  bank_account_restricted: 'A conta bancária limita o tipo ou o número de transferências que aceita.',
  debit_not_authorized: 'O banco não permite débitos nesta conta.',
  invalid_card: 'O cartão não é válido.',
  declined: 'O banco recusou este repasse.',
  invalid_transaction: 'O emissor do cartão não permite este repasse.',
  refer_to_card_issuer: 'O emissor do cartão recusou este repasse. Pergunte o motivo ao emissor.',
  unsupported_card: 'Este cartão não pode receber repasses.',
  lost_or_stolen_card: 'O cartão foi comunicado como perdido ou roubado.',
  invalid_issuer: 'O emissor do cartão não é válido.',
  expired_card: 'O cartão está vencido.',
  could_not_process: 'O banco não conseguiu processar este repasse.',
  invalid_account_number: 'O número da conta não é válido.',
  incorrect_account_holder_name: 'O nome do titular da conta está incorreto.',
  account_closed: 'A conta bancária foi encerrada.',
  no_account: 'O banco não encontrou nenhuma conta com estes dados.',
  exceeds_amount_limit: 'O repasse é maior do que a conta bancária pode receber.',
  account_frozen: 'A conta bancária foi bloqueada.',
  issuer_unavailable: 'Não foi possível contatar o emissor do cartão.',
  invalid_currency: 'A conta bancária não aceita esta moeda.',
  incorrect_account_type: 'O tipo da conta bancária está incorreto.',
  incorrect_account_holder_details: 'Os dados do titular da conta estão incorretos.',
  bank_ownership_changed: 'A conta bancária agora pertence a outra pessoa.',
  exceeds_count_limit: 'A conta bancária já recebeu todas as transferências que pode.',
  incorrect_account_holder_address: 'O endereço do titular da conta está incorreto.',
  incorrect_account_holder_tax_id: 'O número fiscal do titular da conta está incorreto.',
  invalid_account_number_length: 'O número da conta não tem o tamanho certo.',
};

export const payoutFailureCopy: Words<typeof englishPayoutFailureCopy> = { unknown: 'Desconhecido' };
