import type { FromSchema } from 'json-schema-to-ts';
import { type Call } from './define.ts';
declare const publishBody: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["document"];
    readonly properties: {
        /** The text of a theme.json. */
        readonly document: {
            readonly type: 'string';
        };
        /** How findings name the file. */
        readonly file: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 1024;
        };
        readonly dryRun: {
            readonly type: 'boolean';
        };
    };
};
export type PublishBody = FromSchema<typeof publishBody>;
declare const rollbackBody: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        /** A version, its hash or the beginning of that. */
        readonly to: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 64;
        };
    };
};
export type RollbackBody = FromSchema<typeof rollbackBody>;
declare const themeParams: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["themeId"];
    readonly properties: {
        readonly themeId: {
            readonly type: 'string';
            readonly pattern: '^\\d{1,9}$';
        };
    };
};
export type ThemeParams = FromSchema<typeof themeParams>;
export declare const listThemes: {
    readonly id: "listThemes";
    readonly method: "GET";
    readonly path: "/api/operator/themes";
    readonly group: "Themes";
    readonly summary: "Every published theme with its live version, and the versions that can be live again";
    readonly host: "platform";
    readonly access: import("./define.ts").CallAccess;
    readonly answers: {
        readonly 200: {
            readonly description: "The themes by their ids";
            readonly schema: {
                readonly type: "object";
                readonly additionalProperties: false;
                readonly required: readonly ["themes"];
                readonly properties: {
                    readonly themes: {
                        readonly type: "array";
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["themeId", "slug", "name", "version", "hash", "movedByOperator", "versions"];
                            readonly properties: {
                                readonly themeId: {
                                    readonly type: 'integer';
                                };
                                readonly slug: {
                                    readonly type: readonly ["string", "null"];
                                };
                                readonly name: {
                                    readonly type: readonly ["string", "null"];
                                };
                                readonly version: {
                                    readonly type: readonly ["string", "null"];
                                };
                                readonly hash: {
                                    readonly type: 'string';
                                };
                                readonly movedByOperator: {
                                    readonly type: 'boolean';
                                };
                                readonly versions: {
                                    readonly type: 'array';
                                    readonly items: {
                                        readonly type: 'object';
                                        readonly additionalProperties: false;
                                        readonly required: readonly ["hash", "version", "publishedAt", "live"];
                                        readonly properties: {
                                            readonly hash: {
                                                readonly type: 'string';
                                            };
                                            readonly version: {
                                                readonly type: readonly ["string", "null"];
                                            };
                                            readonly publishedAt: {
                                                readonly type: 'string';
                                            };
                                            readonly live: {
                                                readonly type: 'boolean';
                                            };
                                        };
                                    };
                                };
                            };
                        };
                    };
                };
            };
        };
    };
};
export declare const publishTheme: {
    readonly id: "publishTheme";
    readonly method: "POST";
    readonly path: "/api/operator/themes";
    readonly group: "Themes";
    readonly summary: "Check a theme of at most 512 KB and make it live; with dryRun everything is looked at and nothing changed";
    readonly host: "platform";
    readonly access: import("./define.ts").CallAccess;
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["document"];
        readonly properties: {
            /** The text of a theme.json. */
            readonly document: {
                readonly type: 'string';
            };
            /** How findings name the file. */
            readonly file: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 1024;
            };
            readonly dryRun: {
                readonly type: 'boolean';
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "Nothing was changed: it was only tried, or live already";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly [...string[], "schools", "moreSchools"];
                readonly properties: {
                    readonly themeId: {
                        readonly type: 'integer';
                    };
                    readonly slug: {
                        readonly type: 'string';
                    };
                    readonly version: {
                        readonly type: 'string';
                    };
                    readonly hash: {
                        readonly type: 'string';
                    };
                    readonly previousHash: {
                        readonly type: readonly ["string", "null"];
                    };
                    readonly previousVersion: {
                        readonly type: readonly ["string", "null"];
                    };
                    /** Whether that version is live: not so where it was only tried. */
                    readonly live: {
                        readonly type: 'boolean';
                    };
                    /** Whether it was live already, so that nothing was changed. */
                    readonly unchanged: {
                        readonly type: 'boolean';
                    };
                    readonly findings: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["rule", "severity", "file", "pointer", "start", "end", "message", "docsUrl"];
                            readonly properties: {
                                readonly rule: {
                                    readonly type: 'string';
                                };
                                readonly severity: {
                                    readonly type: 'string';
                                };
                                readonly file: {
                                    readonly type: 'string';
                                };
                                readonly pointer: {
                                    readonly type: 'string';
                                };
                                readonly start: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["line", "column"];
                                    readonly properties: {
                                        readonly line: {
                                            readonly type: 'integer';
                                        };
                                        readonly column: {
                                            readonly type: 'integer';
                                        };
                                    };
                                };
                                readonly end: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["line", "column"];
                                    readonly properties: {
                                        readonly line: {
                                            readonly type: 'integer';
                                        };
                                        readonly column: {
                                            readonly type: 'integer';
                                        };
                                    };
                                };
                                readonly message: {
                                    readonly type: 'string';
                                };
                                readonly expected: {
                                    readonly type: 'string';
                                };
                                readonly actual: {
                                    readonly type: 'string';
                                };
                                readonly suggestion: {
                                    readonly type: 'string';
                                };
                                readonly fix: {
                                    readonly type: 'object';
                                    readonly additionalProperties: true;
                                };
                                readonly docsUrl: {
                                    readonly type: 'string';
                                };
                            };
                        };
                    };
                    readonly schools: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["schoolId", "slug", "name", "pinned", "losses"];
                            readonly properties: {
                                readonly schoolId: {
                                    readonly type: 'integer';
                                };
                                readonly slug: {
                                    readonly type: 'string';
                                };
                                readonly name: {
                                    readonly type: 'string';
                                };
                                readonly pinned: {
                                    readonly type: 'boolean';
                                };
                                /** Of its choices, those that mean nothing in the version. */
                                readonly losses: {
                                    readonly type: 'array';
                                    readonly items: {
                                        readonly type: 'object';
                                        readonly additionalProperties: true;
                                    };
                                };
                            };
                        };
                    };
                    readonly moreSchools: {
                        readonly type: 'integer';
                    };
                };
            };
        };
        readonly 201: {
            readonly description: "It is live";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly [...string[], "schools", "moreSchools"];
                readonly properties: {
                    readonly themeId: {
                        readonly type: 'integer';
                    };
                    readonly slug: {
                        readonly type: 'string';
                    };
                    readonly version: {
                        readonly type: 'string';
                    };
                    readonly hash: {
                        readonly type: 'string';
                    };
                    readonly previousHash: {
                        readonly type: readonly ["string", "null"];
                    };
                    readonly previousVersion: {
                        readonly type: readonly ["string", "null"];
                    };
                    /** Whether that version is live: not so where it was only tried. */
                    readonly live: {
                        readonly type: 'boolean';
                    };
                    /** Whether it was live already, so that nothing was changed. */
                    readonly unchanged: {
                        readonly type: 'boolean';
                    };
                    readonly findings: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["rule", "severity", "file", "pointer", "start", "end", "message", "docsUrl"];
                            readonly properties: {
                                readonly rule: {
                                    readonly type: 'string';
                                };
                                readonly severity: {
                                    readonly type: 'string';
                                };
                                readonly file: {
                                    readonly type: 'string';
                                };
                                readonly pointer: {
                                    readonly type: 'string';
                                };
                                readonly start: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["line", "column"];
                                    readonly properties: {
                                        readonly line: {
                                            readonly type: 'integer';
                                        };
                                        readonly column: {
                                            readonly type: 'integer';
                                        };
                                    };
                                };
                                readonly end: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["line", "column"];
                                    readonly properties: {
                                        readonly line: {
                                            readonly type: 'integer';
                                        };
                                        readonly column: {
                                            readonly type: 'integer';
                                        };
                                    };
                                };
                                readonly message: {
                                    readonly type: 'string';
                                };
                                readonly expected: {
                                    readonly type: 'string';
                                };
                                readonly actual: {
                                    readonly type: 'string';
                                };
                                readonly suggestion: {
                                    readonly type: 'string';
                                };
                                readonly fix: {
                                    readonly type: 'object';
                                    readonly additionalProperties: true;
                                };
                                readonly docsUrl: {
                                    readonly type: 'string';
                                };
                            };
                        };
                    };
                    readonly schools: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["schoolId", "slug", "name", "pinned", "losses"];
                            readonly properties: {
                                readonly schoolId: {
                                    readonly type: 'integer';
                                };
                                readonly slug: {
                                    readonly type: 'string';
                                };
                                readonly name: {
                                    readonly type: 'string';
                                };
                                readonly pinned: {
                                    readonly type: 'boolean';
                                };
                                /** Of its choices, those that mean nothing in the version. */
                                readonly losses: {
                                    readonly type: 'array';
                                    readonly items: {
                                        readonly type: 'object';
                                        readonly additionalProperties: true;
                                    };
                                };
                            };
                        };
                    };
                    readonly moreSchools: {
                        readonly type: 'integer';
                    };
                };
            };
        };
    };
};
export declare const rollbackTheme: {
    readonly id: "rollbackTheme";
    readonly method: "POST";
    readonly path: "/api/operator/themes/:themeId/rollback";
    readonly group: "Themes";
    readonly summary: "Make the version that was live before live again, or the one that is named";
    readonly host: "platform";
    readonly access: import("./define.ts").CallAccess;
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["themeId"];
        readonly properties: {
            readonly themeId: {
                readonly type: 'string';
                readonly pattern: '^\\d{1,9}$';
            };
        };
    };
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            /** A version, its hash or the beginning of that. */
            readonly to: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 64;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "It is live";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: string[];
                readonly properties: {
                    readonly themeId: {
                        readonly type: 'integer';
                    };
                    readonly slug: {
                        readonly type: 'string';
                    };
                    readonly version: {
                        readonly type: 'string';
                    };
                    readonly hash: {
                        readonly type: 'string';
                    };
                    readonly previousHash: {
                        readonly type: readonly ["string", "null"];
                    };
                    readonly previousVersion: {
                        readonly type: readonly ["string", "null"];
                    };
                    /** Whether that version is live: not so where it was only tried. */
                    readonly live: {
                        readonly type: 'boolean';
                    };
                    /** Whether it was live already, so that nothing was changed. */
                    readonly unchanged: {
                        readonly type: 'boolean';
                    };
                    readonly findings: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["rule", "severity", "file", "pointer", "start", "end", "message", "docsUrl"];
                            readonly properties: {
                                readonly rule: {
                                    readonly type: 'string';
                                };
                                readonly severity: {
                                    readonly type: 'string';
                                };
                                readonly file: {
                                    readonly type: 'string';
                                };
                                readonly pointer: {
                                    readonly type: 'string';
                                };
                                readonly start: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["line", "column"];
                                    readonly properties: {
                                        readonly line: {
                                            readonly type: 'integer';
                                        };
                                        readonly column: {
                                            readonly type: 'integer';
                                        };
                                    };
                                };
                                readonly end: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["line", "column"];
                                    readonly properties: {
                                        readonly line: {
                                            readonly type: 'integer';
                                        };
                                        readonly column: {
                                            readonly type: 'integer';
                                        };
                                    };
                                };
                                readonly message: {
                                    readonly type: 'string';
                                };
                                readonly expected: {
                                    readonly type: 'string';
                                };
                                readonly actual: {
                                    readonly type: 'string';
                                };
                                readonly suggestion: {
                                    readonly type: 'string';
                                };
                                readonly fix: {
                                    readonly type: 'object';
                                    readonly additionalProperties: true;
                                };
                                readonly docsUrl: {
                                    readonly type: 'string';
                                };
                            };
                        };
                    };
                };
            };
        };
    };
};
/**
 * The calls of those who hold an operator token. `src/server/domains/themes/routes.ts` serves them: a theme is larger than
 * other bodies, and what a build machine gets told of a wrong one are findings with line and column, not fields.
 */
export declare const operatorCalls: readonly Call[];
export {};
