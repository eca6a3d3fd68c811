import { type RefDomain, type SchemaObject } from './ref-domain.ts';
/** What a ref can be, for people: `a list of at max 3 items, or absent`. */
export declare const describeDomain: ({ schema, mayLack, never }: RefDomain) => string;
export declare const describeSchema: (schema: SchemaObject) => string;
