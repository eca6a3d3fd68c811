import type { FromSchema } from 'json-schema-to-ts';
declare const typeInfo: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["type", "singleton", "schema", "media", "html", "nameField", "server", "counts"];
    readonly properties: {
        readonly type: {
            readonly type: 'string';
        };
        readonly singleton: {
            readonly type: 'boolean';
        };
        /** The JSON Schema of a published document. */
        readonly schema: {
            readonly type: 'object';
            readonly additionalProperties: true;
        };
        /** Picture fields by path, with the class that their pictures must have. */
        readonly media: {
            readonly type: 'object';
            readonly additionalProperties: {
                readonly enum: readonly ["public", "minor", "private"];
            };
        };
        readonly html: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'string';
            };
        };
        readonly nameField: {
            readonly type: 'string';
        };
        /** Fields that requests do not set. */
        readonly server: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'string';
            };
        };
        /** Items by state; a state without any is left out. */
        readonly counts: {
            readonly type: 'object';
            readonly additionalProperties: {
                readonly type: 'integer';
            };
        };
    };
};
export type ContentTypeInfo = FromSchema<typeof typeInfo>;
declare const historyEntry: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["version", "action", "at", "user", "document"];
    readonly properties: {
        readonly version: {
            readonly type: 'integer';
            readonly minimum: 1;
        };
        readonly action: {
            readonly type: 'string';
        };
        readonly at: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
        /** Null for an import or a program. */
        readonly user: {
            readonly type: readonly ["string", "null"];
        };
        readonly document: {
            readonly type: readonly ["object", "null"];
            readonly additionalProperties: true;
        };
    };
};
export type HistoryEntry = FromSchema<typeof historyEntry>;
export declare const listContentTypes: {
    readonly id: "listContentTypes";
    readonly method: "GET";
    readonly path: "/api/content";
    readonly group: "Content";
    readonly summary: "The types of content with their schemas, and how many items there are in each state";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
    };
    readonly answers: {
        readonly 200: {
            readonly description: "Every type";
            readonly schema: {
                readonly type: "array";
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["type", "singleton", "schema", "media", "html", "nameField", "server", "counts"];
                    readonly properties: {
                        readonly type: {
                            readonly type: 'string';
                        };
                        readonly singleton: {
                            readonly type: 'boolean';
                        };
                        /** The JSON Schema of a published document. */
                        readonly schema: {
                            readonly type: 'object';
                            readonly additionalProperties: true;
                        };
                        /** Picture fields by path, with the class that their pictures must have. */
                        readonly media: {
                            readonly type: 'object';
                            readonly additionalProperties: {
                                readonly enum: readonly ["public", "minor", "private"];
                            };
                        };
                        readonly html: {
                            readonly type: 'array';
                            readonly items: {
                                readonly type: 'string';
                            };
                        };
                        readonly nameField: {
                            readonly type: 'string';
                        };
                        /** Fields that requests do not set. */
                        readonly server: {
                            readonly type: 'array';
                            readonly items: {
                                readonly type: 'string';
                            };
                        };
                        /** Items by state; a state without any is left out. */
                        readonly counts: {
                            readonly type: 'object';
                            readonly additionalProperties: {
                                readonly type: 'integer';
                            };
                        };
                    };
                };
            };
        };
    };
};
export declare const listContent: {
    readonly id: "listContent";
    readonly method: "GET";
    readonly path: "/api/content/:type";
    readonly group: "Content";
    readonly summary: "Items of a type in their order, drafts too";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
    };
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["type"];
        readonly properties: {
            readonly type: {
                readonly type: 'string';
                readonly maxLength: 60;
            };
        };
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
            /** Without it, every item that is not in the bin. */
            readonly state: {
                readonly enum: readonly ["draft", "published", "changed", "scheduled", "expired", "deleted"];
            };
            /** Found anywhere in the item's name. */
            readonly keyword: {
                readonly type: 'string';
                readonly maxLength: 100;
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
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
                    readonly required: readonly ["id", "type", "state", "version", "position", "lang", "publish_at", "expire_at", "deleted_at", "updated_at", "updated_by", "document"];
                    readonly properties: {
                        readonly id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                        readonly type: {
                            readonly type: 'string';
                        };
                        readonly state: {
                            readonly enum: readonly ["draft", "published", "changed", "scheduled", "expired", "deleted"];
                        };
                        readonly Status: {
                            readonly type: 'string';
                        };
                        readonly version: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                        };
                        readonly position: {
                            readonly type: 'integer';
                        };
                        readonly lang: {
                            readonly type: readonly ["string", "null"];
                        };
                        readonly publish_at: {
                            readonly type: readonly ["string", "null"];
                            readonly format: 'date-time';
                        };
                        readonly expire_at: {
                            readonly type: readonly ["string", "null"];
                            readonly format: 'date-time';
                        };
                        readonly deleted_at: {
                            readonly type: readonly ["string", "null"];
                            readonly format: 'date-time';
                        };
                        readonly updated_at: {
                            readonly type: 'string';
                            readonly format: 'date-time';
                        };
                        readonly updated_by: {
                            readonly type: readonly ["string", "null"];
                        };
                        readonly document: {
                            readonly type: 'object';
                            readonly additionalProperties: true;
                        };
                    };
                };
            };
        };
    };
};
export declare const listBin: {
    readonly id: "listBin";
    readonly method: "GET";
    readonly path: "/api/content/bin";
    readonly group: "Content";
    readonly summary: "Items of every type in the bin, the last one first; each goes after 30 days";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
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
                    readonly required: readonly ["id", "type", "state", "version", "position", "lang", "publish_at", "expire_at", "deleted_at", "updated_at", "updated_by", "document"];
                    readonly properties: {
                        readonly id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                        readonly type: {
                            readonly type: 'string';
                        };
                        readonly state: {
                            readonly enum: readonly ["draft", "published", "changed", "scheduled", "expired", "deleted"];
                        };
                        readonly Status: {
                            readonly type: 'string';
                        };
                        readonly version: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                        };
                        readonly position: {
                            readonly type: 'integer';
                        };
                        readonly lang: {
                            readonly type: readonly ["string", "null"];
                        };
                        readonly publish_at: {
                            readonly type: readonly ["string", "null"];
                            readonly format: 'date-time';
                        };
                        readonly expire_at: {
                            readonly type: readonly ["string", "null"];
                            readonly format: 'date-time';
                        };
                        readonly deleted_at: {
                            readonly type: readonly ["string", "null"];
                            readonly format: 'date-time';
                        };
                        readonly updated_at: {
                            readonly type: 'string';
                            readonly format: 'date-time';
                        };
                        readonly updated_by: {
                            readonly type: readonly ["string", "null"];
                        };
                        readonly document: {
                            readonly type: 'object';
                            readonly additionalProperties: true;
                        };
                    };
                };
            };
        };
    };
};
export declare const getContent: {
    readonly id: "getContent";
    readonly method: "GET";
    readonly path: "/api/content/:type/:id";
    readonly group: "Content";
    readonly summary: "One item, also from the bin";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
    };
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["type", "id"];
        readonly properties: {
            readonly type: {
                readonly type: 'string';
                readonly maxLength: 60;
            };
            readonly id: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The item; its ETag is its version";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["id", "type", "state", "version", "position", "lang", "publish_at", "expire_at", "deleted_at", "updated_at", "updated_by", "document", "published"];
                readonly properties: {
                    readonly id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    readonly type: {
                        readonly type: 'string';
                    };
                    readonly state: {
                        readonly enum: readonly ["draft", "published", "changed", "scheduled", "expired", "deleted"];
                    };
                    readonly Status: {
                        readonly type: 'string';
                    };
                    readonly version: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                    };
                    readonly position: {
                        readonly type: 'integer';
                    };
                    readonly lang: {
                        readonly type: readonly ["string", "null"];
                    };
                    readonly publish_at: {
                        readonly type: readonly ["string", "null"];
                        readonly format: 'date-time';
                    };
                    readonly expire_at: {
                        readonly type: readonly ["string", "null"];
                        readonly format: 'date-time';
                    };
                    readonly deleted_at: {
                        readonly type: readonly ["string", "null"];
                        readonly format: 'date-time';
                    };
                    readonly updated_at: {
                        readonly type: 'string';
                        readonly format: 'date-time';
                    };
                    readonly updated_by: {
                        readonly type: readonly ["string", "null"];
                    };
                    readonly document: {
                        readonly type: 'object';
                        readonly additionalProperties: true;
                    };
                    readonly published: {
                        readonly type: readonly ["object", "null"];
                        readonly additionalProperties: true;
                    };
                };
            };
        };
    };
};
export declare const listHistory: {
    readonly id: "listHistory";
    readonly method: "GET";
    readonly path: "/api/content/:type/:id/history";
    readonly group: "Content";
    readonly summary: "What became of an item, the last change first";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
    };
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["type", "id"];
        readonly properties: {
            readonly type: {
                readonly type: 'string';
                readonly maxLength: 60;
            };
            readonly id: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
        };
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
                    readonly required: readonly ["version", "action", "at", "user", "document"];
                    readonly properties: {
                        readonly version: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                        };
                        readonly action: {
                            readonly type: 'string';
                        };
                        readonly at: {
                            readonly type: 'string';
                            readonly format: 'date-time';
                        };
                        /** Null for an import or a program. */
                        readonly user: {
                            readonly type: readonly ["string", "null"];
                        };
                        readonly document: {
                            readonly type: readonly ["object", "null"];
                            readonly additionalProperties: true;
                        };
                    };
                };
            };
        };
    };
};
export {};
