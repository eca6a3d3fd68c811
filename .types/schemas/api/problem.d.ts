import type { JSONSchema } from 'json-schema-to-ts';
import type { Call } from './define.ts';
/**
 * What every failure of a call answers, as `application/problem+json`: RFC 9457 with the seed's `errorText`, the texts by
 * field for a form, and for a conflict what it takes to get out of it.
 */
export declare const problemSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["type", "title", "status", "errorText", "requestId"];
    readonly properties: {
        readonly type: {
            readonly type: 'string';
            readonly pattern: '^(/docs/reference/errors#[a-z_]+|about:blank)$';
            readonly description: 'Where this kind of failure is described';
        };
        readonly title: {
            readonly type: 'string';
            readonly minLength: 1;
        };
        readonly status: {
            readonly type: 'integer';
            readonly minimum: 400;
            readonly maximum: 599;
        };
        readonly errorText: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly description: 'What went wrong and what to do, for people';
        };
        readonly requestId: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly description: 'Found again in the log of the server';
        };
        readonly errors: {
            readonly type: 'object';
            readonly minProperties: 1;
            readonly description: 'Texts by field';
            readonly additionalProperties: {
                readonly type: 'array';
                readonly minItems: 1;
                readonly items: {
                    readonly type: 'string';
                    readonly minLength: 1;
                };
            };
        };
        readonly current: JSONSchema;
        readonly yours: JSONSchema;
        readonly version: {
            readonly type: 'integer';
            readonly description: 'A stale edit: the version of what is stored';
        };
        readonly allowed: {
            readonly type: 'array';
            readonly description: 'A step that is not open: the ones that are';
        };
        readonly next: {
            readonly type: 'array';
            readonly description: 'A step that is not open: the ones that are';
        };
        readonly obstacles: {
            readonly type: 'array';
            readonly description: 'An enquiry that cannot be confirmed: what stands in the way';
        };
        readonly uses: {
            readonly type: 'array';
            readonly description: 'A picture that is in use: where';
        };
        readonly suggestion: {
            readonly type: 'string';
            readonly description: 'A wrong name: the one that was meant, as it seems';
        };
        readonly findings: {
            readonly type: 'array';
            readonly description: 'A theme with errors: each with its place';
        };
        readonly id: {
            readonly type: 'integer';
            readonly description: 'One that there may be only once: the one that is there';
        };
    };
};
/** The statuses of the failures that a call may meet, in their order. */
export declare const problemStatuses: ({ method, limit }: Call) => readonly number[];
