import type { FromSchema } from 'json-schema-to-ts';
export declare const admissionsResult: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["sessions", "classes"];
    readonly properties: {
        readonly sessions: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["name", "firstDay"];
                readonly properties: {
                    /** 'YYYY-YYYY+1'. */
                    readonly name: {
                        readonly type: 'string';
                    };
                    /** Ages are counted on it. */
                    readonly firstDay: {
                        readonly type: 'string';
                        readonly format: 'date';
                    };
                };
            };
        };
        readonly classes: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["id", "name", "asksEarlierSchool"];
                readonly properties: {
                    readonly id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                    };
                    readonly name: {
                        readonly type: 'string';
                    };
                    /** Years on the first day of the session. */
                    readonly minAge: {
                        readonly type: 'integer';
                    };
                    readonly maxAge: {
                        readonly type: 'integer';
                    };
                    /** Whether the school that the child comes from is asked for. */
                    readonly asksEarlierSchool: {
                        readonly type: 'boolean';
                    };
                };
            };
        };
    };
};
export type Admissions = FromSchema<typeof admissionsResult>;
export declare const admissions: {
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
    result: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["sessions", "classes"];
        readonly properties: {
            readonly sessions: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["name", "firstDay"];
                    readonly properties: {
                        /** 'YYYY-YYYY+1'. */
                        readonly name: {
                            readonly type: 'string';
                        };
                        /** Ages are counted on it. */
                        readonly firstDay: {
                            readonly type: 'string';
                            readonly format: 'date';
                        };
                    };
                };
            };
            readonly classes: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["id", "name", "asksEarlierSchool"];
                    readonly properties: {
                        readonly id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                        };
                        readonly name: {
                            readonly type: 'string';
                        };
                        /** Years on the first day of the session. */
                        readonly minAge: {
                            readonly type: 'integer';
                        };
                        readonly maxAge: {
                            readonly type: 'integer';
                        };
                        /** Whether the school that the child comes from is asked for. */
                        readonly asksEarlierSchool: {
                            readonly type: 'boolean';
                        };
                    };
                };
            };
        };
    };
    tags: string[];
    expires: "midnight";
    privacy: "public";
};
