import type { FromSchema } from 'json-schema-to-ts';
/**
 * The life of a school (domain.md 4.6). One that waits for its admin's mail to be proved is live, and kept out of the
 * directory and of search engines.
 */
export declare const schoolStates: readonly ['draft', 'pending_verification', 'active', 'suspended', 'closed'];
export type SchoolState = (typeof schoolStates)[number];
/** Which states may follow each. A closed school may be opened again for as long as its rows are promised. */
export declare const schoolSteps: Readonly<Record<SchoolState, readonly SchoolState[]>>;
/** Days in which a closed school may be opened again. */
export declare const closedDays = 90;
declare const schoolRow: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["School_Id", "school_Slug", "schoolKey", "school_Name", "url", "state", "nextStates", "createdAt"];
    readonly properties: {
        readonly School_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
        };
        readonly school_Slug: {
            readonly type: 'string';
        };
        readonly schoolKey: {
            readonly type: 'string';
        };
        readonly school_Name: {
            readonly type: 'string';
        };
        /** Where its site is, or would be. */
        readonly url: {
            readonly type: 'string';
        };
        readonly state: {
            readonly enum: readonly ["draft", "pending_verification", "active", "suspended", "closed"];
        };
        /** What may follow. */
        readonly nextStates: {
            readonly type: 'array';
            readonly items: {
                readonly enum: readonly ["draft", "pending_verification", "active", "suspended", "closed"];
            };
        };
        readonly createdAt: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
        /** Of the last change of its state by an operator. */
        readonly reason: {
            readonly type: 'string';
        };
        readonly changedAt: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
        /** Of a closed school: until when it may be opened again. */
        readonly reopenUntil: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
    };
};
export type SchoolRow = FromSchema<typeof schoolRow>;
export declare const listSchools: {
    readonly id: "listSchools";
    readonly method: "GET";
    readonly path: "/api/schools";
    readonly group: "Schools";
    readonly summary: "Every school of the installation with its state, the first registered first";
    readonly host: "platform";
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
            /** -1 is all. */
            readonly state: {
                readonly enum: readonly ["-1", "draft", "pending_verification", "active", "suspended", "closed"];
                readonly default: '-1';
            };
            /** In the name, the slug or the key. */
            readonly keyword: {
                readonly type: 'string';
                readonly maxLength: 100;
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
                    readonly required: readonly ["School_Id", "school_Slug", "schoolKey", "school_Name", "url", "state", "nextStates", "createdAt"];
                    readonly properties: {
                        readonly School_Id: {
                            readonly type: 'integer';
                            readonly minimum: -1;
                            readonly maximum: 2147483647;
                        };
                        readonly school_Slug: {
                            readonly type: 'string';
                        };
                        readonly schoolKey: {
                            readonly type: 'string';
                        };
                        readonly school_Name: {
                            readonly type: 'string';
                        };
                        /** Where its site is, or would be. */
                        readonly url: {
                            readonly type: 'string';
                        };
                        readonly state: {
                            readonly enum: readonly ["draft", "pending_verification", "active", "suspended", "closed"];
                        };
                        /** What may follow. */
                        readonly nextStates: {
                            readonly type: 'array';
                            readonly items: {
                                readonly enum: readonly ["draft", "pending_verification", "active", "suspended", "closed"];
                            };
                        };
                        readonly createdAt: {
                            readonly type: 'string';
                            readonly format: 'date-time';
                        };
                        /** Of the last change of its state by an operator. */
                        readonly reason: {
                            readonly type: 'string';
                        };
                        readonly changedAt: {
                            readonly type: 'string';
                            readonly format: 'date-time';
                        };
                        /** Of a closed school: until when it may be opened again. */
                        readonly reopenUntil: {
                            readonly type: 'string';
                            readonly format: 'date-time';
                        };
                    };
                };
            };
        };
    };
};
export declare const changeSchoolState: {
    readonly id: "changeSchoolState";
    readonly method: "PATCH";
    readonly path: "/api/schools/:id/state";
    readonly group: "Schools";
    readonly summary: "Take a school to its next state. Suspended or closed, its site answers 503 and its people's sessions end; a closed one may become suspended again for 90 days";
    readonly host: "platform";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["id"];
        readonly properties: {
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
        readonly required: readonly ["state", "reason"];
        readonly properties: {
            readonly state: {
                readonly enum: readonly ["draft", "pending_verification", "active", "suspended", "closed"];
            };
            readonly reason: {
                readonly type: 'string';
                readonly minLength: 3;
                readonly maxLength: 500;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The school as it is then";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["School_Id", "school_Slug", "schoolKey", "school_Name", "url", "state", "nextStates", "createdAt"];
                readonly properties: {
                    readonly School_Id: {
                        readonly type: 'integer';
                        readonly minimum: -1;
                        readonly maximum: 2147483647;
                    };
                    readonly school_Slug: {
                        readonly type: 'string';
                    };
                    readonly schoolKey: {
                        readonly type: 'string';
                    };
                    readonly school_Name: {
                        readonly type: 'string';
                    };
                    /** Where its site is, or would be. */
                    readonly url: {
                        readonly type: 'string';
                    };
                    readonly state: {
                        readonly enum: readonly ["draft", "pending_verification", "active", "suspended", "closed"];
                    };
                    /** What may follow. */
                    readonly nextStates: {
                        readonly type: 'array';
                        readonly items: {
                            readonly enum: readonly ["draft", "pending_verification", "active", "suspended", "closed"];
                        };
                    };
                    readonly createdAt: {
                        readonly type: 'string';
                        readonly format: 'date-time';
                    };
                    /** Of the last change of its state by an operator. */
                    readonly reason: {
                        readonly type: 'string';
                    };
                    readonly changedAt: {
                        readonly type: 'string';
                        readonly format: 'date-time';
                    };
                    /** Of a closed school: until when it may be opened again. */
                    readonly reopenUntil: {
                        readonly type: 'string';
                        readonly format: 'date-time';
                    };
                };
            };
        };
    };
};
export {};
