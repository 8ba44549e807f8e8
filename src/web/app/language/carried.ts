/** Where what was typed waits while the page is loaded in another language. */
export const CARRIED = 'carried';

/** Controls by their order on the page: in another language they have other names, and stand in the same places. */
export type Carried = Readonly<{ at: string; states: readonly (string | boolean | null)[] }>;

export const controls = (): Element[] => [...document.querySelectorAll('main :is(input,textarea,select)')];
