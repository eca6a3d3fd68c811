import type { Call, CallAccess } from '#schemas/api/define.ts';
type Json = Readonly<Record<string, unknown>>;
/** The OpenAPI 3.1 document of calls, made of nothing but their contracts. */
export declare const openApiDocument: (calls: readonly Call[], { version, server }: {
    version: string;
    server: string;
}) => Json;
/** Who may make a call, in words. */
export declare const whoMay: (access: CallAccess) => string;
export {};
