import { holdsAll } from '#domain/people/person-change.ts';
import { capabilitiesOf } from '#domain/people/roles.ts';

const TOKEN = /([?&]token=)[\w-]+/g;
const HIDDEN = '$1…';

/**
 * A link in somebody else's mail lets its reader in as them, so only an owner reads it whole: anybody else, and a key that
 * is limited, could become more than they are.
 */
export const hideWaysIn = (text: string, held: readonly string[]): string =>
  holdsAll(held, capabilitiesOf('owner', null)) ? text : text.replaceAll(TOKEN, HIDDEN);
