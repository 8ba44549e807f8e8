import type { FileProblem } from '#domain/disputes/evidence-file.ts';
import { FILE_PROBLEM_WORDS } from '#domain/disputes/evidence-file-copy.ts';
import { evidenceLimitsCopy } from '#domain/disputes/evidence-limits-copy.ts';
import { fieldName } from '#domain/settings/setting-names.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { known } from '#domain/shared/word.ts';
import type { PasswordProblem } from '#domain/signing-in/password-problem.ts';
import { APPROVAL_FAILURES } from './approval-failures.ts';
import { BANK_FAILURES } from './bank-failures.ts';
import { BOOKS_FAILURES } from './books-failures.ts';
import { BROWSER_FAILURES } from './browser-failures.ts';
import { type Failure, failure, refusal, worded } from './catalogue-entry.ts';
import {
  failuresCopy,
  failureFieldsCopy as fieldsCopy,
  resourceMissingCopy as missingCopy,
} from './failures-copy.ts';
import { MATCHING_FAILURES } from './matching-failures.ts';
import { PEOPLE_FAILURES } from './people-failures.ts';
import { PROOF_FAILURES } from './proof-failures.ts';
import { SCHEDULE_FAILURES } from './schedule-failures.ts';
import { STORE_FAILURES } from './store-failures.ts';
import { WEBHOOK_FAILURES } from './webhook-failures.ts';
import { WOOCOMMERCE_FAILURES } from './woocommerce-failures.ts';

/** What a field got wrong, under its name. */
export type FieldProblems = Readonly<Record<string, string>>;

/** The same, for programs: which rule it broke, and where inside the field. */
export type FieldDetails = Readonly<{ code: string; message: string; data: unknown }>;

