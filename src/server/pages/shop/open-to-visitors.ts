import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { readOptions } from '../../store/options-repository.ts';

/** Whether a visitor sees the shop: it is open, or they hold the key of its private link. Staff always do. */
export async function isOpenTo(
  deps: Pick<Deps, 'db' | 'config'>,
  visitor: Readonly<{ isStaff: boolean; shareKey: string | undefined }>,
): Promise<boolean> {
  const options = await readOptions(deps);
  if (options.woocommerce_coming_soon === 'no' || visitor.isStaff) return true;
  const { woocommerce_private_link: hasLink, woocommerce_share_key: key } = options;
  return hasLink === 'yes' && key !== '' && visitor.shareKey !== undefined && isSame(key, visitor.shareKey);
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
