/** Enough to tell an address from what is none; whether anybody reads it only a letter can tell. */
export const EMAIL_ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
export const EMAIL_LENGTH_MAX = 254;
