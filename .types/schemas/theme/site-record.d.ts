import type { FromSchema } from 'json-schema-to-ts';
/** What a school changes of its theme: never a copy of the theme, kept with the school. */
export declare const siteRecordSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["themeId"];
    readonly properties: {
        readonly themeId: {
            readonly type: 'integer';
        };
        /** Null follows the theme's live version; a hash pins one. */
        readonly version: {
            readonly anyOf: readonly [{
                readonly type: 'string';
                readonly pattern: '^[0-9a-f]{64}$';
            }, {
                readonly type: 'null';
            }];
        };
        readonly preset: {
            readonly anyOf: readonly [{
                readonly type: 'string';
            }, {
                readonly type: 'null';
            }];
        };
        readonly settings: {
            readonly type: 'object';
            readonly additionalProperties: {
                readonly anyOf: readonly [{
                    readonly type: 'boolean';
                }, {
                    readonly type: 'number';
                }, {
                    readonly type: 'string';
                }];
            };
        };
        /** Token path (`color.primary`) to a hex colour. */
        readonly tokens: {
            readonly type: 'object';
            readonly additionalProperties: {
                readonly type: 'string';
                readonly pattern: '^#[0-9A-Fa-f]{6}$';
            };
        };
        /** `<template>/<section>`, `header/<section>` or `footer/<section>`. */
        readonly overrides: {
            readonly type: 'object';
            readonly additionalProperties: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly properties: {
                    readonly hidden: {
                        readonly type: 'boolean';
                    };
                    readonly settings: {
                        readonly type: 'object';
                    };
                };
            };
        };
    };
};
export type SiteRecord = FromSchema<typeof siteRecordSchema>;
