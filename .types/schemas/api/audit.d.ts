import type { FromSchema } from 'json-schema-to-ts';
declare const entry: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["id", "at", "userId", "actor", "action", "entity", "entityId", "before", "after", "requestId", "erased"];
    readonly properties: {
        readonly id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        readonly at: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
        readonly userId: {
            readonly type: readonly ["integer", "null"];
        };
        /** A name, `token <name>`, `operator <name>`, `operator token <name>`, `visitor`, `first start` or `command line`. */
        readonly actor: {
            readonly type: 'string';
        };
        /** The operationId of the call. */
        readonly action: {
            readonly type: 'string';
        };
        readonly entity: {
            readonly type: 'string';
        };
        readonly entityId: {
            readonly type: readonly ["integer", "null"];
        };
        readonly before: {
            readonly type: readonly ["object", "null"];
            readonly additionalProperties: true;
        };
        readonly after: {
            readonly type: readonly ["object", "null"];
            readonly additionalProperties: true;
        };
        readonly requestId: {
            readonly type: readonly ["string", "null"];
        };
        /** Whether what was personal in it has been erased. */
        readonly erased: {
            readonly type: 'boolean';
        };
    };
};
export type AuditInfo = FromSchema<typeof entry>;
export declare const listAuditLog: {
    readonly id: "listAuditLog";
    readonly method: "GET";
    readonly path: "/api/audit";
    readonly group: "Audit log";
    readonly summary: "Who changed what and when, the latest first";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly query: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly page: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100000;
                readonly default: 1;
            };
            readonly pageSize: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100;
                readonly default: 20;
            };
            readonly entity: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 100;
            };
            readonly entityId: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
                readonly default: -1;
            };
            readonly userId: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
                readonly default: -1;
            };
            readonly action: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 100;
            };
            /** The first and last day, as the school's clock has them. */
            readonly from: {
                readonly type: 'string';
                readonly format: 'date';
            };
            readonly to: {
                readonly type: 'string';
                readonly format: 'date';
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "One page";
            readonly schema: {
                readonly type: "array";
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["id", "at", "userId", "actor", "action", "entity", "entityId", "before", "after", "requestId", "erased"];
                    readonly properties: {
                        readonly id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                        readonly at: {
                            readonly type: 'string';
                            readonly format: 'date-time';
                        };
                        readonly userId: {
                            readonly type: readonly ["integer", "null"];
                        };
                        /** A name, `token <name>`, `operator <name>`, `operator token <name>`, `visitor`, `first start` or `command line`. */
                        readonly actor: {
                            readonly type: 'string';
                        };
                        /** The operationId of the call. */
                        readonly action: {
                            readonly type: 'string';
                        };
                        readonly entity: {
                            readonly type: 'string';
                        };
                        readonly entityId: {
                            readonly type: readonly ["integer", "null"];
                        };
                        readonly before: {
                            readonly type: readonly ["object", "null"];
                            readonly additionalProperties: true;
                        };
                        readonly after: {
                            readonly type: readonly ["object", "null"];
                            readonly additionalProperties: true;
                        };
                        readonly requestId: {
                            readonly type: readonly ["string", "null"];
                        };
                        /** Whether what was personal in it has been erased. */
                        readonly erased: {
                            readonly type: 'boolean';
                        };
                    };
                };
            };
        };
    };
};
export {};
