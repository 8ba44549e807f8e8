import { EMAIL_ADDRESS, EMAIL_LENGTH_MAX } from '../shared/email-address.ts';
import { supportContactCopy as copy } from './support-contact-copy.ts';

/** A plus sign, a country that does not begin with zero, eight to fifteen digits in all. */
const PHONE = /^\+[1-9]\d{7,14}$/;
/** The number every sandbox starts with; nobody answers it. */
export const SANDBOX_PHONE = '+10000000000';

/** `before` is what was saved: an address customers were told cannot silently disappear. */
export function supportEmailProblem(email: string, before: string): string | undefined {
  const text = email.trim();
  if (text === '') return before === '' ? undefined : copy.emailNeeded;
  return EMAIL_ADDRESS.test(text) && text.length <= EMAIL_LENGTH_MAX ? undefined : copy.wholeEmail;
}

/** As people write it, `+1 (503) 555-0142`, without what only helps the eye. */
export const plainPhone = (phone: string): string => phone.replaceAll(/[\s().-]/g, '');

type Account = Readonly<{ country: string; isSandbox: boolean }>;

export function supportPhoneProblem(phone: string, before: string, account: Account): string | undefined {
  const plain = plainPhone(phone);
  if (plain === '') return before === '' ? undefined : copy.phoneNeeded;
  if (plain === SANDBOX_PHONE) return account.isSandbox ? undefined : copy.sandboxPhone;
  if (!PHONE.test(plain)) return copy.wholePhone;
  return account.country === 'JP' && !plain.startsWith('+81') ? copy.japanesePhone : undefined;
}
