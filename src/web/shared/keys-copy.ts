/** What stands on the keys of a keyboard. */
export const keysCopy = {
  control: 'Ctrl',
  enter: 'Enter',
  escape: 'Esc',
} as const;
