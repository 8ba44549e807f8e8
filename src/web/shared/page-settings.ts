import type { PageSettings } from '#contract/page-settings.ts';
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

/** Every screen of payments needs this right; the server asks for it again with every call. */
export const mayManageStore = (): boolean => pageSettings().user.capabilities.includes('manage_woocommerce');
