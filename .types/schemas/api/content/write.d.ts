import type { FromSchema } from 'json-schema-to-ts';
declare const bulkBody: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["ids", "action"];
    readonly properties: {
        readonly ids: {
            readonly type: 'array';
            readonly minItems: 1;
            readonly uniqueItems: true;
            readonly items: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
            readonly maxItems: 100;
        };
        readonly action: {
            readonly enum: readonly ["publish", "unpublish", "delete", "expire"];
        };
        /** For `expire`; at once without it. */
        readonly expire_at: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
    };
};
export type BulkBody = FromSchema<typeof bulkBody>;
export declare const createContent: {
    readonly group: "Content";
    readonly host: 'any';
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
    };
    readonly id: "createContent";
    readonly method: "POST";
    readonly path: "/api/content/:type";
    readonly summary: "Begin an item with a draft, which may be incomplete";
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
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: true;
        readonly maxProperties: 200;
    };
    readonly answers: {
        readonly 201: {
            readonly description: "The new item";
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
export declare const editContent: {
    readonly group: "Content";
    readonly host: 'any';
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
    };
    readonly versioned: true;
    readonly id: "editContent";
    readonly method: "PATCH";
    readonly path: "/api/content/:type/:id";
    readonly summary: "Change fields of the draft (null removes one); needs If-Match";
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
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: true;
        readonly maxProperties: 200;
    };
    readonly answers: {
        readonly 200: {
            readonly description: 'The item as it is then';
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
export declare const removeContent: {
    readonly group: "Content";
    readonly host: 'any';
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
    };
    readonly versioned: true;
    readonly id: "removeContent";
    readonly method: "DELETE";
    readonly path: "/api/content/:type/:id";
    readonly summary: "Put an item into the bin, or erase it from there; needs If-Match";
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
            readonly permanently: {
                readonly type: 'boolean';
                readonly default: false;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: 'The item as it is then';
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
        readonly 204: {
            readonly description: "It is erased";
        };
    };
};
export declare const publishContent: {
    readonly group: "Content";
    readonly host: 'any';
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
    };
    readonly versioned: true;
    readonly id: "publishContent";
    readonly method: "POST";
    readonly path: "/api/content/:type/:id/publish";
    readonly summary: "Show the draft to visitors at once; needs If-Match";
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
            readonly description: 'The item as it is then';
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
export declare const unpublishContent: {
    readonly group: "Content";
    readonly host: 'any';
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
    };
    readonly versioned: true;
    readonly id: "unpublishContent";
    readonly method: "POST";
    readonly path: "/api/content/:type/:id/unpublish";
    readonly summary: "Make an item a draft again; needs If-Match";
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
            readonly description: 'The item as it is then';
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
export declare const scheduleContent: {
    readonly group: "Content";
    readonly host: 'any';
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
    };
    readonly versioned: true;
    readonly id: "scheduleContent";
    readonly method: "POST";
    readonly path: "/api/content/:type/:id/schedule";
    readonly summary: "Say when the draft is shown, and until when; needs If-Match";
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
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly minProperties: 1;
        readonly properties: {
            /** When the draft takes the place of what visitors see; null takes a schedule back. */
            readonly publish_at: {
                readonly type: readonly ["string", "null"];
                readonly format: 'date-time';
            };
            /** From when on visitors see nothing of it; null for never. */
            readonly expire_at: {
                readonly type: readonly ["string", "null"];
                readonly format: 'date-time';
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: 'The item as it is then';
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
export declare const restoreContent: {
    readonly group: "Content";
    readonly host: 'any';
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
    };
    readonly versioned: true;
    readonly id: "restoreContent";
    readonly method: "POST";
    readonly path: "/api/content/:type/:id/restore";
    readonly summary: "Take an item out of the bin, or make an earlier version the draft; needs If-Match";
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
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly version: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: 'The item as it is then';
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
export declare const duplicateContent: {
    readonly group: "Content";
    readonly host: 'any';
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
    };
    readonly id: "duplicateContent";
    readonly method: "POST";
    readonly path: "/api/content/:type/:id/duplicate";
    readonly summary: "Begin another item with the same draft";
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
        readonly 201: {
            readonly description: "The new item";
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
export declare const orderContent: {
    readonly group: "Content";
    readonly host: 'any';
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
    };
    readonly id: "orderContent";
    readonly method: "PUT";
    readonly path: "/api/content/:type/order";
    readonly summary: "Put the items of a type in an order; every item is named";
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
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["ids"];
        readonly properties: {
            readonly ids: {
                readonly type: 'array';
                readonly minItems: 1;
                readonly uniqueItems: true;
                readonly items: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 2147483647;
                };
                readonly maxItems: 10000;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The order";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["ids"];
                readonly properties: {
                    readonly ids: {
                        readonly type: 'array';
                        readonly minItems: 1;
                        readonly uniqueItems: true;
                        readonly items: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                        readonly maxItems: 10000;
                    };
                };
            };
        };
    };
};
export declare const bulkContent: {
    readonly group: "Content";
    readonly host: 'any';
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
    };
    readonly id: "bulkContent";
    readonly method: "POST";
    readonly path: "/api/content/:type/bulk";
    readonly summary: "Do the same to many items: to all of them, or to none";
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
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["ids", "action"];
        readonly properties: {
            readonly ids: {
                readonly type: 'array';
                readonly minItems: 1;
                readonly uniqueItems: true;
                readonly items: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 2147483647;
                };
                readonly maxItems: 100;
            };
            readonly action: {
                readonly enum: readonly ["publish", "unpublish", "delete", "expire"];
            };
            /** For `expire`; at once without it. */
            readonly expire_at: {
                readonly type: 'string';
                readonly format: 'date-time';
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The items as they are then";
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
export {};
