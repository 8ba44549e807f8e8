import { type Endpoint, mayCall } from '#contract/kit/endpoint.ts';
import type { ApprovalReason } from '#domain/approvals/approval-rules.ts';
import { type DeciderVerdict, mayDecide } from '#domain/approvals/may-decide.ts';
import type { Deps } from '../deps.ts';
import { type Colleague, listColleagues, listRules, readLimits } from './rules-repository.ts';

type Asked = Pick<Endpoint, 'capability' | 'also' | 'or'>;
type Request = Readonly<{
  act: string;
  asker_id: number;
  reasons: readonly ApprovalReason[];
  amount: number | null;
  currency: string | null;
}>;
type Person = Pick<Colleague, 'user_id' | 'capabilities'> &
  Readonly<{ role?: string | undefined; api_key_id?: number | undefined }>;

/** Answers for anybody whether they may decide about a request, by the rules and limits as they are now. */
export async function openDeciding(deps: Pick<Deps, 'db' | 'config'>) {
  const [rules, limitsOf] = await Promise.all([listRules(deps.db), readLimits(deps)]);
  return (person: Person, endpoint: Asked, { act, amount, currency, ...request }: Request): DeciderVerdict =>
    mayDecide(
      {
        user_id: person.user_id,
        role: person.role,
        holdsCapability: mayCall(endpoint, person.capabilities),
        isKey: person.api_key_id !== undefined,
        limits: limitsOf(person.role),
      },
      {
        ...request,
        refund: act === 'refund' && amount !== null && currency !== null ? { amount, currency } : null,
      },
      rules,
    );
}

/** Everybody who could approve it now. */
export async function listDeciders(
  deps: Pick<Deps, 'db' | 'config'>,
  endpoint: Asked,
  request: Request,
): Promise<readonly Colleague[]> {
  const [verdictOf, colleagues] = await Promise.all([openDeciding(deps), listColleagues(deps.db)]);
  return colleagues.filter((person) => verdictOf(person, endpoint, request) === 'yes');
}
