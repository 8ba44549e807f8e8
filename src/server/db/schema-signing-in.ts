export interface SigningInTables {}
