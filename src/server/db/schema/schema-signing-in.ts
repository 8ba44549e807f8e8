import type { Generated, GeneratedAlways } from 'kysely';
import type { KeyScope } from '#domain/people/key-scope.ts';
import type { UtcInstant } from '#domain/shared/time.ts';

/** Good for one use. */
interface SingleUseLinks {
  token_hash: Buffer;
  user_id: number;
  created: UtcInstant;
  expires: UtcInstant;
  used: UtcInstant | null;
}

export interface SigningInTables {
  users: {
    id: Generated<number>;
    login: string;
    email: string;
    first_name: Generated<string>;
    last_name: Generated<string>;
    display_name: string;
    password_hash: string | null;
    /** A built-in role, `own:` and the id of one below, or `none`. */
    role: Generated<string>;
    own_role_id: GeneratedAlways<number | null>;
    suspended: Generated<UtcInstant | null>;
    removed: Generated<UtcInstant | null>;
    created: UtcInstant;
  };
  /** The store's own roles. */
  roles: { id: Generated<number>; name: string; capabilities: string[]; created: UtcInstant };
  /** By the role's key and the currency; minor units, null is no limit. */
  role_limits: { role: string; currency: string; refund_most: number | null; refund_day: number | null };
  /** What holds for a role beside its capabilities and limits. */
  role_rules: { role: string; second_factor: boolean };
  invitations: {
    id: Generated<number>;
    /** SHA-256 of the token in the link. */
    token_hash: Buffer;
    email: string;
    first_name: string;
    role: string;
    invited_by: number;
    created: UtcInstant;
    expires: UtcInstant;
    ended: UtcInstant | null;
    ended_why: 'accepted' | 'withdrawn' | 'replaced' | null;
    /** Whom the accepted one let in. */
    user_id: number | null;
    own_role_id: GeneratedAlways<number | null>;
  };
  sessions: {
    /** SHA-256 of the token in the cookie. */
    id: Buffer;
    user_id: number;
    created: UtcInstant;
    last_seen: UtcInstant;
    expires: UtcInstant;
    ip: string;
    user_agent: string;
    revoked: UtcInstant | null;
    /** SHA-256 of the token in the device's cookie, where the browser keeps one. */
    device: Buffer | null;
    /** When the person last proved who they are; signing in is a proof. */
    proved: Generated<UtcInstant | null>;
  };
  known_devices: {
    /** SHA-256 of the token in the device's cookie. */
    token_hash: Buffer;
    user_id: number;
    created: UtcInstant;
    last_seen: UtcInstant;
  };
  /** They sign somebody in. */
  one_time_links: SingleUseLinks;
  code_factors: {
    user_id: number;
    /** Sealed with a key that is not in the database. */
    sealed_secret: Buffer;
    created: UtcInstant;
    /** Of the last code that was taken. */
    last_step: Generated<number>;
  };
  passkeys: {
    id: Generated<number>;
    user_id: number;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    aaguid: string;
    is_synced: boolean;
    name: string;
    created: UtcInstant;
    last_used: UtcInstant | null;
  };
  /** The second factors of a person are taken away a day after somebody asked, unless they use one before. */
  factor_resets: { user_id: number; asked_by: number; asked: UtcInstant; ip: string };
  recovery_codes: { user_id: number; code_hash: Buffer; used: UtcInstant | null };
  /** Whoever has given the password, or the link, and still owes a factor. */
  sign_in_steps: {
    token_hash: Buffer;
    user_id: number;
    way: 'password' | 'link';
    /** On a device where the person signed in before. */
    is_known: boolean;
    expires: UtcInstant;
  };
  /** The holder is the id of a session, or the hash of a token that a browser without one keeps. */
  challenges: {
    holder: Buffer;
    purpose: 'add_code' | 'add_passkey' | 'prove' | 'sign_in';
    value: string;
    expires: UtcInstant;
  };
  /** They set a new password. */
  password_links: SingleUseLinks;
  sign_in_attempts: {
    id: Generated<number>;
    /** SHA-256 of what the attempt is counted as. */
    subject: Buffer;
    /** When it no longer counts. */
    until: UtcInstant;
  };
  /** Wrong passwords within an hour; the subject is an account, or an account and an address. */
  failed_passwords: { subject: string; window_start: UtcInstant; count: number };
  api_keys: {
    id: Generated<number>;
    user_id: number;
    description: string;
    scope: KeyScope;
    consumer_key_hash: Buffer;
    consumer_secret_hash: Buffer;
    sealed_secret: Buffer | null;
    /** The last seven characters, by which people tell keys apart. */
    truncated_key: string;
    created: UtcInstant;
    last_used: UtcInstant | null;
    revoked: UtcInstant | null;
    /** What it asks for waits for a person. */
    proposes: Generated<boolean>;
    /** What it may do of what its person may; null is all of it. */
    capabilities: Generated<string[] | null>;
    expires: Generated<UtcInstant | null>;
    last_ip: Generated<string | null>;
  };
  secrets: { name: string; value: Buffer; created: UtcInstant };
}
