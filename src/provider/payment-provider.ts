import type {
  ChargeId,
  DisputeId,
  FileId,
  PaymentIntentId,
  PayoutId,
  RefundId,
  TransactionId,
} from '#domain/shared/ids.ts';
import type { Currency, Minor } from '#domain/shared/money.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { Address, Customer, Metadata } from './payment-details.ts';
import type {
  BusinessDetails,
  NewBankAccount,
  PayoutScheduleSettings,
  ProviderAccount,
} from './provider-account.ts';
import type {
  BalanceTransaction,
  BankAccount,
  Charge,
  Dispute,
  DocumentId,
  Evidence,
  Loan,
  NamedObject,
  ObjectKind,
  ObjectName,
  PaymentIntent,
  Payout,
  ProviderDocument,
  ProviderEvent,
  ProviderFile,
  ProviderObjects,
  Reader,
  ReaderFee,
  ReaderId,
  Refund,
  RefundReason,
} from './provider-objects.ts';
import type { AccountApplication } from './provider-onboarding.ts';
import type { Site } from './provider-site.ts';

/** Fixed before the first attempt: the same key and request always meet the first answer, and move money once. */
export type Keyed = Readonly<{ idempotencyKey: string }>;

export type PaymentRequest = Keyed &
  Readonly<{
    amount: Minor;
    currency: Currency;
    /** A token for the customer's card or account. Numbers never reach this port. */
    payment_method: string;
    capture: 'automatic' | 'manual';
    customer: Customer;
    billing_address?: Address;
    channel?: Charge['channel'];
    source_device?: Charge['source_device'];
    reader?: ReaderId;
    is_subscription?: boolean;
    /** What the store's own rules decided; kept with the charge. A blocked order is recorded and never sent to the bank. */
    screening?: NonNullable<Charge['screening']>;
    metadata?: Metadata;
  }>;
/** A decline is an answer, not a failure: the intent waits for another payment method, and the charge says why. */
export type PaymentAnswer = Readonly<{
  intent: PaymentIntent;
  charge: Charge | null;
  /** What else changed with it, where a provider tells that at once: movements of the balance, a loan that was paid down. */
  also?: readonly NamedObject[];
}>;

export type RefundRequest = Keyed &
  Readonly<{ charge: ChargeId; amount?: Minor; reason?: RefundReason; metadata?: Metadata }>;

/** With what else changed, where a provider tells that at once: its charge, movements of the balance, an inquiry that is closed. */
export type RefundAnswer = Refund & Readonly<{ also?: readonly NamedObject[] }>;

export type DisputeAnswer = Keyed &
  Readonly<{ dispute: DisputeId; evidence: Evidence; metadata: Metadata; submit: boolean }>;

export type FileUpload = Readonly<{ purpose: string; filename: string; type: string; content: Uint8Array }>;

export type Balance = Readonly<{
  currency: Currency;
  available: Minor;
  pending: Minor;
  /** What could leave within half an hour, and what that would cost; null where the bank or the account cannot. */
  instant: Readonly<{
    amount: Minor;
    net: Minor;
    /** Null where only the bank will say what it took. */
    fee: Minor | null;
    fee_percentage: string | null;
  }> | null;
}>;

/** What one whole unit of another currency buys, as decimal digits. */
export type ExchangeRate = Readonly<{ currency: Currency; rate: string }>;

export type EmbeddedSession = Readonly<{
  clientSecret: string;
  expiresAt: EpochSeconds;
  accountId: string;
  isLive: boolean;
  publishableKey: string;
  locale: string;
}>;

/** Where somebody comes back to, and where one goes whose page was opened before or is too old. */
export type HostedFormPlaces = Readonly<{ back: string; again: string }>;

export type VatDetails = Readonly<{ name: string; address: string }>;

/**
 * A walk through everything of one kind, in steps that can be resumed at any cursor. What is made meanwhile may be missed: of
 * that an event tells.
 */
export type Page<Item> = Readonly<{
  data: readonly Item[];
  cursor: string | null;
  /** What stands on this page and could not be read; absent where everything could. */
  setAside?: readonly SetAside[];
}>;

