import { DAY_S, HOUR_S, MINUTE_S } from '../shared/time.ts';

/** How many wrong passwords are taken under one name within a time. */
export type AttemptLimit = Readonly<{ countedAs: string; most: number; windowS: number }>;

/** The first is the caller's own, and starts afresh with the right password; the others only get that attempt back. */
export type AttemptLimits = readonly [AttemptLimit, ...AttemptLimit[]];

const OWN = { most: 5, windowS: 15 * MINUTE_S };
const OF_ADDRESS = { most: 20, windowS: 15 * MINUTE_S };
/** Over all addresses: 36,500 guesses a year find no password that is not a common one. */
const OF_STRANGERS = { most: 100, windowS: DAY_S };

type SigningIn = Readonly<{
  account: string;
  address: string;
  /** Where the account was signed in to before; its token is a secret, so no stranger can come as it. */
  knownDevice?: string;
}>;

/**
 * A stranger is counted by account and address, by address, and with all other strangers of the account. A known device is
 * counted by itself alone, so that nothing a stranger does keeps the owner out of it.
 */
export const signInLimits = ({ account, address, knownDevice }: SigningIn): AttemptLimits =>
  knownDevice !== undefined
    ? [{ countedAs: `${account} on device ${knownDevice}`, ...OWN }]
    : [
        { countedAs: `${account} at address ${address}`, ...OWN },
        { countedAs: `address ${address}`, ...OF_ADDRESS },
        { countedAs: `strangers of ${account}`, ...OF_STRANGERS },
      ];

/**
 * For a password that is asked for again while signed in. Each session has its own count: a stranger has none, and a stolen
 * one cannot keep the owner from changing the password.
 */
export const confirmationLimits = (session: string): AttemptLimits => [
  { countedAs: `confirmation in ${session}`, ...OWN },
];

/** So many times an hour nobody signs in on ever new devices, and a program that keeps no cookies has to do with it. */
const SIGN_INS_ON_NEW_DEVICES = { most: 30, windowS: HOUR_S };
const SIGN_INS_ON_KNOWN_DEVICE = { most: 120, windowS: HOUR_S };

/** How often an account may be signed in to with the right password. A known device is counted by itself alone, as above. */
export const signedInLimits = ({ account, knownDevice }: Omit<SigningIn, 'address'>): AttemptLimits =>
  knownDevice !== undefined
    ? [{ countedAs: `sign-ins to ${account} on device ${knownDevice}`, ...SIGN_INS_ON_KNOWN_DEVICE }]
    : [{ countedAs: `sign-ins to ${account} on new devices`, ...SIGN_INS_ON_NEW_DEVICES }];

/**
 * Codes and recovery codes are short, so whoever knows the password may try few: ten an hour for one account, from wherever.
 * Most of them are kept for devices on which the owner signed in, so that no stranger uses them up.
 */
const CODES_ON_OWN_DEVICES = { most: 6, windowS: HOUR_S };
const CODES_OF_STRANGERS = { most: 4, windowS: HOUR_S };

export const codeLimits = (user_id: number, isOwnDevice: boolean): AttemptLimits =>
  isOwnDevice
    ? [{ countedAs: `codes of user ${user_id} on own devices`, ...CODES_ON_OWN_DEVICES }]
    : [{ countedAs: `codes of user ${user_id} by strangers`, ...CODES_OF_STRANGERS }];

/** A passkey cannot be guessed; what is refused is still counted, so that nobody keeps the server busy with it. */
export const passkeyLimits = (user_id: number): AttemptLimits => [
  { countedAs: `passkeys of user ${user_id}`, most: 10, windowS: HOUR_S },
];

/** Mails with a link to set a new password: to one person, and asked for from one address. */
export const passwordLinkLimits = (
  asked: Readonly<{ account: string } | { address: string }>,
): AttemptLimits =>
  'account' in asked
    ? [{ countedAs: `password links of ${asked.account}`, most: 3, windowS: HOUR_S }]
    : [{ countedAs: `password links asked from ${asked.address}`, most: 20, windowS: HOUR_S }];
