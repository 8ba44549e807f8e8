export const unsavedChangesCopy = {
  title: 'Leave without saving?',
  text: 'What you changed on this page is not saved yet. If you leave now, it is lost.',
  stay: 'Stay on this page',
  leave: 'Leave without saving',
} as const;