/** One object that could not be read or kept, and why. Whoever walks past it goes on. */
export type SetAside = Readonly<{ id: string; reason: string }>;

/** Something a key may or may not do; `unknown` while nobody could be asked. */
export type Permission = Readonly<{ name: string; state: 'granted' | 'missing' | 'unknown' }>;

/** Where a provider's own pages are, for what cannot be done from here. */
export type ProviderPages = Readonly<{
  home: string;
  account: string;
  payouts: string;
  keys: string;
  webhooks: string;
}>;

/** How a real provider was set up, and where the merchant can look it up there. No secret is among it. */
export type ProviderSetup = Readonly<{
  way: 'direct' | 'connect';
  isLive: boolean;
  isKeyRestricted: boolean;
  hasPublishableKey: boolean;
  pages: ProviderPages;
  /** What its deliveries should tell us of. */
  events: readonly string[];
  /** How many seconds its clock was ahead of ours when it last answered; null before it did. */
  clockOffS(): number | null;
}>;

/** What an adapter can do. A screen hides what its provider lacks. */
export type ProviderCapabilities = Readonly<{
  embeddedOnboarding: boolean;
  /** Whether it lends us a page of its own instead, for whoever cannot be shown the form here. */
  hostedOnboarding: boolean;
  payoutScheduleWrites: boolean;
  businessDetailsWrites: boolean;
  bankAccountWrites: boolean;
  instantPayouts: boolean;
  loans: boolean;
  documents: boolean;
  readers: boolean;
  vatLookup: boolean;
  /** Whether the balance may move for reasons that have no word of their own here. */
  adjustments: boolean;
}>;

