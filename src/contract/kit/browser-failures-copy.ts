import { spoken } from '#domain/shared/spoken.ts';

export const browserFailuresCopy = spoken('contract/kit/browser-failures-copy#browserFailuresCopy', {
  rest_forbidden: ({ signed_in }: Readonly<{ signed_in: boolean }>): string =>
    signed_in
      ? 'Your account is not allowed to do this. Ask an administrator of the store.'
      : 'Sign in to do this.',
  wcpay_server_error: 'An unexpected error occurred. Please try again later.',
  wcpay_unavailable: 'The server is busy. Try again in a moment.',
  network_unreachable: 'The server cannot be reached. Check your connection and try again.',
  network_timeout: 'The server took too long to answer. Try again in a moment.',
  reply_not_understood:
    'The server answered in a way this page does not understand. Reload the page and try again.',
} as const);
