/** Where a visit came from, as statistics keep it: word characters and dashes, whatever the address held. */
export const cleanSource = (source: string | null | undefined): string =>
  (source ?? '').replace(/[^\w-]/g, '') || 'unknown';

const SOURCE_OF_FROM: Readonly<Record<string, string>> = {
  WCADMIN_PAYMENT_TASK: 'wcadmin-payment-task',
  WCADMIN_PAYMENT_SETTINGS: 'wcadmin-settings-page',
  WCADMIN_PAYMENT_INCENTIVE: 'wcadmin-incentive-page',
};

type Visit = Readonly<{ source?: string; from?: string; connectUrl: string }>;

/** The source a visit to the connect page goes on with: its own, the connect address's, or what its `from` stands for. */
export function connectSource({ source, from = '', connectUrl }: Visit): string {
  const own = cleanSource(source);
  if (own !== 'unknown') return own;
  const [, query = ''] = connectUrl.split('?');
  const given = /(?:^|&)source=([^&]*)/.exec(query)?.[1];
  const known = cleanSource(given);
  if (known !== 'unknown') return known;
  return (Object.hasOwn(SOURCE_OF_FROM, from) && SOURCE_OF_FROM[from]) || 'unknown';
}
