export interface SiteTables {}
