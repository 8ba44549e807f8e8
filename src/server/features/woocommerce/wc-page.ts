import { fail } from '#contract/kit/errors.ts';
import { readable } from '#contract/kit/query-string.ts';
import { type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import { instantOfBare } from '#domain/woocommerce/bare-time.ts';
import type { Context } from '../../http/route.ts';
import { Headed } from '../../http/route.ts';

export const WC_ROOT = '/wp-json/wc/v3';

/** The address of something of ours, as tools follow it. */
export const wcAddress = ({ config }: Pick<Context, 'config'>, path: string): string =>
  `${config.publicUrl}${WC_ROOT}${path}`;

export const wcLink = (context: Pick<Context, 'config'>, path: string) => [
  { href: wcAddress(context, path) },
];

type Asked = Readonly<{ page: number; per_page: number; offset?: number | undefined }>;
export const rowsOf = ({ page, per_page, offset }: Asked) => ({
  limit: per_page,
  offset: offset ?? (page - 1) * per_page,
});

/**
 * One page, with what tools read beside it: how many there are in all, and where the pages next to it stand. The links repeat
 * what was asked for; a key never comes back in them, since only what the endpoint knows is repeated.
 */
export function pageWithTotals<Row>(
  context: Pick<Context, 'config'>,
  path: string,
  asked: Asked & Readonly<Record<string, unknown>>,
  { data, total_count }: Readonly<{ data: readonly Row[]; total_count: number }>,
): Headed<Row[]> {
  const pages = Math.ceil(total_count / asked.per_page);
  const at = (page: number): string => `${wcAddress(context, path)}?${repeated({ ...asked, page })}`;
  const links = [
    ...(asked.page > 1 ? [`<${at(Math.min(asked.page - 1, Math.max(pages, 1)))}>; rel="prev"`] : []),
    ...(asked.page < pages ? [`<${at(asked.page + 1)}>; rel="next"`] : []),
  ];
  return new Headed([...data], {
    'x-wp-total': String(total_count),
    'x-wp-totalpages': String(pages),
    ...(links.length > 0 && { link: links.join(', ') }),
  });
}

const repeated = (asked: Readonly<Record<string, unknown>>): string =>
  Object.entries(asked)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${readable(Array.isArray(value) ? value.join(',') : String(value))}`)
    .join('&');

const TIMES = ['after', 'before', 'modified_after', 'modified_before'] as const;
type Times = Readonly<
  Partial<Record<(typeof TIMES)[number], string | undefined>> & { dates_are_gmt?: boolean | undefined }
>;

/** The moments that filters mean, on the clock of the store or of Greenwich. */
export function timesOf(asked: Times, zone: string): Partial<Record<(typeof TIMES)[number], UtcInstant>> {
  const times: Partial<Record<(typeof TIMES)[number], UtcInstant>> = {};
  for (const name of TIMES) {
    const text = asked[name];
    if (text === undefined) continue;
    const at = instantOfBare(text, zone, asked.dates_are_gmt ?? false);
    if (at === undefined) throw fail('rest_invalid_param', { params: { [name]: 'Invalid date.' } });
    times[name] = utcInstant(at);
  }
  return times;
}
