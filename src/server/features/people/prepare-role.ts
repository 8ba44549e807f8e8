import { CAPABILITY_WORDS } from '#domain/people/capabilities-copy.ts';
import type { RefundLimit } from '#domain/people/refund-limits.ts';
import type { BuiltInRole } from '#domain/people/roles.ts';
import { canonicalJson } from '#domain/shared/canonical-json.ts';
import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { money } from '#domain/shared/money.ts';
import { known } from '#domain/shared/word.ts';
import type { Prepared } from '../../approvals/prepared.ts';
import { insideTransaction } from './behind-lock.ts';
import { peopleApprovalCopy as copy } from './people-approval-copy.ts';
import { PEOPLE_SUBJECT } from './people-subject.ts';
import {
  builtInRoleChange,
  type Changing,
  deletableRole,
  type OwnRole,
  ownRoleChange,
  type RoleChange,
  type Rules,
} from './role-change.ts';
import type { StoredRole } from './role-repository.ts';

export const prepareOwnRole = (deps: Changing, wanted: OwnRole, id?: number): Promise<Prepared | undefined> =>
  insideTransaction(deps, async (inside) => preparedChange(await ownRoleChange(inside, wanted, id)));

export const prepareBuiltInRole = (
  deps: Changing,
  key: BuiltInRole,
  rules: Rules,
): Promise<Prepared | undefined> =>
  insideTransaction(deps, async (inside) => preparedChange(await builtInRoleChange(inside, key, rules)));

export const prepareDrop = (deps: Changing, id: number): Promise<Prepared> =>
  insideTransaction(deps, async (inside) => {
    const role = await deletableRole(inside, id);
    return preparedRole(role.key, () => copy.deleteRole(role.name), role);
  });

/** What changes nothing needs nobody. */
function preparedChange({ before, after }: RoleChange): Prepared | undefined {
  const parts = () => listCopy.clauses(partsOf(before, after));
  if (!before) return preparedRole(after.name, () => copy.makeRole(after.name, parts()), undefined);
  if (parts() === '') return undefined;
  return preparedRole(before.key, () => copy.changeRole(before.name, parts()), before);
}

/** Whoever approves has to find the role as it was. */
const preparedRole = (
  object_id: string,
  words: Prepared['words'],
  role: StoredRole | undefined,
): Prepared => ({
  words,
  object_kind: 'role',
  object_id,
  subjects: [PEOPLE_SUBJECT],
  ...(role && {
    seen: { name: role.name, held: role.held, limits: role.limits, second_factor: role.second_factor },
  }),
});

/** What a role is given and what is taken from it, each in words. */
function partsOf(before: StoredRole | undefined, after: RoleChange['after']): readonly string[] {
  const [had, has] = [before?.held ?? [], after.held];
  const added = has.filter((each) => !had.includes(each));
  const taken = had.filter((each) => !has.includes(each));
  const hasOtherLimits = canonicalJson(before?.limits ?? []) !== canonicalJson(after.limits);
  const saysLimits = has.includes('refund') && (hasOtherLimits || !had.includes('refund'));
  return [
    ...(before && before.name !== after.name ? [copy.renamed(after.name)] : []),
    ...(added.length > 0 ? [copy.may(tasks(added))] : []),
    ...(taken.length > 0 ? [copy.mayNoLonger(tasks(taken))] : []),
    ...(saysLimits ? [copy.refunds(limitsWords(after.limits))] : []),
    ...((before?.second_factor ?? false) === after.second_factor
      ? []
      : [copy.secondFactor(after.second_factor)]),
  ];
}

const tasks = (capabilities: readonly string[]): string =>
  capabilities.map((each) => known(CAPABILITY_WORDS, each) ?? each).join(' · ');

const limitsWords = (limits: readonly RefundLimit[]): string =>
  limits.length === 0 ? copy.noLimit : copy.limits(limits.map(oneLimit));

function oneLimit({ currency, refund_most, refund_day }: RefundLimit): string {
  const words = (amount: number) => formatExplicitMoney(money(amount, currency));
  if (refund_most !== null && refund_day !== null)
    return copy.mostAtOnceAndInADay(words(refund_most), words(refund_day));
  if (refund_most !== null) return copy.mostAtOnce(words(refund_most));
  return refund_day === null ? copy.anyAmount(currency.toUpperCase()) : copy.mostInADay(words(refund_day));
}
