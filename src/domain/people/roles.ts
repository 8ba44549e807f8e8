import { CAPABILITIES, type Capability, wholeCapabilities } from './capabilities.ts';
import { rolesCopy as copy } from './roles-copy.ts';

/** What the specification calls the one right to run the store. */
export const MANAGE_STORE = 'manage_woocommerce';

type Role = Readonly<{ name: string; what: string; capabilities: readonly Capability[] }>;
const role = (key: keyof typeof copy, capabilities: readonly Capability[]): Role => ({
  get name() {
    return copy[key].name;
  },
  get what() {
    return copy[key].what;
  },
  capabilities,
});

export const BUILT_IN_ROLES = {
  owner: role('owner', CAPABILITIES),
  manager: role(
    'manager',
    CAPABILITIES.filter((capability) => capability !== 'manage_people'),
  ),
  support: role('support', [
    'see_payments',
    'see_customers',
    'refund',
    'capture',
    'decide_held',
    'answer_disputes',
  ]),
  accountant: role('accountant', ['see_payments', 'see_payouts', 'see_customers', 'export', 'read_audit']),
  viewer: role('viewer', ['see_payments', 'see_payouts']),
} as const;
export type BuiltInRole = keyof typeof BUILT_IN_ROLES;

/** The key of a role that the store made, and its number again; none where the key is of another. */
export const ownRoleKey = (id: number): string => `own:${id}`;
export function ownRoleId(key: string): number | undefined {
  const id = /^own:([1-9]\d*)$/.exec(key)?.[1];
  return id === undefined ? undefined : Number(id);
}

const isBuiltIn = (key: string): key is BuiltInRole => Object.hasOwn(BUILT_IN_ROLES, key);

/**
 * What a role lets somebody do, by its key: a built-in one, `own:` and the number of one that the store made, or `none`.
 * `own` is what the store wrote down for its own. Owners and managers hold the specification's one right beside, which
 * stands for all that it asks for.
 */
export function capabilitiesOf(key: string, own: readonly string[] | null): readonly string[] {
  if (!isBuiltIn(key)) return wholeCapabilities(own ?? []);
  const { capabilities } = BUILT_IN_ROLES[key];
  return key === 'owner' || key === 'manager' ? [MANAGE_STORE, ...capabilities] : capabilities;
}
