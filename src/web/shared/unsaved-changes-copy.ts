export const unsavedChangesCopy = {
  title: 'Leave without saving?',
  /** Quoted by the specification. */
  text: 'There are unsaved changes on this page. Are you sure you want to leave and discard the unsaved changes?',
  stay: 'Stay on this page',
  leave: 'Leave without saving',
} as const;
