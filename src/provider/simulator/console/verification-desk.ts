import { fail } from '#contract/kit/errors.ts';
import { currency } from '#domain/shared/money.ts';
import { retold } from '#domain/shared/spoken.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import { submitDetails, submitEarly } from '../core/account-details.ts';
import { loadAccount } from '../core/loaded.ts';
import { updateBankAccount } from '../core/payout-settings.ts';
import { performIn, type Simulator } from '../core/perform.ts';
import type { BookStore, StoreTransaction } from '../core/store.ts';
import {
  keptAnswers,
  problemsOf,
  type RequirementFields,
  stepsAsked,
  tidied,
  type VerificationRecord,
  type VerificationStep,
  verificationRecord,
} from '../core/verification.ts';
import { type Place, verifiedPlace } from '../core/verified-place.ts';
import { requirementCopy } from '../facts/requirement-copy.ts';
import { consoleCopy as copy } from './console-copy.ts';

export type VerificationState = Readonly<{
  country: string;
  is_live: boolean;
  details_submitted: boolean;
  steps: readonly VerificationStep[];
  answers: VerificationRecord;
  errors: ProviderAccount['requirements']['errors'];
}>;
type Answers = Readonly<Record<string, string>>;

/** The provider's own form: what it asks of a merchant, what they answered so far, and handing it in. */
export type VerificationDesk = Readonly<{
  readVerification(fields: RequirementFields): Promise<VerificationState>;
  /** Keeps one page, or says what is wrong with it by field. */
  saveVerification(step: VerificationStep, answers: Answers): Promise<Readonly<Record<string, string>>>;
  submitVerification(fields: RequirementFields): Promise<ProviderAccount>;
}>;

/** Kept among the account's papers, where nothing but this form looks. */
const PAPER = 'verification';

async function readRecord(tx: StoreTransaction): Promise<VerificationRecord> {
  const content = await tx.findContent(PAPER);
  return content ? verificationRecord.parse(JSON.parse(new TextDecoder().decode(content))) : {};
}

export function verificationDesk(simulator: Simulator, place: Place): VerificationDesk {
  const { store } = simulator;
  const at = async <Answer>(work: (account_id: string) => Promise<Answer>): Promise<Answer> =>
    work(await verifiedPlace(store, place));
  return {
    readVerification: (fields) => at((account_id) => readVerification(store, account_id, fields)),
    saveVerification: (step, given) => at((account_id) => saveVerification(store, account_id, step, given)),
    submitVerification: (fields) => at((account_id) => submitVerification(simulator, account_id, fields)),
  };
}

const readVerification = (
  store: BookStore,
  account_id: string,
  fields: RequirementFields,
): Promise<VerificationState> =>
  store.transaction(account_id, async (tx) => {
    const account = await loadAccount(tx);
    return {
      country: account.country,
      is_live: account.is_live,
      details_submitted: account.details_submitted,
      steps: stepsAsked(account, fields),
      answers: await readRecord(tx),
      // What stands in the books is told in the language of whoever looks.
      errors: account.requirements.errors.map((error) => ({
        ...error,
        reason: retold(() => requirementCopy.reasons, error.reason),
      })),
    };
  });

const saveVerification = (
  store: BookStore,
  account_id: string,
  step: VerificationStep,
  typed: Answers,
): Promise<Readonly<Record<string, string>>> =>
  store.transaction(account_id, async (tx) => {
    await loadAccount(tx);
    const given = tidied(step, typed);
    const problems = problemsOf(step, given, await tx.clock());
    if (Object.keys(problems).length > 0) return problems;
    const record = { ...(await readRecord(tx)), [step]: keptAnswers(step, given) };
    await tx.putContent(PAPER, new TextEncoder().encode(JSON.stringify(record)));
    return {};
  });

const submitVerification = (
  simulator: Simulator,
  account_id: string,
  fields: RequirementFields,
): Promise<ProviderAccount> =>
  simulator.store.transaction(account_id, async (tx) => {
    const account = await loadAccount(tx);
    const record = await readRecord(tx);
    const asked = stepsAsked(account, fields);
    const open = asked.filter((step) => record[step] === undefined);
    if (open.length > 0)
      throw fail('rest_invalid_param', {
        params: Object.fromEntries(open.map((step) => [step, copy.answerFirst])),
      });
    const id_number = record.owner?.id_number ?? '';
    if (!asked.includes('bank')) return performIn(simulator, account_id, tx, submitEarly, { id_number });
    await performIn(simulator, account_id, tx, updateBankAccount, {
      currency: currency(account.store_currencies.default),
      account_number: record.bank?.account_number ?? '',
    });
    return performIn(simulator, account_id, tx, submitDetails, { id_number });
  });
