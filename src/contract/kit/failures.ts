import type { FileProblem } from '#domain/disputes/evidence-file.ts';
import { FILE_PROBLEM_WORDS } from '#domain/disputes/evidence-file-copy.ts';
import { evidenceLimitsCopy } from '#domain/disputes/evidence-limits-copy.ts';
import { fieldName } from '#domain/settings/setting-names.ts';
import type { PasswordProblem } from '#domain/signing-in/password-problem.ts';
import { APPROVAL_FAILURES } from './approval-failures.ts';
import { BANK_FAILURES } from './bank-failures.ts';
import { BOOKS_FAILURES } from './books-failures.ts';
import { BROWSER_FAILURES } from './browser-failures.ts';
import { type Failure, failure } from './catalogue-entry.ts';
import { MATCHING_FAILURES } from './matching-failures.ts';
import { PEOPLE_FAILURES } from './people-failures.ts';
import { PROOF_FAILURES } from './proof-failures.ts';
import { STORE_FAILURES } from './store-failures.ts';
import { WEBHOOK_FAILURES } from './webhook-failures.ts';
import { WOOCOMMERCE_FAILURES } from './woocommerce-failures.ts';

/** What a field got wrong, under its name. */
export type FieldProblems = Readonly<Record<string, string>>;

/** The same, for programs: which rule it broke, and where inside the field. */
export type FieldDetails = Readonly<{ code: string; message: string; data: unknown }>;

/** In minutes up to two hours, in hours beyond. */
const inWords = (seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes > 120) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};

