import path from 'node:path';
import * as z from 'zod/mini';
import { PROCESS_ROLES, type ProcessRole, readProcessRoles } from '#domain/running/process-roles.ts';
import { COUNTRY_CODES } from '#domain/settings/country-codes.ts';
import { CURRENCY_CODES } from '#domain/shared/currency-codes.ts';
import { PASSWORD_CHARACTERS_MAX } from '#domain/signing-in/password-length.ts';
import { USUAL_LEVEL } from './log-at-terminal.ts';
import { readSecret } from './start/secret-from-file.ts';
import {
  readStripeConfig,
  STRIPE_SECRETS,
  STRIPE_VARIABLES,
  type StripeConfig,
} from './start/stripe-config.ts';
import { readTraceHeaders } from './start/trace-headers.ts';
import { readTrustedProxies } from './start/trusted-proxies.ts';
import {
  readWooCommerceConfig,
  WOOCOMMERCE_SECRETS,
  WOOCOMMERCE_VARIABLES,
  type WooCommerceConfig,
} from './start/woocommerce-config.ts';

const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535));
const isTimeZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};
const isCurrency = (code: string): boolean => CURRENCY_CODES.includes(code);
const url = (...protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
        `must start with ${protocols.join(' or ')}//`,
      ),
    );

/** The name may stand for two addresses, and a server listens at one of them: this one every machine has, and browsers try both. */
const LOCALHOST = '127.0.0.1';

const environment = z.object({
  PORT: z._default(port, 4000),
  METRICS_PORT: z.optional(port),
  HOST: z._default(z.string().check(z.minLength(1)), LOCALHOST),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(url('postgres:', 'postgresql:')),
  DATABASE_DIRECT_URL: z.optional(url('postgres:', 'postgresql:')),
  DATABASE_REPLICA_URL: z.optional(url('postgres:', 'postgresql:')),
  DRILL_DATABASE_URL: z.optional(url('postgres:', 'postgresql:')),
  ROLES: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => readProcessRoles(text) !== undefined,
          `must be one or more of ${PROCESS_ROLES.join(', ')}, with commas between`,
        ),
      ),
  ),
  BACKUP_KEY_FILE: z.optional(z.string()),
  FACTOR_KEY_FILE: z.optional(z.string()),
  BANK_INBOX: z.optional(z.string().check(z.minLength(1))),
  PROVIDER: z._default(z.enum(['simulator', 'stripe']), 'simulator'),
  STORE: z._default(z.enum(['built-in', 'woocommerce']), 'built-in'),
  SCENARIO: z._default(z.string().check(z.regex(/^[a-z_]+$/)), 'busy'),
  ADMIN_EMAIL: z._default(z.email(), 'admin@example.com'),
  /** One that is too short may still be in use since before; a new administrator gets none such. */
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(1), z.maxLength(PASSWORD_CHARACTERS_MAX))),
  PUBLIC_URL: z.optional(url('http:', 'https:')),
  TRUST_PROXY: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => readTrustedProxies(text) !== undefined,
          'must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8, with commas between',
        ),
      ),
  ),
  SMTP_URL: z.optional(url('smtp:', 'smtps:')),
  MAIL_FROM: z._default(z.string().check(z.minLength(3)), 'Countinghouse <no-reply@localhost>'),
  STORE_TIMEZONE: z._default(
    z.string().check(z.refine(isTimeZone, 'must be a time zone such as Europe/Berlin')),
    'UTC',
  ),
  STORE_CURRENCY: z._default(z.string().check(z.refine(isCurrency, 'must be a currency such as USD')), 'USD'),
  STORE_COUNTRY: z._default(
    z.string().check(z.refine((code) => COUNTRY_CODES.includes(code), 'must be a country such as US')),
    'US',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(url('http:', 'https:')),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => readTraceHeaders(text) !== undefined,
          'must be names and values such as authorization=Bearer%20word, with commas between',
        ),
      ),
  ),
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), 1),
  WEBHOOKS_PRIVATE: z._default(z.enum(['refuse', 'allow']), 'refuse'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), USUAL_LEVEL),
});

export type Config = Readonly<{
  port: number;
  /** Where figures are read; nowhere, unless somebody says so. */
  metricsPort: number | undefined;
  host: string;
  dataDir: string;
  /** May lead to a pooler that hands a connection to somebody else after each transaction. */
  databaseUrl: string | undefined;
  /** Past such a pooler, for connections that keep something; undefined where there is none. */
  databaseDirectUrl: string | undefined;
  /** A streaming replica, for what is only read and takes long. */
  databaseReplicaUrl: string | undefined;
  /** An empty database that a backup is tried in; undefined for a built-in one made for that. */
  drillDatabaseUrl: string | undefined;
  /** What this process does; others may do the rest. */
  roles: readonly ProcessRole[];
  /** Bank statements put here are imported. */
  bankInbox: string | undefined;
  /** Seals the backups. */
  backupKeyFile: string;
  /** Seals the secrets of one-time codes, and hashes recovery codes. */
  factorKeyFile: string;
  provider: 'simulator' | 'stripe';
  /** Present with PROVIDER=stripe alone. */
  stripe?: StripeConfig;
  /** Present with STORE=woocommerce alone: the store that payments belong to is somebody else's. */
  woocommerce?: WooCommerceConfig;
  /** The address of a store that was let go of: its orders stay, and nothing is sold beside them. */
  formerStore?: string;
  scenario: string;
  adminEmail: string;
  adminPassword: string | undefined;
  publicUrl: string;
  /** The proxies whose word we take for where a visitor is, and whether by https. */
  trustProxy: readonly string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  store: Readonly<{ timezone: string; currency: string; country: string }>;
  /** Whether webhooks may lead into private networks: to this machine, and to those beside it. */
  webhooksPrivate: boolean;
  logLevel: string;
  /** Where traces are sent; absent unless somebody says so. Their headers may hold a secret, so they are a function. */
  traces?: Readonly<{ url: string; headers: () => Readonly<Record<string, string>>; share: number }>;
  /** The variables that somebody set; what the others say holds without anybody's wish. */
  named: readonly string[];
}>;

