import { hash, verify } from '@node-rs/argon2';
import { fail } from '#contract/kit/errors.ts';
import { takeTurns } from './take-turns.ts';

const ARGON2ID = 2; // The package's enum exists only for the compiler.
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const HASHES_AT_ONCE = 2;
const HASHES_WAITING_MAX = 50;
const BUSY_RETRY_S = 5;

/** The hash of random bytes nobody kept: no password matches it, and checking against it takes as long as any other. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$Si6w0TljjOn2MSEiiYNo8w$/Yo2Yy6w6Cuowz3eCp7S+EkGpFK9GUj7xAPnu11gziw';

/** Each hash takes 19 MB and a core, so a flood of sign-ins must queue instead of starving everybody else. */
const oneOfTwo = takeTurns({
  atOnce: HASHES_AT_ONCE,
  waitingMax: HASHES_WAITING_MAX,
  refuse: () => fail('wcpay_unavailable', { retry_after_s: BUSY_RETRY_S }),
});

export const hashPassword = (password: string): Promise<string> => oneOfTwo(() => hash(password, COST));

/** Takes the same time whether or not there is a hash to compare with. */
export const passwordMatches = (password: string, passwordHash: string | null): Promise<boolean> =>
  oneOfTwo(async () => (await verify(passwordHash ?? NOBODYS_HASH, password)) && passwordHash !== null);
