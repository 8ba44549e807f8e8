import { EMAIL_ADDRESS, EMAIL_LENGTH_MAX } from '../shared/email-address.ts';

/** A plus sign, a country that does not begin with zero, eight to fifteen digits in all. */
const PHONE = /^\+[1-9]\d{7,14}$/;
/** The number every sandbox starts with; nobody answers it. */
export const SANDBOX_PHONE = '+10000000000';

/** `before` is what was saved: an address customers were told cannot silently disappear. */
export function supportEmailProblem(email: string, before: string): string | undefined {
  const text = email.trim();
  if (text === '') return before === '' ? undefined : 'Customers need an address to write to.';
  return EMAIL_ADDRESS.test(text) && text.length <= EMAIL_LENGTH_MAX
    ? undefined
    : 'Write a whole address, such as help@example.com.';
}

/** As people write it, `+1 (503) 555-0142`, without what only helps the eye. */
export const plainPhone = (phone: string): string => phone.replaceAll(/[\s().-]/g, '');

type Account = Readonly<{ country: string; isSandbox: boolean }>;

export function supportPhoneProblem(phone: string, before: string, account: Account): string | undefined {
  const plain = plainPhone(phone);
  if (plain === '') return before === '' ? undefined : 'Customers need a number to call.';
  if (plain === SANDBOX_PHONE)
    return account.isSandbox ? undefined : 'This number is for sandboxes only. Write your own.';
  if (!PHONE.test(plain)) return 'Write the number with its country, such as +1 503 555 0142.';
  return account.country === 'JP' && !plain.startsWith('+81')
    ? 'A number in Japan begins with +81.'
    : undefined;
}
