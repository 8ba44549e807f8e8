/** Long enough to resist guessing at five tries in fifteen minutes, short enough to hash without harm. */
export const PASSWORD_CHARACTERS_MIN = 12;
export const PASSWORD_CHARACTERS_MAX = 1024;
