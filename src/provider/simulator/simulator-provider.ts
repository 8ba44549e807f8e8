import { fail } from '#contract/errors.ts';
import { currency as asCurrency, type Currency, minor } from '#domain/shared/money.ts';
import { epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import type { Balance, Keyed, PaymentProvider } from '../payment-provider.ts';
import type { BankAccount, ProviderFile } from '../provider-objects.ts';
import { patchAccount } from './core/account-commands.ts';
import { changes, told } from './core/changes.ts';
import { type Command, command } from './core/command.ts';
import { loadAccount } from './core/loaded.ts';
import { canPayOut } from './core/make-payouts.ts';
import { INSTANT_FEE_PERCENTAGE, instantFee } from './core/new-payout.ts';
import { type Company, perform } from './core/perform.ts';
import { simObject } from './core/sim-object.ts';
import type { LedgerBalance, Reading, StoreTransaction } from './core/store.ts';
import type { CoreCommands } from './core-commands.ts';
import { documentText } from './document-text.ts';
import { lookUpVat } from './vat-register.ts';

/** The company as one account sees it. Every call that moves money runs under its key. */
export function simulatorProvider(
  company: Company,
  commands: CoreCommands,
  account_id: string,
): PaymentProvider {
  const read = <Answer>(work: (tx: StoreTransaction) => Promise<Answer>) =>
    company.store.transaction(account_id, work);
  const run = <Request, Slice, Answer>(one: Command<Request, Slice, Answer>, request: Request) =>
    perform(company, account_id, one, request);
  const keyed =
    <Request, Slice, Answer>(one: Command<Request, Slice, Answer>) =>
    ({ idempotencyKey, ...request }: Request & Keyed) =>
      // Without its key, what was asked is what two attempts have in common.
      perform(company, account_id, one, request as Request, idempotencyKey);

  return {
    name: 'simulator',
    capabilities: () => ({
      embeddedOnboarding: true,
      payoutScheduleWrites: true,
      instantPayouts: true,
      loans: true,
      documents: true,
      readers: true,
      vatLookup: true,
    }),
    now: () => read((tx) => tx.clock()),
    findAccount: () => read((tx) => tx.account()),
    readSite: () =>
      read(async (tx) => {
        const site = await tx.find('site', 'site');
        if (!site) throw fail('account_missing');
        return site;
      }),
    createSession: (purpose) => read((tx) => newSession(tx, purpose)),
    requestCapability: (method) => run(commands.requestCapability, { method }),
    updatePayoutSchedule: (schedule) => run(commands.updatePayoutSchedule, schedule),
    createPayment: keyed(commands.createPayment),
    confirmPayment: keyed(commands.confirmPayment),
    capturePayment: keyed(commands.capturePayment),
    cancelPayment: keyed(commands.cancelPayment),
    refundCharge: keyed(commands.refundCharge),
    respondToDispute: keyed(commands.respondToDispute),
    closeDispute: keyed(commands.closeDispute),
    createInstantPayout: keyed(commands.createInstantPayout),
    uploadFile: async (upload) => {
      const { content, ...about } = upload;
      const file = await run(keepFile, { ...about, size: content.byteLength });
      await read((tx) => tx.putContent(file.id, content));
      return file;
    },
    readFile: (id) =>
      read(async (tx) => {
        const file = await tx.find('file', id);
        const content = file && (await tx.findContent(id));
        if (!content) throw fail('resource_missing', { kind: 'file', id });
        return { file, content };
      }),
    readBalances: () => read(balancesOf),
    listPayoutTransactions: (payout) => read((tx) => tx.payoutTransactions(payout)),
    listReaders: () => read((tx) => tx.all('reader')),
    findReaderFee: (transaction) => read((tx) => tx.find('reader_fee', transaction)),
    findActiveLoan: () =>
      read(async (tx) => (await tx.all('loan')).find(({ fully_paid_at }) => fully_paid_at === null)),
    readDocument: (id) =>
      read(async (tx) => {
        const document = await tx.find('document', id);
        if (!document) throw fail('resource_missing', { kind: 'document', id });
        const content = documentText(document, await loadAccount(tx));
        return { document, type: 'text/plain; charset=utf-8', content };
      }),
    lookUpVat: (number) => read(async (tx) => lookUpVat(number, (await loadAccount(tx)).country)),
    saveVatDetails: async ({ name, address }) => {
      await run(patchAccount, { has_submitted_vat_data: true });
      return { name, address };
    },
    findObject: (kind, id) => read((tx) => tx.find(kind, id)),
    listObjects: (kind, after, limit) => read((tx) => tx.page(kind, after, limit)),
    listEvents: (after, limit) => read((tx) => tx.eventsAfter(after, limit)),
  };
}

const keepFile = command<
  Readonly<{ purpose: string; filename: string; type: string; size: number }>,
  null,
  ProviderFile
>({
  kind: 'keep_file',
  load: async () => null,
  decide: (_, about, { now, newId }) => {
    const file: ProviderFile = { ...about, id: newId('file'), title: null, created: now };
    return changes(file, told(simObject('file', file), 'file.created'));
  },
});

/** A session is a promise for an hour and is not kept: whoever needs another asks again. */
async function newSession(tx: StoreTransaction, purpose: 'onboarding' | 'notifications') {
  const account = await loadAccount(tx);
  const number = await tx.nextCommand();
  return {
    clientSecret: `simulator_${purpose}_${account.account_id}_${number}`,
    expiresAt: epochSeconds((await tx.clock()) + HOUR_S),
    accountId: account.account_id,
    isLive: account.is_live,
    publishableKey: account.is_live ? account.live_publishable_key : account.test_publishable_key,
    locale: 'en-US',
  };
}

/** The account's main currency first, then the others it is paid out in. */
async function balancesOf(store: Reading): Promise<readonly Balance[]> {
  const account = await store.account();
  if (!account) return [];
  const balances = await store.balances();
  const banks = await store.all('bank_account');
  const { default: main, supported } = account.store_currencies;
  return [main, ...supported.filter((code) => code !== main)].map((code) => {
    const currency = asCurrency(code);
    const available = sumOf(balances, 'merchant_available', currency);
    const bank = banks.find((one) => one.currency === currency);
    const least = account.deposits.minimum_manual_deposit_amounts[currency] ?? 1;
    const canLeave = canPayOut(account) && isReachable(bank) && available > 0 && available >= least;
    return {
      currency,
      available: minor(available),
      pending: minor(sumOf(balances, 'merchant_pending', currency)),
      instant: canLeave ? instantOf(available) : null,
    };
  });
}

const isReachable = (bank: BankAccount | undefined): boolean =>
  bank !== undefined && bank.status !== 'errored';
const sumOf = (
  balances: readonly LedgerBalance[],
  ledger: LedgerBalance['ledger'],
  currency: Currency,
): number => balances.find((one) => one.ledger === ledger && one.currency === currency)?.amount ?? 0;

const instantOf = (available: number): NonNullable<Balance['instant']> => {
  const fee = instantFee(available);
  return {
    amount: minor(available),
    fee: minor(fee),
    net: minor(available - fee),
    fee_percentage: INSTANT_FEE_PERCENTAGE,
  };
};