/** Every failure a caller may meet: its status and its words, in one place for server and browser. */
export const FAILURES = {
  ...BROWSER_FAILURES,
  ...PEOPLE_FAILURES,
  ...PROOF_FAILURES,
  ...APPROVAL_FAILURES,
  ...BANK_FAILURES,
  ...MATCHING_FAILURES,
  ...BOOKS_FAILURES,
  ...SCHEDULE_FAILURES,
  ...WEBHOOK_FAILURES,
  ...WOOCOMMERCE_FAILURES,
  ...STORE_FAILURES,
  ...worded(failuresCopy, {
    rest_cookie_invalid_nonce: refusal(403),
    rest_key_read_only: refusal(403),
    rest_key_write_only: refusal(403),
    sign_in_failed: refusal(403),
    sign_in_throttled: refusal<{ retry_after_s: number }>(429),
    sign_in_too_often: refusal<{ retry_after_s: number }>(429),
    password_not_confirmed: refusal(403),
    password_easy_to_guess: refusal<{ problem: PasswordProblem }>(400),
    api_key_not_found: refusal(404),
    rest_cross_site: refusal(403),
    rest_misdirected: refusal(421),
    /** With `allow`, the address exists but answers other methods. */
    rest_no_route: refusal<{ allow?: readonly string[] }>(({ allow }) => (allow ? 405 : 404)),
    rest_invalid_json: refusal(400),
    rest_unsupported_media_type: refusal(415),
    rest_body_too_large: refusal<{ limit_bytes: number }>(413),
    rest_body_in_crumbs: refusal(400),
    /** Lists and fields without end, one inside the other without end, or more text than is looked through at once. */
    rest_too_complex: refusal<{ of: 'values' | 'depth' | 'letters'; most: number }>(400),
    rest_too_many_requests: refusal<{ retry_after_s: number }>(429),
    live_lines_taken: refusal<{ most: number; retry_after_s: number }>(429),
    rest_uri_too_long: refusal(414),
    rest_headers_too_large: refusal(431),
    rest_request_timeout: refusal(408),
    rest_bad_request: refusal(400),
    disk_full: refusal(507),
    wcpay_route_validation_failure: refusal(400),
    provider_unavailable: refusal(503),
    export_under_way: refusal<{ retry_after_s: number }>(429),
    export_not_found: refusal(404),
    note_missing: refusal(404),
    day_not_over: refusal(409),
    day_changed: refusal(409),
    day_needs_note: refusal(400),
    wcpay_core_invalid_request_parameter_invalid_timezone: refusal(400),
    wcpay_core_invalid_request_parameter_invalid_date: refusal(400),
    mail_missing: refusal(404),
    export_link_invalid: refusal(403),
    export_link_expired: refusal(410),
    transaction_missing: refusal(404),
    wcpay_get_charge: refusal(404),
    wcpay_missing_order: refusal(404),
    authorization_missing: refusal(404),
    wcpay_refunded_order_uncapturable: refusal(400),
    wcpay_intent_order_mismatch: refusal(409),
    /** With `error_type`, why; with `extra_details`, the least that could be captured. */
    wcpay_capture_error: refusal<{
      status: number;
      error_type?: string;
      extra_details?: { minimum_amount: number; currency: string };
    }>(({ status }) => status),
    wcpay_cancel_error: refusal<{ status: number; error_type?: string }>(({ status }) => status),
    wcpay_multi_currency_invalid_currency: refusal<{ currency: string }>(400),
    wcpay_multi_currency_invalid_currency_rate: refusal(400),
    charge_order_mismatch: refusal(409),
    wcpay_fraud_outcome_not_found: refusal(404),
    invalid_fraud_outcome_status: refusal(400),
    // What the provider refuses. Each adapter translates into these at its own edge.
    provider_rate_limited: refusal<{ retry_after_s: number }>(429),
    /** The request was sent and no answer came: it may have taken effect, so only the same key may ask again. */
    provider_answer_unknown: refusal(504),
    /** Half a page, or something that is none: it is asked for again, and nothing of it is taken. */
    provider_answer_broken: refusal(502),
    provider_key_refused: refusal(503),
    provider_permission_missing: refusal(409),
    /** A clear no that has no words of its own here; `reason` is the payments service's code. */
    provider_refused: refusal<{ reason: string }>(400),
    provider_unsupported: refusal(501),
    idempotency_key_reused: refusal(422),
    /** Nobody knows yet how it ended. The same key asks again safely; another one would begin something new. */
    operation_in_progress: refusal<{ operation_id: string; retry_after_s: number }>(409),
    operation_needs_attention: refusal<{ operation_id: string }>(409),
    operation_dismissed: refusal(409),
    operation_not_dismissible: refusal<{ state: string }>(409),
    operation_missing: refusal(404),
    event_signature_invalid: refusal(400),
    /** The secret is right, so one of the two clocks is not. */
    event_clock_off: refusal<{ off_s: number }>(400),
    event_malformed: refusal<{ field: string }>(400),
    event_of_other_mode: refusal(400),
    event_of_other_account: refusal(400),
    receipt_unpaid: refusal(409),
    receipt_without_address: refusal(409),
    account_missing: refusal(404),
    account_exists: refusal(409),
    account_not_resettable: refusal(409),
    bad_request: refusal(400),
    embedded_session_invalid: refusal(400),
    payments_disabled: refusal(403),
    payment_method_unavailable: refusal<{ method: string }>(400),
    currency_unsupported: refusal<{ currency: string }>(400),
    amount_invalid: refusal(400),
    amount_too_small: refusal<{ minimum_amount: number; currency: string }>(400),
    amount_too_large: refusal<{ maximum_amount: number; currency: string }>(400),
    wcpay_payment_uncapturable: refusal<{ status: string }>(409),
    charge_not_captured: refusal(409),
    charge_already_refunded: refusal(409),
    charge_disputed: refusal(409),
    refund_exceeds_charge: refusal<{ refundable: number; currency: string }>(400),
    out_of_stock: refusal<{ product_id: number; name: string; left: number }>(409),
    product_unavailable: refusal(409),
    refund_items_exceed: refusal<{ line: number; left: number }>(409),
    order_not_refundable: refusal(409),
    settings_conflict: refusal<{ version: number; by: string }>(409),
    /** `server_error` is what the provider said; the status is the one it said it with. */
    settings_not_saved: refusal<{ upstream_status: number; server_error: string }>(
      ({ upstream_status }) => upstream_status,
    ),
    dispute_not_actionable: refusal<{ status: string }>(409),
    evidence_too_long: refusal<{ limit: number }>(400),
    evidence_draft_conflict: refusal<{ version: number }>(409),
    evidence_pages_exceeded: refusal(400),
    wcpay_evidence_file_max_size: refusal<{ limit_bytes: number }>(400),
    /** Travels with the status the payments service gave. */
    wcpay_evidence_file_upload_error: refusal<{ upstream_status: number }>(
      ({ upstream_status }) => upstream_status,
    ),
    evidence_packet_failed: refusal(422),
    library_full: refusal<{ most: number }>(409),
    views_full: refusal<{ most: number }>(409),
    rest_form_expected: refusal(415),
    payouts_unavailable: refusal<{ reason: string }>(409),
    instant_payout_unavailable: refusal<{ currency: string }>(409),
    payout_not_cancelable: refusal<{ status: string }>(409),
    vat_number_invalid: refusal(400),
    vat_number_unknown: refusal(404),
  }),
  /** With `more`, so many other fields were wrong as well. */
  rest_invalid_param: failure<{
    params: FieldProblems;
    details?: Readonly<Record<string, FieldDetails>>;
    more?: number;
  }>(400, ({ params, more }) => {
    const checks = Object.entries(params).map(([field, problem]) =>
      fieldsCopy.check(fieldName(field), problem),
    );
    return sentences(...checks, more ? fieldsCopy.moreWrong(more) : '');
  }),
  rest_missing_callback_param: failure<{ params: readonly string[] }>(400, ({ params }) =>
    params.length === 1
      ? fieldsCopy.missing(fieldName(params[0] ?? ''))
      : fieldsCopy.severalMissing(params.map(fieldName)),
  ),
  settings_not_allowed: failure<{ fields: readonly string[] }>(403, ({ fields }) =>
    fieldsCopy.notAllowed(fields.map(fieldName)),
  ),
  resource_missing: failure<{ kind: string; id: string }>(
    404,
    ({ kind }) => known<string>(missingCopy.kinds, kind) ?? missingCopy.anyOther(kind),
  ),
  /** `reason` is the code of what stood in the way, and `explanation` its words. */
  wcpay_refund_payment: failure<{ status: number; reason: string; explanation: string }>(
    ({ status }) => status,
    ({ explanation }) => explanation,
  ),
  ...worded(
    {
      get evidence_files_too_large() {
        return evidenceLimitsCopy.filesExceedLimit;
      },
    },
    { evidence_files_too_large: refusal<{ limit_bytes: number; used_bytes: number }>(400) },
  ),
  file_not_acceptable: failure<{ problem: FileProblem }>(400, ({ problem }) => FILE_PROBLEM_WORDS[problem]),
};

export type ErrorCode = keyof typeof FAILURES;
export type Details<Code extends ErrorCode> =
  (typeof FAILURES)[Code] extends Failure<infer D extends Readonly<Record<string, unknown>> | undefined>
    ? D
    : never;
