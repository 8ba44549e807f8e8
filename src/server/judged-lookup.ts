import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export type Resolve = (
  name: string,
  done: (error: NodeJS.ErrnoException | null, found: readonly LookupAddress[]) => void,
) => void;
const byName: Resolve = (name, done) => lookup(name, { all: true, verbatim: true }, done);

/** Why a connection to an address that somebody chose was not made. */
export class AddressRefused extends Error {
  readonly because: 'private' | 'unknown';
  constructor(because: AddressRefused['because']) {
    super(`The address is ${because}.`);
    this.because = because;
  }
}

/** An address in digits is not looked up, so it is judged before. */
export function isPrivateInDigits({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host);
}

/**
 * All that a name means, or a refusal: one private address among public ones refuses them all. The connection goes to one of
 * those that were judged, so a name that means something else a moment later changes nothing.
 */
export const judgedLookup =
  (allowsPrivate: boolean, resolve: Resolve = byName): LookupFunction =>
  (name, { all }, done) =>
    resolve(name, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new AddressRefused('unknown'), '');
      if (!allowsPrivate && !found.every(({ address }) => isPublicAddress(address)))
        return done(new AddressRefused('private'), '');
      return all ? done(null, [...found]) : done(null, first.address, first.family);
    });
