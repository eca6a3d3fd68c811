import type { FromSchema } from 'json-schema-to-ts';
export declare const typeParams: {
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
export declare const itemParams: {
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
export type ItemParams = FromSchema<typeof itemParams>;
/** An item in a list, with the document that an editor sees of it. */
export declare const listedItem: {
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
        /** The seed's word for the state, where the type has one. */
        readonly Status: {
            readonly type: 'string';
        };
        /** Grows by one with each change; what `If-Match` names. */
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
        /** Null for an import or a program. */
        readonly updated_by: {
            readonly type: readonly ["string", "null"];
        };
        readonly document: {
            readonly type: 'object';
            readonly additionalProperties: true;
        };
    };
};
/** One item, with what visitors see of it. */
export declare const fullItem: {
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
        /** The seed's word for the state, where the type has one. */
        readonly Status: {
            readonly type: 'string';
        };
        /** Grows by one with each change; what `If-Match` names. */
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
        /** Null for an import or a program. */
        readonly updated_by: {
            readonly type: readonly ["string", "null"];
        };
        readonly document: {
            readonly type: 'object';
            readonly additionalProperties: true;
        };
        /** What visitors see; null where they see nothing. */
        readonly published: {
            readonly type: readonly ["object", "null"];
            readonly additionalProperties: true;
        };
    };
};
export type ListedItem = FromSchema<typeof listedItem>;
export type FullItem = FromSchema<typeof fullItem>;
/** Fields of a document. Which there are, and of what form, is for the type's own schema to say. */
export declare const fieldsBody: {
    readonly type: 'object';
    readonly additionalProperties: true;
    readonly maxProperties: 200;
};
export declare const group = "Content";
