import { hash, verify } from '@node-rs/argon2';

const ARGON2ID = 2; // The package's enum exists only for the compiler.
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of random bytes nobody kept: no password matches it, and checking against it takes as long as any other. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$Si6w0TljjOn2MSEiiYNo8w$/Yo2Yy6w6Cuowz3eCp7S+EkGpFK9GUj7xAPnu11gziw';

/** Takes 19 MB and a core: whoever hashes for somebody else stands in one of the lines of `sign-in-lines.ts`. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Takes the same time whether or not there is a hash to compare with. */
export const passwordMatches = async (password: string, passwordHash: string | null): Promise<boolean> =>
  (await verify(passwordHash ?? NOBODYS_HASH, password)) && passwordHash !== null;
