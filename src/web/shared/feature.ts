import type * as z from 'zod/mini';
import type { LiveKind } from '#contract/live.ts';
import type { PageSettings } from '#contract/page-settings.ts';
import type { Capability } from '#domain/people/capabilities.ts';
import type { IconName } from '#web/ui/icon-names.ts';

/** Everything the admin knows of a screen before it is fetched. Its folder says it; the list of features names it. */
export type Feature = Readonly<{
  path: string;
  title: string;
  /**
   * Fetches the screen itself, once somebody comes or is about to. What it draws is no part of the type: a screen knows its
   * address by the types of the list of features, and would otherwise depend on itself. Written with `then`: what is awaited is
   * bundled in twice as many bytes, and every screen has a line of these in the first route.
   */
  load: () => Promise<() => void>;
  /** What one must be allowed to open it; without it, to see payments. */
  asks?: Capability;
  /** What it reads from its address; without one, nothing. */
  search?: z.ZodMiniObject;
  /** Its line in the menu; lines stand in the order of the list. */
  menu?: Readonly<{
    under: 'store' | 'payments' | 'settings';
    /** Only where the title is too long for the menu. */
    label?: string;
    icon?: IconName;
    isShown?: (settings: PageSettings) => boolean;
  }>;
  /** What menu and breadcrumbs open it with. */
  opensWith?: Readonly<Record<string, string>>;
  /** The path of the screen its breadcrumbs lead back to. */
  above?: string;
  /** It brings its own frame and takes the whole window. */
  isFullScreen?: true;
  /** Shows what is one's own, so it is there for whoever may not run the store, too. */
  isForEverybody?: true;
  /** It may not leave in doubt whether the money on it is real. */
  showsMoney?: true;
  /** Whether there is such a place in this store; without it, there is. */
  exists?: (settings: PageSettings) => boolean;
  live?: LiveKeys;
}>;

/**
 * What is read again once something of a kind has changed: the beginnings of addresses, each with the kinds that touch it.
 * Said in plain text: the contract's schemas would otherwise travel with the first screen.
 */
export type LiveKeys = Readonly<Record<string, readonly LiveKind[]>>;

/** Whatever moves the balance. */
export const MONEY_KINDS = ['charge', 'refund', 'dispute', 'transaction', 'payout'] as const;
/** Whatever happens to one sale. */
export const SALE_KINDS = ['payment_intent', 'charge', 'refund', 'dispute'] as const;