/** Raised for a setting that makes no sense; its message is the one sentence a person reads. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Read here; those of Stripe and of an attached store are read with what they belong to. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'DRILL_DATABASE_URL',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
];

/** Every secret that somebody may set; each may be in a file that `…_FILE` names. */
export const SECRET_VARIABLES: readonly string[] = [...SECRETS, ...STRIPE_SECRETS, ...WOOCOMMERCE_SECRETS];

/** Every variable that somebody may set; those of a real provider and of an attached store are read where these are opened. */
export const VARIABLES: readonly string[] = [
  ...Object.keys(environment.shape),
  ...SECRET_VARIABLES.flatMap((secret) => [secret, `${secret}_FILE`]),
  ...STRIPE_VARIABLES,
  ...WOOCOMMERCE_VARIABLES,
];

function withSecrets(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const env = { ...given };
  for (const variable of SECRETS) {
    if (!env[`${variable}_FILE`]) continue;
    const read = readSecret(env, variable);
    if ('problem' in read) throw new ConfigError(`${read.variable} is not usable: ${read.problem}.`);
    if (read.value === '') throw new ConfigError(`${variable}_FILE is not usable: this file is empty.`);
    env[variable] = read.value;
  }
  return env;
}

export function readConfig(given: NodeJS.ProcessEnv): Config {
  const env = withSecrets(given);
  const known = Object.fromEntries(
    Object.keys(environment.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const parsed = environment.safeParse(known);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${String(issue?.path[0])} is not usable: ${issue?.message}.`);
  }
  const e = parsed.data;
  const roles = readProcessRoles(e.ROLES ?? PROCESS_ROLES.join()) ?? PROCESS_ROLES;
  for (const beside of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    if (e[beside] !== undefined && e.DATABASE_URL === undefined)
      throw new ConfigError(`${beside} is not usable: it stands beside DATABASE_URL, which is not set.`);
  if (e.DATABASE_URL === undefined && roles.length < PROCESS_ROLES.length)
    throw new ConfigError(
      'ROLES is not usable: the built-in database has one process, which does everything. Set DATABASE_URL to share one.',
    );
  if (roles.includes('provider') && !roles.includes('web') && e.PUBLIC_URL === undefined)
    throw new ConfigError(
      'ROLES is not usable: without web, PUBLIC_URL must say where the provider tells what happened.',
    );
  const shownHost = e.HOST === '0.0.0.0' || e.HOST === '::' ? 'localhost' : e.HOST;
  return {
    port: e.PORT,
    metricsPort: e.METRICS_PORT,
    host: e.HOST === 'localhost' ? LOCALHOST : e.HOST,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    databaseDirectUrl: e.DATABASE_DIRECT_URL,
    databaseReplicaUrl: e.DATABASE_REPLICA_URL,
    drillDatabaseUrl: e.DRILL_DATABASE_URL,
    roles,
    bankInbox: e.BANK_INBOX && path.resolve(e.BANK_INBOX),
    backupKeyFile: path.resolve(e.BACKUP_KEY_FILE ?? path.join(e.DATA_DIR, 'backup.key')),
    factorKeyFile: path.resolve(e.FACTOR_KEY_FILE ?? path.join(e.DATA_DIR, 'factors.key')),
    provider: e.PROVIDER,
    ...(e.PROVIDER === 'stripe' && { stripe: stripeOf(env) }),
    ...(e.STORE === 'woocommerce' && { woocommerce: woocommerceOf(env) }),
    scenario: e.SCENARIO,
    adminEmail: e.ADMIN_EMAIL,
    adminPassword: e.ADMIN_PASSWORD,
    publicUrl: (e.PUBLIC_URL ?? `http://${shownHost}:${e.PORT}`).replace(/\/$/, ''),
    trustProxy: readTrustedProxies(e.TRUST_PROXY ?? '') ?? [],
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    store: { timezone: e.STORE_TIMEZONE, currency: e.STORE_CURRENCY, country: e.STORE_COUNTRY },
    webhooksPrivate: e.WEBHOOKS_PRIVATE === 'allow',
    logLevel: e.LOG_LEVEL,
    ...(e.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && {
      traces: {
        url: `${e.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
        headers: () => readTraceHeaders(e.OTEL_EXPORTER_OTLP_HEADERS ?? '') ?? {},
        share: e.OTEL_TRACES_SAMPLER_ARG,
      },
    }),
    named: Object.keys(known),
  };
}

function stripeOf(env: NodeJS.ProcessEnv): StripeConfig {
  const read = readStripeConfig(env);
  if ('problem' in read) throw new ConfigError(`${read.variable} is not usable: ${read.problem}.`);
  return read;
}

function woocommerceOf(env: NodeJS.ProcessEnv): WooCommerceConfig {
  const read = readWooCommerceConfig(env);
  if ('problem' in read) throw new ConfigError(`${read.variable} is not usable: ${read.problem}.`);
  return read;
}

/** Where the orders are sold that are kept here; nothing while the shop is the built-in one. */
export const soldElsewhere = ({ woocommerce, formerStore }: Config): string | undefined =>
  woocommerce?.url ?? formerStore;
