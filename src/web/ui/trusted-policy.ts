type Rules = Readonly<{
  createHTML?: (text: string) => string | null;
  createScriptURL?: (address: string) => string | null;
}>;
/** What it makes is an object that stands for the string, and may go where strings may not. */
type Policy = Readonly<{ createScriptURL(address: string): string }>;

declare global {
  interface Window {
    readonly trustedTypes?: Readonly<{ createPolicy(name: string, rules: Rules): Policy }>;
  }
}

/** Our own rule for what may become script or markup; nothing where the browser knows no such rules. Its name is in the policy of pages. */
export const makeTrustedPolicy = (name: string, rules: Rules): Policy | undefined =>
  window.trustedTypes?.createPolicy(name, rules);