/** The provider, for one account of it. Refusals are failures of the catalogue; see `contract/kit/errors.ts`. */
export type PaymentProvider = Readonly<{
  name: 'simulator' | 'stripe';
  capabilities(): ProviderCapabilities;
  /** The provider's own time; deadlines are counted by it. */
  now(): Promise<EpochSeconds>;

  findAccount(): Promise<ProviderAccount | undefined>;
  /** Opens an account where there is none yet; a second one is refused, but for a live one beside a sandbox: see `findApplication`. */
  createAccount(application: AccountApplication & Keyed): Promise<ProviderAccount>;
  /**
   * The live account that was opened beside the sandbox there is now. Until it is taken up, it is only verified, and everything
   * else is about the sandbox. Present where the two can stand beside each other.
   */
  findApplication?(): Promise<ProviderAccount | undefined>;
  /** Leaves the sandbox for the account beside it; where there is none, nothing happens. Present with `findApplication`. */
  takeUpApplication?(): Promise<void>;
  /**
   * The account that was opened under this key, should there be one; from then on it is ours. Present where an account may have
   * been opened although nobody heard the answer.
   */
  findOpened?(opening: Keyed & Readonly<{ since: EpochSeconds }>): Promise<ProviderAccount | undefined>;
  /** Leaves an account that `canBeReset`, with everything in it. Afterwards there is none, and asking again does no harm. */
  resetAccount(): Promise<void>;
  readSite(): Promise<Site>;
  createSession(purpose: 'onboarding' | 'notifications'): Promise<EmbeddedSession>;
  /** The address of that page, which can be opened once. Present where `hostedOnboarding` is. */
  createHostedForm?(places: HostedFormPlaces): Promise<string>;
  requestCapability(method: string): Promise<string>;
  /** What is not named stays. A text that no bank would print is refused. */
  updateBusinessDetails(details: Partial<BusinessDetails>): Promise<ProviderAccount>;
  /** From the next payout on, this currency goes there. Present where `bankAccountWrites` is. */
  updateBankAccount?(bank: NewBankAccount): Promise<BankAccount>;
  updatePayoutSchedule(
    schedule: Partial<Omit<PayoutScheduleSettings, 'delay_days'>>,
  ): Promise<ProviderAccount>;

  createPayment(request: PaymentRequest): Promise<PaymentAnswer>;
  /** Lets the customer's second factor through, where a payment waits for it. */
  confirmPayment(request: Keyed & Readonly<{ payment_intent: PaymentIntentId }>): Promise<PaymentAnswer>;
  capturePayment(
    request: Keyed & Readonly<{ payment_intent: PaymentIntentId; amount?: Minor }>,
  ): Promise<PaymentAnswer>;
  cancelPayment(
    request: Keyed &
      Readonly<{ payment_intent: PaymentIntentId; reason?: 'requested_by_customer' | 'fraudulent' }>,
  ): Promise<PaymentAnswer>;
  refundCharge(request: RefundRequest): Promise<RefundAnswer>;
  /** Ends the review of a charge in its favour, whatever becomes of its money. Present where a provider asks for reviews. */
  approveReview?(request: Keyed & Readonly<{ charge: ChargeId; review: string }>): Promise<Charge>;

  /** Without `submit` the evidence is a draft, and the dispute stays open. */
  answerDispute(answer: DisputeAnswer): Promise<Dispute>;
  /** Accepts the claim: the money and the fee are given up for good. */
  acceptDispute(request: Keyed & Readonly<{ dispute: DisputeId }>): Promise<Dispute>;

  uploadFile(upload: FileUpload): Promise<ProviderFile>;
  readFile(id: FileId): Promise<Readonly<{ file: ProviderFile; content: Uint8Array }>>;

  readBalances(): Promise<readonly Balance[]>;
  /** Today's rates from one currency into every other the provider deals in; none for a currency it does not know. */
  listRates(from: Currency): Promise<readonly ExchangeRate[]>;
  payOutInstantly(request: Keyed & Readonly<{ currency: Currency }>): Promise<Payout>;
  listPayoutTransactions(payout: PayoutId): Promise<readonly BalanceTransaction[]>;
  /** Everything a charge, a refund or a dispute moved. Present where no event tells of a movement, and its cause names only some. */
  listMovements?(cause: ChargeId | RefundId | DisputeId): Promise<readonly BalanceTransaction[]>;

  listReaders(): Promise<readonly Reader[]>;
  findReaderFee(transaction: TransactionId): Promise<ReaderFee | undefined>;
  findActiveLoan(): Promise<Loan | undefined>;
  /** The provider's page about the loan it offers, or nothing while it offers none. Present where we may lead to such a page. */
  findLoanOffer?(): Promise<string | undefined>;
  readDocument(
    id: DocumentId,
  ): Promise<Readonly<{ document: ProviderDocument; type: string; content: Uint8Array }>>;
  lookUpVat(number: string): Promise<VatDetails>;
  saveVatDetails(details: VatDetails & Readonly<{ vat_number?: string }>): Promise<VatDetails>;

  /** One object by its id: what an event says has changed is read again through this. */
  findObject<Kind extends ObjectKind>(kind: Kind, id: string): Promise<ProviderObjects[Kind] | undefined>;
  /** Those of them that there are, in one question. Present where a provider takes such a question. */
  findObjects?(names: readonly ObjectName[]): Promise<readonly NamedObject[]>;
  /** The newest payment that carries this note. Present where a provider can be asked by more than an id; it may know of the last minute late. */
  findPaymentWith?(note: Readonly<{ name: string; value: string }>): Promise<PaymentIntent | undefined>;
  /** Everything of one kind, for filling an empty read model and for finding drift. */
  listObjects<Kind extends ObjectKind>(
    kind: Kind,
    after: string | null,
    limit: number,
    /** Only what was made since; a provider may tell more than that. */
    since?: EpochSeconds,
  ): Promise<Page<ProviderObjects[Kind]>>;
  /** What changed since a sequence number, in order: for whoever missed a delivery. */
  listEvents(after: number, limit: number): Promise<readonly ProviderEvent[]>;
  /**
   * Present where the feed may gain an event late, and where only a payout knows which movements left with it: whoever follows
   * such a provider looks back, and asks its payouts.
   */
  following?: Readonly<{ positionAt(at: EpochSeconds): number }>;
  /** Present where somebody had to set the provider up. */
  setup?: ProviderSetup;
  /** Present where a key may be allowed less than everything. */
  probePermissions?(): Promise<readonly Permission[]>;
}>;
