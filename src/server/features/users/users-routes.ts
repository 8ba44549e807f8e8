import type { Received } from '#contract/kit/endpoint.ts';
import * as contract from '#contract/users.ts';
import type { Actor } from '../../deps.ts';
import { type Context, route } from '../../http/route.ts';
import { mergePreferences, readPreferences } from './preferences-repository.ts';

const userOf = (actor: Actor, woocommerce_meta: Record<string, string>): contract.User => ({
  id: actor.user_id,
  email: actor.email,
  first_name: actor.first_name,
  capabilities: [...actor.capabilities],
  woocommerce_meta,
});

const currentUser = async ({ db, actor }: Context): Promise<contract.User> =>
  userOf(actor, await readPreferences(db, actor.user_id));

async function save(
  context: Context,
  { woocommerce_meta }: Received<typeof contract.saveCurrentUser>,
): Promise<contract.User> {
  if (woocommerce_meta) await mergePreferences(context, context.actor.user_id, woocommerce_meta);
  return currentUser(context);
}

export const usersRoutes = [
  route(contract.getCurrentUser, currentUser),
  route(contract.saveCurrentUser, save),
  route(contract.putCurrentUser, save),
];
