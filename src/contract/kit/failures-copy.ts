import { spoken } from '#domain/shared/spoken.ts';
import { waitOf } from '#domain/shared/wait-of.ts';

type Wait = Readonly<{ retry_after_s: number }>;

const inWords = (seconds: number): string => {
  const { count, unit } = waitOf(seconds);
  if (unit === 'hours') return `${count} hours`;
  return count === 1 ? '1 minute' : `${count} minutes`;
};

/** What went wrong and what to do about it, by the code of the failure. */
export const failuresCopy = spoken('contract/kit/failures-copy#failuresCopy', {
  rest_cookie_invalid_nonce: 'This page has been open for too long. Reload it and try again.',
  rest_key_read_only: 'This API key may only read. Use a key that may read and write.',
  rest_key_write_only: 'This API key may only write. Use a key that may read.',
  sign_in_failed: 'The name or the password is wrong.',
  sign_in_throttled: ({ retry_after_s }: Wait) =>
    `Too many failed attempts. Try again in ${inWords(retry_after_s)}.`,
  sign_in_too_often: ({ retry_after_s }: Wait) =>
    `This account was signed in to too often. Try again in ${inWords(retry_after_s)}, or on a device where you signed in before.`,
  password_not_confirmed: 'The password is wrong. Nothing was changed.',
  password_easy_to_guess: ({ problem }: Readonly<{ problem: 'common' | 'own_name' }>): string =>
    problem === 'common'
      ? 'This password is one of those that are guessed first. Choose another one.'
      : 'A password must not be your own name or e-mail address. Choose another one.',
  api_key_not_found: 'This API key does not exist, or it was removed before.',
  rest_cross_site: 'This request came from another site and was refused.',
  rest_misdirected:
    'This server does not answer to that name. Open it under its own address; whoever runs it sets PUBLIC_URL to the address people use.',
  /** With `allow`, the address exists but answers other methods. */
  rest_no_route: ({ allow }: Readonly<{ allow?: readonly string[] }>) =>
    allow ? `This address only answers ${allow.join(', ')}.` : 'There is nothing at this address.',
  rest_invalid_json: 'The request is not valid JSON.',
  rest_unsupported_media_type: 'Send this request as JSON.',
  rest_body_too_large: 'The request is larger than this address accepts.',
  rest_body_in_crumbs: 'The request arrived in too many small pieces. Send it whole, or in larger ones.',
  rest_too_complex: ({ of, most }: Readonly<{ of: 'values' | 'depth' | 'letters'; most: number }>) => {
    if (of === 'depth') return `The request has more than ${most} levels inside each other.`;
    return of === 'values'
      ? `The request has more than ${most} values. Send less at once.`
      : `The request has more than ${most} letters. Send less at once.`;
  },
  rest_too_many_requests: ({ retry_after_s }: Readonly<{ retry_after_s: number }>) =>
    `Too many requests. Try again in ${retry_after_s} seconds.`,
  live_lines_taken: ({ most }: Readonly<{ most: number }>) =>
    `At most ${most} pages or programs of one person or key may follow changes. Close one first.`,
  rest_uri_too_long: 'This address is too long.',
  rest_headers_too_large: 'The headers of this request are too large.',
  rest_request_timeout: 'The request took too long to arrive.',
  rest_bad_request: 'The request could not be understood.',
  disk_full: 'The disk of the server is full, so this could not be saved. Make room on it, then try again.',
  wcpay_route_validation_failure: 'This is not the form of an id.',
  provider_unavailable: 'The payments service is not answering. Please try again later.',
  export_under_way:
    'Another file is still being downloaded for you. Wait until it is here, then open this one again.',
  export_not_found: 'This export does not exist, or it belongs to somebody else.',
  note_missing: 'This message does not exist.',
  day_not_over: 'This day is not over yet.',
  day_changed: 'The figures have changed since you looked. Look at them again.',
  day_needs_note: 'This day does not add up. Write down why before you sign it off.',
  wcpay_core_invalid_request_parameter_invalid_timezone:
    'The time zone must be written as an offset such as +02:00.',
  wcpay_core_invalid_request_parameter_invalid_date:
    'Dates must be written YYYY-MM-DDTHH:MM:SS, the earlier one first and at most fifty years apart.',
  mail_missing: 'This mail does not exist.',
  export_link_invalid: 'This link was made for somebody else or for another file. Open the export again.',
  export_link_expired: 'This link has expired. Open the export again to get a new one.',
  transaction_missing: 'This transaction does not exist.',
  wcpay_get_charge: 'Error retrieving transaction.',
  wcpay_missing_order: 'The order could not be found.',
  authorization_missing: 'This payment was not authorized, or it was given up.',
  wcpay_refunded_order_uncapturable: 'Payment cannot be processed for partially or fully refunded orders.',
  wcpay_intent_order_mismatch: 'The payment cannot be processed due to a mismatch with order details.',
  wcpay_capture_error: ({ error_type }: Readonly<{ error_type?: string }>): string =>
    error_type === 'amount_too_small'
      ? 'The payment amount is too small to be processed.'
      : 'The payment capture failed to complete.',
  wcpay_cancel_error: 'The payment cancellation failed to complete.',
  wcpay_multi_currency_invalid_currency: ({ currency }: Readonly<{ currency: string }>) =>
    `The store cannot sell in ${currency}.`,
  wcpay_multi_currency_invalid_currency_rate: 'Give a rate above zero, such as 1.25.',
  charge_order_mismatch: 'This payment belongs to another order.',
  wcpay_fraud_outcome_not_found: 'The rules have decided nothing about this order.',
  invalid_fraud_outcome_status: 'Ask for one of the outcomes allow, review or block.',
  provider_rate_limited: 'The payments service is receiving too many requests. Try again in a moment.',
  provider_answer_unknown: 'The payments service has not confirmed this yet. It is being checked.',
  provider_answer_broken:
    'The payments service answered with something that cannot be read. It is asked again.',
  provider_key_refused:
    'The payments service refuses the key it was given. Check the key in the settings of the server.',
  provider_permission_missing:
    'The key for the payments service lacks a permission that this needs. Nothing was changed.',
  provider_refused: 'The payments service refused this.',
  provider_unsupported: 'The payments service does not offer this for your account.',
  idempotency_key_reused: 'This request key was used before for a different request.',
  operation_in_progress:
    'This is still being confirmed with the payments service. There is no need to repeat it.',
  operation_needs_attention:
    'The payments service never confirmed this. Check the payment before you try again.',
  operation_dismissed: 'Somebody looked into this and found that it never happened.',
  operation_not_dismissible: 'Only an operation that nobody could confirm can be dismissed.',
  operation_missing: 'This operation does not exist.',
  event_signature_invalid: 'The signature of this event is missing, wrong or too old.',
  event_clock_off: ({ off_s }: Readonly<{ off_s: number }>) =>
    `This event was signed ${off_s} seconds away from the clock of this server. Set the clock of the server right.`,
  event_malformed: ({ field }: Readonly<{ field: string }>) =>
    field === '' ? 'This is not an event.' : `This event says in a form that is not known here: ${field}.`,
  event_of_other_mode: 'This event belongs to the other mode: test and live are never mixed.',
  event_of_other_account: 'This event belongs to another account.',
  receipt_unpaid: 'Nothing was paid, so there is no receipt.',
  receipt_without_address: 'The customer left no e-mail address.',
  account_missing: 'No payments account is connected yet.',
  account_exists: 'A payments account is connected already.',
  account_not_resettable: 'A live account with its details in cannot be started over.',
  bad_request: 'The payments account could not be set up. Please try again.',
  embedded_session_invalid: 'This form has been open for too long. Reload the page to go on.',
  payments_disabled: 'The account cannot take payments at the moment.',
  payment_method_unavailable: 'This way of paying is not available for your account.',
  currency_unsupported: ({ currency }: Readonly<{ currency: string }>) =>
    `Payments in ${currency.toUpperCase()} are not possible.`,
  amount_invalid: 'The amount must be a whole number of minor units above zero.',
  amount_too_small: 'The payment amount is too small to be processed.',
  amount_too_large: 'The amount is too large.',
  wcpay_payment_uncapturable: 'This payment cannot be processed in its current state.',
  charge_not_captured: 'This payment was not captured yet. Cancel it instead of refunding it.',
  charge_already_refunded: 'This payment has already been refunded.',
  charge_disputed: 'This payment is disputed and cannot be refunded.',
  refund_exceeds_charge: 'The refund is larger than what is left of the payment.',
  out_of_stock: ({ name, left }: Readonly<{ name: string; left: number }>) =>
    left > 0 ? `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left.` : `${name} is sold out.`,
  product_unavailable: 'Something in this order is no longer sold.',
  refund_items_exceed: 'More items were chosen than are left to refund. Reload the order and try again.',
  order_not_refundable: 'There is no payment of this order that could be refunded.',
  settings_conflict: ({ by }: Readonly<{ by: string }>) =>
    `${by} has changed the settings since this page was opened.`,
  settings_not_saved: ({ server_error }: Readonly<{ server_error: string }>) =>
    `Error saving settings. ${server_error}`,
  dispute_not_actionable: 'This dispute no longer takes an answer.',
  evidence_too_long: 'Reached maximum character count for evidence',
  evidence_draft_conflict: 'This evidence was changed in another tab or by somebody else.',
  evidence_pages_exceeded:
    'The attached files have more pages than the payments service takes. Attach fewer or shorter ones.',
  wcpay_evidence_file_max_size:
    'This file is larger than 4.5 MB, which is the most for all files of a dispute. It was not uploaded.',
  wcpay_evidence_file_upload_error:
    'The payments service did not take the file. Choose it again to try once more.',
  evidence_packet_failed:
    'The packet could not be put together. Use fewer or smaller pictures, or shorter texts. What was given is safe and can still be sent to the bank.',
  library_full: ({ most }: Readonly<{ most: number }>) =>
    `The library holds at most ${most} texts and files. Remove one first.`,
  views_full: ({ most }: Readonly<{ most: number }>) =>
    `This list has ${most} views already, which is the most. Delete one first.`,
  rest_form_expected: 'Send this request as a form with a file in it.',
  payouts_unavailable: 'Payouts are not possible at the moment.',
  instant_payout_unavailable: 'There are no funds that could be paid out instantly in this currency.',
  payout_not_cancelable: 'This payout can no longer be changed.',
  vat_number_invalid: 'This is not the form of a tax number in your country.',
  vat_number_unknown: 'This tax number is not registered.',
} as const);

