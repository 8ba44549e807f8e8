import type { ApprovalsTables } from './schema-approvals.ts';
import type { BankTables } from './schema-bank.ts';
import type { BooksTables } from './schema-books.ts';
import type { CurrencyTables } from './schema-currencies.ts';
import type { DemoTables } from './schema-demo.ts';
import type { EventsTables } from './schema-events.ts';
import type { EvidenceTables } from './schema-evidence.ts';
import type { FraudTables } from './schema-fraud.ts';
import type { OperationsTables } from './schema-operations.ts';
import type { OverviewTables } from './schema-overview.ts';
import type { PaymentsTables } from './schema-payments.ts';
import type { SavedViewsTables } from './schema-saved-views.ts';
import type { ScheduleTables } from './schema-schedules.ts';
import type { SigningInTables } from './schema-signing-in.ts';
import type { SiteTables } from './schema-site.ts';
import type { StoreTables } from './schema-store.ts';
import type { TeamNotesTables } from './schema-team-notes.ts';
import type { WebhookTables } from './schema-webhooks.ts';

/** Every table the product may touch, as the migrations make them. */
export interface Schema
  extends SigningInTables,
    SiteTables,
    StoreTables,
    PaymentsTables,
    OperationsTables,
    ApprovalsTables,
    BankTables,
    EventsTables,
    EvidenceTables,
    FraudTables,
    CurrencyTables,
    OverviewTables,
    BooksTables,
    ScheduleTables,
    TeamNotesTables,
    SavedViewsTables,
    WebhookTables,
    DemoTables {}