/** Problems of fields are written with and without their full stop. */
const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** Every failure a caller may meet: its status and its words, in one place for server and browser. */
export const FAILURES = {
  ...BROWSER_FAILURES,
  ...PEOPLE_FAILURES,
  ...PROOF_FAILURES,
  ...APPROVAL_FAILURES,
  ...BANK_FAILURES,
  ...MATCHING_FAILURES,
  ...BOOKS_FAILURES,
  ...WEBHOOK_FAILURES,
  ...WOOCOMMERCE_FAILURES,
  ...STORE_FAILURES,
  rest_cookie_invalid_nonce: failure(403, 'This page has been open for too long. Reload it and try again.'),
  rest_key_read_only: failure(403, 'This API key may only read. Use a key that may read and write.'),
  rest_key_write_only: failure(403, 'This API key may only write. Use a key that may read.'),
  sign_in_failed: failure(403, 'The name or the password is wrong.'),
  sign_in_throttled: failure<{ retry_after_s: number }>(
    429,
    ({ retry_after_s }) => `Too many failed attempts. Try again in ${inWords(retry_after_s)}.`,
  ),
  sign_in_too_often: failure<{ retry_after_s: number }>(
    429,
    ({ retry_after_s }) =>
      `This account was signed in to too often. Try again in ${inWords(retry_after_s)}, or on a device where you signed in before.`,
  ),
  password_not_confirmed: failure(403, 'The password is wrong. Nothing was changed.'),
  password_easy_to_guess: failure<{ problem: PasswordProblem }>(400, ({ problem }) =>
    problem === 'common'
      ? 'This password is one of those that are guessed first. Choose another one.'
      : 'A password must not be your own name or e-mail address. Choose another one.',
  ),
  api_key_not_found: failure(404, 'This API key does not exist, or it was removed before.'),
  rest_cross_site: failure(403, 'This request came from another site and was refused.'),
  rest_misdirected: failure(
    421,
    'This server does not answer to that name. Open it under its own address; whoever runs it sets PUBLIC_URL to the address people use.',
  ),
  /** With `allow`, the address exists but answers other methods. */
  rest_no_route: failure<{ allow?: readonly string[] }>(
    ({ allow }) => (allow ? 405 : 404),
    ({ allow }) =>
      allow ? `This address only answers ${allow.join(', ')}.` : 'There is nothing at this address.',
  ),
  /** With `more`, so many other fields were wrong as well. */
  rest_invalid_param: failure<{
    params: FieldProblems;
    details?: Readonly<Record<string, FieldDetails>>;
    more?: number;
  }>(400, ({ params, more }) =>
    [
      ...Object.entries(params).map(
        ([field, problem]) => `Check “${fieldName(field)}”. ${sentence(problem)}`,
      ),
      ...(more ? [`${more} more fields are wrong.`] : []),
    ].join(' '),
  ),
  rest_missing_callback_param: failure<{ params: readonly string[] }>(400, ({ params }) =>
    params.length === 1
      ? `“${fieldName(params[0] ?? '')}” is missing.`
      : `These fields are missing: ${params.map((field) => `“${fieldName(field)}”`).join(', ')}.`,
  ),
  rest_invalid_json: failure(400, 'The request is not valid JSON.'),
  rest_unsupported_media_type: failure(415, 'Send this request as JSON.'),
  rest_body_too_large: failure<{ limit_bytes: number }>(
    413,
    'The request is larger than this address accepts.',
  ),
  rest_body_in_crumbs: failure(
    400,
    'The request arrived in too many small pieces. Send it whole, or in larger ones.',
  ),
  /** Lists and fields without end, one inside the other without end, or more text than is looked through at once. */
  rest_too_complex: failure<{ of: 'values' | 'depth' | 'letters'; most: number }>(400, ({ of, most }) =>
    of === 'depth'
      ? `The request has more than ${most} levels inside each other.`
      : `The request has more than ${most} ${of}. Send less at once.`,
  ),
  rest_too_many_requests: failure<{ retry_after_s: number }>(
    429,
    ({ retry_after_s }) => `Too many requests. Try again in ${retry_after_s} seconds.`,
  ),
  live_lines_taken: failure<{ most: number; retry_after_s: number }>(
    429,
    ({ most }) =>
      `At most ${most} pages or programs of one person or key may follow changes. Close one first.`,
  ),
  rest_uri_too_long: failure(414, 'This address is too long.'),
  rest_headers_too_large: failure(431, 'The headers of this request are too large.'),
  rest_request_timeout: failure(408, 'The request took too long to arrive.'),
  rest_bad_request: failure(400, 'The request could not be understood.'),
  disk_full: failure(
    507,
    'The disk of the server is full, so this could not be saved. Make room on it, then try again.',
  ),
  wcpay_route_validation_failure: failure(400, 'This is not the form of an id.'),
  provider_unavailable: failure(503, 'The payments service is not answering. Please try again later.'),
  export_under_way: failure<{ retry_after_s: number }>(
    429,
    'Another file is still being downloaded for you. Wait until it is here, then open this one again.',
  ),
  export_not_found: failure(404, 'This export does not exist, or it belongs to somebody else.'),
  note_missing: failure(404, 'This message does not exist.'),
  day_not_over: failure(409, 'This day is not over yet.'),
  day_changed: failure(409, 'The figures have changed since you looked. Look at them again.'),
  day_needs_note: failure(400, 'This day does not add up. Write down why before you sign it off.'),
  wcpay_core_invalid_request_parameter_invalid_timezone: failure(
    400,
    'The time zone must be written as an offset such as +02:00.',
  ),
  wcpay_core_invalid_request_parameter_invalid_date: failure(
    400,
    'Dates must be written YYYY-MM-DDTHH:MM:SS, the earlier one first and at most fifty years apart.',
  ),
  mail_missing: failure(404, 'This mail does not exist.'),
  export_link_invalid: failure(
    403,
    'This link was made for somebody else or for another file. Open the export again.',
  ),
  export_link_expired: failure(410, 'This link has expired. Open the export again to get a new one.'),
  transaction_missing: failure(404, 'This transaction does not exist.'),
  wcpay_get_charge: failure(404, 'Error retrieving transaction.'),
  wcpay_missing_order: failure(404, 'The order could not be found.'),
  authorization_missing: failure(404, 'This payment was not authorized, or it was given up.'),
  wcpay_refunded_order_uncapturable: failure(
    400,
    'Payment cannot be processed for partially or fully refunded orders.',
  ),
  wcpay_intent_order_mismatch: failure(
    409,
    'The payment cannot be processed due to a mismatch with order details.',
  ),
  /** With `error_type`, why; with `extra_details`, the least that could be captured. */
  wcpay_capture_error: failure<{
    status: number;
    error_type?: string;
    extra_details?: { minimum_amount: number; currency: string };
  }>(
    ({ status }) => status,
    ({ error_type }) =>
      error_type === 'amount_too_small'
        ? 'The payment amount is too small to be processed.'
        : 'The payment capture failed to complete.',
  ),
  wcpay_cancel_error: failure<{ status: number; error_type?: string }>(
    ({ status }) => status,
    'The payment cancellation failed to complete.',
  ),
  /** `reason` is the code of what stood in the way, and `explanation` its words. */
  wcpay_refund_payment: failure<{ status: number; reason: string; explanation: string }>(
    ({ status }) => status,
    ({ explanation }) => explanation,
  ),
  wcpay_multi_currency_invalid_currency: failure<{ currency: string }>(
    400,
    ({ currency }) => `The store cannot sell in ${currency}.`,
  ),
  wcpay_multi_currency_invalid_currency_rate: failure(400, 'Give a rate above zero, such as 1.25.'),
  charge_order_mismatch: failure(409, 'This payment belongs to another order.'),
  wcpay_fraud_outcome_not_found: failure(404, 'The rules have decided nothing about this order.'),
  invalid_fraud_outcome_status: failure(400, 'Ask for one of the outcomes allow, review or block.'),
  // What the provider refuses. Each adapter translates into these at its own edge.
  provider_rate_limited: failure<{ retry_after_s: number }>(
    429,
    'The payments service is receiving too many requests. Try again in a moment.',
  ),
  /** The request was sent and no answer came: it may have taken effect, so only the same key may ask again. */
  provider_answer_unknown: failure(
    504,
    'The payments service has not confirmed this yet. It is being checked.',
  ),
  /** Half a page, or something that is none: it is asked for again, and nothing of it is taken. */
  provider_answer_broken: failure(
    502,
    'The payments service answered with something that cannot be read. It is asked again.',
  ),
  provider_key_refused: failure(
    503,
    'The payments service refuses the key it was given. Check the key in the settings of the server.',
  ),
  provider_permission_missing: failure(
    409,
    'The key for the payments service lacks a permission that this needs. Nothing was changed.',
  ),
  /** A clear no that has no words of its own here; `reason` is the payments service's code. */
  provider_refused: failure<{ reason: string }>(400, 'The payments service refused this.'),
  provider_unsupported: failure(501, 'The payments service does not offer this for your account.'),
  idempotency_key_reused: failure(422, 'This request key was used before for a different request.'),
  /** Nobody knows yet how it ended. The same key asks again safely; another one would begin something new. */
  operation_in_progress: failure<{ operation_id: string; retry_after_s: number }>(
    409,
    'This is still being confirmed with the payments service. There is no need to repeat it.',
  ),
  operation_needs_attention: failure<{ operation_id: string }>(
    409,
    'The payments service never confirmed this. Check the payment before you try again.',
  ),
  operation_dismissed: failure(409, 'Somebody looked into this and found that it never happened.'),
  operation_not_dismissible: failure<{ state: string }>(
    409,
    'Only an operation that nobody could confirm can be dismissed.',
  ),
  operation_missing: failure(404, 'This operation does not exist.'),
  event_signature_invalid: failure(400, 'The signature of this event is missing, wrong or too old.'),
  /** The secret is right, so one of the two clocks is not. */
  event_clock_off: failure<{ off_s: number }>(
    400,
    ({ off_s }) =>
      `This event was signed ${off_s} seconds away from the clock of this server. Set the clock of the server right.`,
  ),
  event_malformed: failure<{ field: string }>(400, ({ field }) =>
    field === '' ? 'This is not an event.' : `This event says in a form that is not known here: ${field}.`,
  ),
  event_of_other_mode: failure(400, 'This event belongs to the other mode: test and live are never mixed.'),
  event_of_other_account: failure(400, 'This event belongs to another account.'),
  resource_missing: failure<{ kind: string; id: string }>(404, ({ kind }) => `This ${kind} does not exist.`),
  receipt_unpaid: failure(409, 'This order has not been paid, so there is no receipt for it.'),
  receipt_without_address: failure(409, 'The customer of this order left no e-mail address.'),
  account_missing: failure(404, 'No payments account is connected yet.'),
  account_exists: failure(409, 'A payments account is connected already.'),
  account_not_resettable: failure(409, 'A live account with its details in cannot be started over.'),
  bad_request: failure(400, 'The payments account could not be set up. Please try again.'),
  embedded_session_invalid: failure(400, 'This form has been open for too long. Reload the page to go on.'),
  payments_disabled: failure(403, 'The account cannot take payments at the moment.'),
  payment_method_unavailable: failure<{ method: string }>(
    400,
    'This way of paying is not available for your account.',
  ),
  currency_unsupported: failure<{ currency: string }>(
    400,
    ({ currency }) => `Payments in ${currency.toUpperCase()} are not possible.`,
  ),
  amount_invalid: failure(400, 'The amount must be a whole number of minor units above zero.'),
  amount_too_small: failure<{ minimum_amount: number; currency: string }>(
    400,
    'The payment amount is too small to be processed.',
  ),
  amount_too_large: failure<{ maximum_amount: number; currency: string }>(400, 'The amount is too large.'),
  wcpay_payment_uncapturable: failure<{ status: string }>(
    409,
    'This payment cannot be processed in its current state.',
  ),
  charge_not_captured: failure(409, 'This payment was not captured yet. Cancel it instead of refunding it.'),
  charge_already_refunded: failure(409, 'This payment has already been refunded.'),
  charge_disputed: failure(409, 'This payment is disputed and cannot be refunded.'),
  refund_exceeds_charge: failure<{ refundable: number; currency: string }>(
    400,
    'The refund is larger than what is left of the payment.',
  ),
  out_of_stock: failure<{ product_id: number; name: string; left: number }>(409, ({ name, left }) =>
    left > 0 ? `Only ${left} of ${name} are left.` : `${name} is sold out.`,
  ),
  product_unavailable: failure(409, 'Something in this order is no longer sold.'),
  refund_items_exceed: failure<{ line: number; left: number }>(
    409,
    'More items were chosen than are left to refund. Reload the order and try again.',
  ),
  order_not_refundable: failure(409, 'There is no payment of this order that could be refunded.'),
  settings_not_allowed: failure<{ fields: readonly string[] }>(
    403,
    ({ fields }) =>
      `Your role does not let you change ${fields.map(fieldName).join(', ')}. Nothing was saved. An owner can change what you may do under Settings › People.`,
  ),
  settings_conflict: failure<{ version: number; by: string }>(
    409,
    ({ by }) => `${by} has changed the settings since this page was opened.`,
  ),
  /** `server_error` is what the provider said; the status is the one it said it with. */
  settings_not_saved: failure<{ upstream_status: number; server_error: string }>(
    ({ upstream_status }) => upstream_status,
    ({ server_error }) => `Error saving settings. ${server_error}`,
  ),
  dispute_not_actionable: failure<{ status: string }>(409, 'This dispute no longer takes an answer.'),
  evidence_too_long: failure<{ limit: number }>(400, 'Reached maximum character count for evidence'),
  evidence_draft_conflict: failure<{ version: number }>(
    409,
    'This evidence was changed in another tab or by somebody else.',
  ),
  evidence_pages_exceeded: failure(
    400,
    'The attached files have more pages than the payments service takes. Attach fewer or shorter ones.',
  ),
  evidence_files_too_large: failure<{ limit_bytes: number; used_bytes: number }>(
    400,
    evidenceLimitsCopy.filesExceedLimit,
  ),
  wcpay_evidence_file_max_size: failure<{ limit_bytes: number }>(
    400,
    'This file is larger than 4.5 MB, which is the most for all files of a dispute. It was not uploaded.',
  ),
  /** Travels with the status the payments service gave. */
  wcpay_evidence_file_upload_error: failure<{ upstream_status: number }>(
    ({ upstream_status }) => upstream_status,
    'The payments service did not take the file. Choose it again to try once more.',
  ),
  file_not_acceptable: failure<{ problem: FileProblem }>(400, ({ problem }) => FILE_PROBLEM_WORDS[problem]),
  evidence_packet_failed: failure(
    422,
    'The packet could not be put together. Use fewer or smaller pictures, or shorter texts. What was given is safe and can still be sent to the bank.',
  ),
  library_full: failure<{ most: number }>(
    409,
    ({ most }) => `The library holds at most ${most} texts and files. Remove one first.`,
  ),
  rest_form_expected: failure(415, 'Send this request as a form with a file in it.'),
  payouts_unavailable: failure<{ reason: string }>(409, 'Payouts are not possible at the moment.'),
  instant_payout_unavailable: failure<{ currency: string }>(
    409,
    'There are no funds that could be paid out instantly in this currency.',
  ),
  payout_not_cancelable: failure<{ status: string }>(409, 'This payout can no longer be changed.'),
  vat_number_invalid: failure(400, 'This is not the form of a tax number in your country.'),
  vat_number_unknown: failure(404, 'This tax number is not registered.'),
};

export type ErrorCode = keyof typeof FAILURES;
export type Details<Code extends ErrorCode> =
  (typeof FAILURES)[Code] extends Failure<infer D extends Readonly<Record<string, unknown>> | undefined>
    ? D
    : never;
