import type { PageSettings } from '#contract/page-settings.ts';
import type { Capability } from '#domain/people/capabilities.ts';
import { assert } from '#domain/shared/assert.ts';

const read = new WeakMap<Element, PageSettings>();

/**
 * What the server put into this page: read once, then only looked up. The server parsed it with the contract's
 * schema in the moment it made the page, so the schema itself need not travel with the first screen.
 */
export function pageSettings(): PageSettings {
  const element = document.getElementById('page-settings');
  assert(element, 'the page carries its settings');
  const known = read.get(element);
  if (known) return known;

  const settings = JSON.parse(element.textContent) as PageSettings;
  read.set(element, settings);
  return settings;
}

/** What the person's role lets them do; the server asks again with every call. */
export const may = (capability: Capability): boolean => pageSettings().user.capabilities.includes(capability);

/** Whether the person may do anything here at all. */
export const isOnTeam = (): boolean => pageSettings().user.capabilities.length > 0;

/** Whether the person's role opens the screen. */
export const mayOpen = ({ asks = 'see_payments' }: Readonly<{ asks?: Capability | undefined }>): boolean =>
  may(asks);
