/** Whatever goes through everything there is may take hours. One at a time, so that what is told meanwhile is read at once. */
export const WALKS = 'walks';
