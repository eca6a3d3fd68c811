import type { Param } from '#schemas/theme/theme.ts';
import type { CompiledTemplate } from '../theme.ts';
/** A value that a route param can have. */
export declare const baseParam: ({ type, format, minimum, maximum }: Param) => string | number;
/** What a query key gives that is not in the address. */
export declare const baseQuery: ({ default: initial }: Param) => string | number | undefined;
/** The path of a template with its params; for the page without a route, a path that no other page has. */
export declare const pathOf: ({ segments }: CompiledTemplate, params: Readonly<Record<string, string | number>>) => string;
