import { customerEmailCopy as copy } from './customer-email-copy.ts';

type About = Readonly<{
  to: string;
  customerName: string;
  storeName: string;
  /** Dates and money as the store writes them. */
  disputedOn: string;
  chargedOn: string;
  amount: string;
  isInquiry: boolean;
}>;

/** The address of a prepared e-mail: opening it writes nothing and sends nothing by itself. */
export function customerEmail(about: About): string {
  const parts = { subject: copy.subject(about.storeName, about.chargedOn), body: bodyOf(about) };
  const query = Object.entries(parts)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&');
  return `mailto:${encodeURIComponent(about.to).replaceAll('%40', '@')}?${query}`;
}

function bodyOf(about: About): string {
  const { customerName, storeName, isInquiry } = about;
  return [
    customerName === '' ? copy.hello : copy.helloTo(customerName),
    '',
    isInquiry ? copy.asked(about) : copy.disputed(about),
    '',
    copy.question,
    isInquiry ? copy.ifAskedInOrder : copy.ifDisputedInOrder,
    '',
    copy.regards,
    storeName,
  ].join('\r\n');
}
