/** Where a store shows an order. The older address is led on to the newer one, so it is right where nobody knows. */
export const storeOrderPage = (url: string, id: number, hasOwnTables: boolean | undefined): string =>
  hasOwnTables === true
    ? `${url}/wp-admin/admin.php?page=wc-orders&action=edit&id=${id}`
    : `${url}/wp-admin/post.php?post=${id}&action=edit`;
