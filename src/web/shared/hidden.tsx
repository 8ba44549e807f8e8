import { pageSettings } from './page-settings.ts';

/** Stands where a name or an address would: that there is one, and why it is not told. */
export function Hidden() {
  const why = `Your role, ${pageSettings().roleName}, does not include customers’ names and addresses.`;
  return (
    <span className="subtle" title={why}>
      Hidden
    </span>
  );
}
