import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { NewUser } from '#server/access/user-repository.ts';

let made = 0;

/** Somebody who may run the store; a test names only what it is about. */
export const aUser = (over: Partial<NewUser> = {}): NewUser => {
  made += 1;
  const email = over.email ?? `person-${made}@example.com`;
  return {
    login: email,
    email,
    first_name: 'Amara',
    last_name: 'Okonkwo',
    display_name: 'Amara Okonkwo',
    password_hash: null,
    role: 'owner',
    created: utcInstant(epochSeconds(1_700_000_000)),
    ...over,
  };
};
