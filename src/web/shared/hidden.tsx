import { hiddenCopy as copy } from './hidden-copy.ts';
import { pageSettings } from './page-settings.ts';

/** Stands where a name or an address would: that there is one, and why it is not told. */
export const Hidden = () => (
  <span className="subtle" title={copy.why(pageSettings().roleName)}>
    {copy.word}
  </span>
);
