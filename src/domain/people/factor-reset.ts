import { DAY_S, type EpochSeconds, epochSeconds } from '../shared/time.ts';
import { holdsAll } from './person-change.ts';

/** Long enough for whoever still has the factor to hear of it and to end it. */
const WAIT_S = DAY_S;

type Holder = Readonly<{ id: number; capabilities: readonly string[] }>;

/** When it takes effect, unless it was ended before. */
export const resetDue = (asked: EpochSeconds): EpochSeconds => epochSeconds(asked + WAIT_S);

/** Why somebody may not ask for the reset of a person's factors: one's own are removed one by one, each with its proof. */
export function resetProblem(by: Holder, person: Holder): 'yourself' | 'person_beyond' | undefined {
  if (by.id === person.id) return 'yourself';
  return holdsAll(by.capabilities, ['manage_people', ...person.capabilities]) ? undefined : 'person_beyond';
}

type Asked = Readonly<{
  asked: EpochSeconds;
  /** As both are today; whoever is suspended or gone holds nothing. */
  by: Holder;
  person: Holder;
}>;

/** What becomes of a reset: it is worth what whoever asked for it could ask for today. */
export function resetStanding({ asked, by, person }: Asked, at: EpochSeconds): 'waiting' | 'due' | 'void' {
  if (resetProblem(by, person)) return 'void';
  return at < resetDue(asked) ? 'waiting' : 'due';
}