/** Problems of fields are written with and without their full stop. */
const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** What was wrong with the fields of a form; a field is named as the screen calls it. */
export const failureFieldsCopy = spoken('contract/kit/failures-copy#failureFieldsCopy', {
  check: (field: string, problem: string) => `Check “${field}”. ${sentence(problem)}`,
  moreWrong: (count: number) => (count === 1 ? '1 more field is wrong.' : `${count} more fields are wrong.`),
  missing: (field: string) => `“${field}” is missing.`,
  severalMissing: (fields: readonly string[]) =>
    `These fields are missing: ${fields.map((field) => `“${field}”`).join(', ')}.`,
  notAllowed: (fields: readonly string[]) =>
    `Your role does not let you change ${fields.join(', ')}. Nothing was saved. An owner can change what you may do under Settings › People.`,
} as const);

/** What does not exist, or not any more. */
export const resourceMissingCopy = spoken('contract/kit/failures-copy#resourceMissingCopy', {
  kinds: {
    'bank account': 'This bank account does not exist.',
    charge: 'This charge does not exist.',
    customer: 'This customer does not exist.',
    dispute: 'This dispute does not exist.',
    document: 'This document does not exist.',
    file: 'This file does not exist.',
    loan: 'This loan does not exist.',
    note: 'This note does not exist.',
    order: 'This order does not exist.',
    payment: 'This payment does not exist.',
    payout: 'This payout does not exist.',
    person: 'This person does not exist.',
    product: 'This product does not exist.',
    refund: 'This refund does not exist.',
    review: 'This review does not exist.',
    role: 'This role does not exist.',
    text: 'This text does not exist.',
    view: 'This view does not exist.',
  },
  /** `kind` is a name that only programs use. */
  anyOther: (kind: string) => `This ${kind} does not exist.`,
} as const);
