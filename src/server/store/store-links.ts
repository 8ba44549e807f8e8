/** Where the built-in store shows its things, relative to `/wp-admin/`. */
export const orderLink = (id: number): string => `admin.php?page=wc-orders&action=edit&id=${id}`;
export const customerLink = (id: number): string => `admin.php?page=wc-admin&path=/customers/${id}`;
