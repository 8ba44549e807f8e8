/** The contract gives addresses of the admin relative to `/wp-admin/`; what stands before keeps them on this site. */
export const adminAddress = (url: string): string => `/wp-admin/${url}`;
