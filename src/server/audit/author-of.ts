import type { Actor } from '../deps.ts';

/** Who did it, and from where, as the log names them; what the store does by itself was done by no person. */
export const authorOf = ({ actor, ip }: Readonly<{ actor: Actor; ip: string }>) => ({
  actor_id: actor.user_id || null,
  actor_email: actor.email,
  api_key: actor.api_key,
  ip,
});
