import { fail } from '#contract/kit/errors.ts';
import { type CalendarDate, DAY_S, epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import type { DrawPaper } from '../paper.ts';
import type { EmbeddedSession, Keyed, PaymentProvider, ProviderCapabilities } from '../payment-provider.ts';
import { canBeReset } from '../provider-onboarding.ts';
import { keepFile } from './books/keep-file.ts';
import { readBalances } from './core/balances.ts';
import type { Command } from './core/command.ts';
import type { CoreCommands } from './core/core-commands.ts';
import { listRates } from './core/list-rates.ts';
import { load, loadAccount } from './core/loaded.ts';
import { perform, type Simulator } from './core/perform.ts';
import type { Questions, StoreTransaction } from './core/store.ts';
import { findBeside, type Place, verifiedPlace } from './core/verified-place.ts';
import { type Invoice, invoicePaper } from './documents/invoice-paper.ts';
import { readLetter } from './documents/issuer-letter.ts';
import { lookUpVat } from './facts/vat-register.ts';

const EVERYTHING: ProviderCapabilities = {
  embeddedOnboarding: true,
  hostedOnboarding: false,
  payoutScheduleWrites: true,
  businessDetailsWrites: true,
  bankAccountWrites: true,
  instantPayouts: true,
  loans: true,
  documents: true,
  readers: true,
  vatLookup: true,
  adjustments: true,
};

/** The provider's own rooms are in its console. */
const LOAN_OFFER_PAGE = '/simulator#loan-offer';

type Surroundings = Readonly<{
  leave: (account_id: string) => Promise<void>;
  /** Who draws its papers, and where. */
  drawPaper: DrawPaper;
}>;

/** The provider as one account sees it. */
export const simulatorProvider = (
  simulator: Simulator,
  commands: CoreCommands,
  { leave, drawPaper, ...place }: Place & Surroundings,
): PaymentProvider => ({
  name: 'simulator',
  capabilities: () => EVERYTHING,
  ...moneyCalls(simulator, commands, place.account_id),
  ...accountCalls(simulator, commands, place.account_id),
  ...plainReads(simulator, place.account_id, drawPaper),
  ...placeCalls(simulator, commands, place, leave),
});

/** Which account a merchant has: opened, opened beside a sandbox, taken up, or left. */
function placeCalls(
  simulator: Simulator,
  commands: CoreCommands,
  place: Place,
  leave: (account_id: string) => Promise<void>,
) {
  const { account_id, next } = place;
  const accountAt = (id: string) => simulator.store.ask(id, (books) => books.account());
  return {
    createAccount: async (application) => {
      const isBeside = application.mode === 'live' && (await accountAt(account_id))?.is_live === false;
      return perform(simulator, isBeside ? next : account_id, commands.signUp, application);
    },
    findApplication: () => findBeside(simulator.store, place),
    takeUpApplication: async () => {
      if (await findBeside(simulator.store, place)) await leave(account_id);
    },
    createSession: async (purpose) => {
      const subject = purpose === 'onboarding' ? await verifiedPlace(simulator.store, place) : account_id;
      return simulator.store.transaction(subject, (tx) => newSession(tx, purpose));
    },
    /** What was applied for beside a sandbox is left with it, unless its details are in: then it is what stays. */
    resetAccount: async () => {
      const [account, beside] = [await accountAt(account_id), await findBeside(simulator.store, place)];
      if (!account) return;
      if (!canBeReset(account)) throw fail('account_not_resettable');
      await leave(account_id);
      if (beside && canBeReset(beside)) await leave(next);
    },
  } satisfies Partial<PaymentProvider>;
}

/** Every call that moves money runs under its key. */
function moneyCalls(simulator: Simulator, commands: CoreCommands, account_id: string) {
  const keyed =
    <Request, Slice, Answer>(one: Command<Request, Slice, Answer>) =>
    ({ idempotencyKey, ...request }: Request & Keyed) =>
      // The compiler loses that what is left of `Request & Keyed` without its key is a `Request`.
      perform(simulator, account_id, one, request as Request, idempotencyKey);
  return {
    createPayment: keyed(commands.createPayment),
    confirmPayment: keyed(commands.confirmPayment),
    capturePayment: keyed(commands.capturePayment),
    cancelPayment: keyed(commands.cancelPayment),
    refundCharge: keyed(commands.refundCharge),
    approveReview: keyed(commands.approveReview),
    answerDispute: keyed(commands.answerDispute),
    acceptDispute: keyed(commands.acceptDispute),
    payOutInstantly: keyed(commands.payOutInstantly),
  } satisfies Partial<PaymentProvider>;
}

/** What changes the account and moves no money: asking twice does no harm. */
function accountCalls(simulator: Simulator, commands: CoreCommands, account_id: string) {
  return {
    requestCapability: (method) => perform(simulator, account_id, commands.requestCapability, { method }),
    updateBusinessDetails: (details) =>
      perform(simulator, account_id, commands.updateBusinessDetails, details),
    updatePayoutSchedule: (schedule) =>
      perform(simulator, account_id, commands.updatePayoutSchedule, schedule),
    uploadFile: (upload) => keepFile(simulator, account_id, upload),
    saveVatDetails: async ({ name, address, vat_number }) => {
      if (vat_number !== undefined)
        await simulator.store.ask(account_id, async (books) =>
          lookUpVat(vat_number, (await loadAccount(books)).country),
        );
      await perform(simulator, account_id, commands.patchAccount, {
        has_submitted_vat_data: true,
        vat_details: { name, address, vat_number: vat_number ?? null },
      });
      return { name, address };
    },
    updateBankAccount: (bank) => perform(simulator, account_id, commands.updateBankAccount, bank),
  } satisfies Partial<PaymentProvider>;
}

function plainReads(simulator: Simulator, account_id: string, drawPaper: DrawPaper) {
  const read = <Answer>(work: (tx: StoreTransaction) => Promise<Answer>) =>
    simulator.store.transaction(account_id, work);
  const ask = <Answer>(question: (books: Questions) => Promise<Answer>) =>
    simulator.store.ask(account_id, question);
  return {
    now: () => ask((books) => books.clock()),
    findAccount: () => ask((books) => books.account()),
    readSite: () => ask((books) => load(books, 'site', 'site')),
    readFile: (id) =>
      read(async (tx) => {
        const file = await load(tx, 'file', id);
        const findDispute = (dispute: string) => tx.find('dispute', dispute);
        const content = (await tx.findContent(id)) ?? (await readLetter(findDispute, file));
        if (!content) throw fail('resource_missing', { kind: 'file', id });
        return { file, content };
      }),
    readBalances: () => read(readBalances),
    listRates: (from) => read((tx) => listRates(simulator, account_id, tx, from)),
    listPayoutTransactions: (payout) => ask((books) => books.payoutTransactions(payout)),
    listReaders: () => ask((books) => books.all('reader')),
    findReaderFee: (transaction) => ask((books) => books.find('reader_fee', transaction)),
    findActiveLoan: () =>
      ask(async (books) => (await books.all('loan')).find(({ fully_paid_at }) => fully_paid_at === null)),
    findLoanOffer: () =>
      ask(async (books) =>
        (await load(books, 'site', 'site')).has_loan_offer ? LOAN_OFFER_PAGE : undefined,
      ),
    readDocument: async (id) => {
      const invoice = await read((tx) => readInvoice(tx, id));
      return {
        document: invoice.document,
        type: 'application/pdf',
        content: await drawPaper(invoicePaper(invoice)),
      };
    },
    lookUpVat: (number) => ask(async (books) => lookUpVat(number, (await loadAccount(books)).country)),
    findObject: (kind, id) => ask((books) => books.find(kind, id)),
    findObjects: (names) => ask((books) => books.findMany(names)),
    listObjects: (kind, after, limit) => ask((books) => books.page(kind, after, limit)),
    listEvents: (after, limit) => ask((books) => books.eventsAfter(after, limit)),
  } satisfies Partial<PaymentProvider>;
}

/** What the ledger says about the days of a document. */
async function readInvoice(tx: StoreTransaction, id: string): Promise<Invoice> {
  const document = await load(tx, 'document', id);
  const until = epochSeconds(secondsOfDay(document.period_to) + DAY_S);
  return {
    document,
    account: await loadAccount(tx),
    lines: await tx.feesBetween(secondsOfDay(document.period_from), until),
  };
}

const secondsOfDay = (day: CalendarDate) => epochSeconds(Date.parse(`${day}T00:00:00Z`) / 1000);

/** A session is a promise for an hour and is not kept: whoever needs another asks again. */
async function newSession(
  tx: StoreTransaction,
  purpose: 'onboarding' | 'notifications',
): Promise<EmbeddedSession> {
  const account = await loadAccount(tx);
  const number = await tx.nextCommand();
  const expiresAt = epochSeconds((await tx.clock()) + HOUR_S);
  return {
    clientSecret: `simulator_${purpose}_${number}_${expiresAt}_${account.account_id}`,
    expiresAt,
    accountId: account.account_id,
    isLive: account.is_live,
    publishableKey: account.is_live ? account.live_publishable_key : account.test_publishable_key,
    locale: 'en-US',
  };
}
