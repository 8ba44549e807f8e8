/** What the server says in this language. */
export const spokenWords = {};
