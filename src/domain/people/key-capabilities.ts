import { type Capability, wholeCapabilities } from './capabilities.ts';

/** With these somebody moves money, or where it goes. */
const MONEY: readonly Capability[] = ['refund', 'capture', 'pay_out', 'change_account'];

/** What a key may do: what its person may today, and of that what was chosen when it was made; null is all of it. */
export const capabilitiesOfKey = (
  person: readonly string[],
  chosen: readonly string[] | null,
): readonly string[] => {
  if (chosen === null) return person;
  return wholeCapabilities(chosen).filter((capability) => person.includes(capability));
};

/** Whether a key for these could move money. One that only reads never can. */
export const keyMovesMoney = (
  person: readonly string[],
  { scope, capabilities }: Readonly<{ scope: string; capabilities: readonly string[] | null }>,
): boolean =>
  scope !== 'read' &&
  capabilitiesOfKey(person, capabilities).some((held) => MONEY.some((each) => each === held));
