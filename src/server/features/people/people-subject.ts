/** Under which the page of people and roles finds what waits there. */
export const PEOPLE_SUBJECT = 'people';
