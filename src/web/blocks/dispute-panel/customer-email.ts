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
  const parts = { subject: subjectOf(about), body: bodyOf(about) };
  const query = Object.entries(parts)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&');
  return `mailto:${encodeURIComponent(about.to).replaceAll('%40', '@')}?${query}`;
}

const subjectOf = ({ storeName, chargedOn }: About): string => `Your payment to ${storeName} on ${chargedOn}`;

function bodyOf({ customerName, storeName, disputedOn, chargedOn, amount, isInquiry }: About): string {
  const asked = isInquiry ? 'your bank asked us about' : 'your bank told us that you dispute';
  return [
    customerName === '' ? 'Hello,' : `Hello ${customerName},`,
    '',
    `On ${disputedOn} ${asked} your payment of ${amount} to ${storeName}, made on ${chargedOn}.`,
    '',
    'We would like to understand what went wrong and put it right. Could you tell us what it is about?',
    isInquiry
      ? 'If the payment is in order after all, please let your bank know.'
      : 'If the payment is in order after all, please ask your bank to withdraw the dispute and send us its confirmation.',
    '',
    'Kind regards,',
    storeName,
  ].join('\r\n');
}
