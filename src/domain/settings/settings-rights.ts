import type { Capability } from '../people/capabilities.ts';
import { canonicalJson } from '../shared/canonical-json.ts';

const FRAUD_SETTINGS: readonly string[] = ['current_protection_level', 'advanced_fraud_protection_settings'];
/** No setting: it says which state of the settings is being changed. */
const VERSION = 'version';

const asks = (name: string): Capability =>
  FRAUD_SETTINGS.includes(name) ? 'change_fraud_rules' : 'change_settings';

type Fields = Readonly<Record<string, unknown>>;

/** What was sent, differs from what stands, and is not for somebody who holds these to change. */
export const forbiddenSettings = (sent: Fields, before: Fields, held: readonly string[]): readonly string[] =>
  Object.keys(sent).filter(
    (name) =>
      name !== VERSION &&
      sent[name] !== undefined &&
      !held.includes(asks(name)) &&
      canonicalJson(sent[name]) !== canonicalJson(before[name]),
  );
