import type { FromSchema } from 'json-schema-to-ts';
declare const listQuery: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly schoolId: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
        };
        readonly School_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
        };
        readonly SchoolId: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
        };
        readonly SchoolID: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
        };
        /** Cities of one state. */
        readonly stateId: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
            readonly default: -1;
        };
        /** Stops and vehicles of one route. */
        readonly routeId: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
            readonly default: -1;
        };
        readonly keyword: {
            readonly type: 'string';
            readonly maxLength: 100;
        };
    };
};
export type LookupQuery = FromSchema<typeof listQuery>;
declare const valueRow: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["id", "name", "position", "isActive", "isStandard", "details"];
    readonly properties: {
        readonly name: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 100;
        };
        /** Where it stands: standard values at 10, 20, 30 and so on, own ones behind them unless said. */
        readonly position: {
            readonly type: 'integer';
            readonly minimum: 0;
            readonly maximum: 100000;
        };
        /** Whether forms offer it. */
        readonly isActive: {
            readonly type: 'boolean';
        };
        /** The fields of its list beside the name. */
        readonly details: {
            readonly type: 'object';
        };
        readonly id: {
            readonly type: 'integer';
            readonly minimum: 0;
        };
        /** Whether it is the product's: such a value can be switched off and moved, not renamed or removed. */
        readonly isStandard: {
            readonly type: 'boolean';
        };
    };
};
export type LookupValueRow = FromSchema<typeof valueRow>;
export declare const listLookup: {
    readonly id: "listLookup";
    readonly method: "GET";
    readonly path: "/api/lookups/:kind";
    readonly group: "Lookups";
    readonly summary: "The values of a list that forms choose from; lists of the office for those who work there";
    readonly host: "any";
    readonly access: import("./define.ts").CallAccess;
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["kind"];
        readonly properties: {
            readonly kind: {
                readonly type: 'string';
                readonly maxLength: 100;
                readonly description: `One of ${string}`;
            };
        };
    };
    readonly query: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly schoolId: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly SchoolId: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly SchoolID: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            /** Cities of one state. */
            readonly stateId: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
                readonly default: -1;
            };
            /** Stops and vehicles of one route. */
            readonly routeId: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
                readonly default: -1;
            };
            readonly keyword: {
                readonly type: 'string';
                readonly maxLength: 100;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The whole list, in its order";
            readonly schema: {
                readonly type: 'array';
            };
        };
    };
    readonly validated: true;
};
export declare const listLookupValues: {
    readonly id: "listLookupValues";
    readonly method: "GET";
    readonly path: "/api/lookups/:kind/values";
    readonly group: "Lookups";
    readonly summary: "Every value of a list, also those that are switched off";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["kind"];
        readonly properties: {
            readonly kind: {
                readonly type: 'string';
                readonly maxLength: 100;
                readonly description: `One of ${string}`;
            };
        };
    };
    readonly query: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly schoolId: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly SchoolId: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly SchoolID: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
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
                    readonly required: readonly ["id", "name", "position", "isActive", "isStandard", "details"];
                    readonly properties: {
                        readonly name: {
                            readonly type: 'string';
                            readonly minLength: 1;
                            readonly maxLength: 100;
                        };
                        /** Where it stands: standard values at 10, 20, 30 and so on, own ones behind them unless said. */
                        readonly position: {
                            readonly type: 'integer';
                            readonly minimum: 0;
                            readonly maximum: 100000;
                        };
                        /** Whether forms offer it. */
                        readonly isActive: {
                            readonly type: 'boolean';
                        };
                        /** The fields of its list beside the name. */
                        readonly details: {
                            readonly type: 'object';
                        };
                        readonly id: {
                            readonly type: 'integer';
                            readonly minimum: 0;
                        };
                        /** Whether it is the product's: such a value can be switched off and moved, not renamed or removed. */
                        readonly isStandard: {
                            readonly type: 'boolean';
                        };
                    };
                };
            };
        };
    };
};
export declare const addLookupValue: {
    readonly id: "addLookupValue";
    readonly method: "POST";
    readonly path: "/api/lookups/:kind/values";
    readonly group: "Lookups";
    readonly summary: "Add a value of the school's own";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["kind"];
        readonly properties: {
            readonly kind: {
                readonly type: 'string';
                readonly maxLength: 100;
                readonly description: `One of ${string}`;
            };
        };
    };
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["name"];
        readonly properties: {
            readonly name: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 100;
            };
            /** Where it stands: standard values at 10, 20, 30 and so on, own ones behind them unless said. */
            readonly position: {
                readonly type: 'integer';
                readonly minimum: 0;
                readonly maximum: 100000;
            };
            /** Whether forms offer it. */
            readonly isActive: {
                readonly type: 'boolean';
            };
            /** The fields of its list beside the name. */
            readonly details: {
                readonly type: 'object';
            };
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
        };
    };
    readonly answers: {
        readonly 201: {
            readonly description: "The new value";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["id", "name", "position", "isActive", "isStandard", "details"];
                readonly properties: {
                    readonly name: {
                        readonly type: 'string';
                        readonly minLength: 1;
                        readonly maxLength: 100;
                    };
                    /** Where it stands: standard values at 10, 20, 30 and so on, own ones behind them unless said. */
                    readonly position: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 100000;
                    };
                    /** Whether forms offer it. */
                    readonly isActive: {
                        readonly type: 'boolean';
                    };
                    /** The fields of its list beside the name. */
                    readonly details: {
                        readonly type: 'object';
                    };
                    readonly id: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                    };
                    /** Whether it is the product's: such a value can be switched off and moved, not renamed or removed. */
                    readonly isStandard: {
                        readonly type: 'boolean';
                    };
                };
            };
        };
    };
};
export declare const changeLookupValue: {
    readonly id: "changeLookupValue";
    readonly method: "PATCH";
    readonly path: "/api/lookups/:kind/values/:id";
    readonly group: "Lookups";
    readonly summary: "Change a value, move it, or switch it off; what is left out stays";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["kind", "id"];
        readonly properties: {
            readonly kind: {
                readonly type: 'string';
                readonly maxLength: 100;
                readonly description: `One of ${string}`;
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
            readonly name: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 100;
            };
            /** Where it stands: standard values at 10, 20, 30 and so on, own ones behind them unless said. */
            readonly position: {
                readonly type: 'integer';
                readonly minimum: 0;
                readonly maximum: 100000;
            };
            /** Whether forms offer it. */
            readonly isActive: {
                readonly type: 'boolean';
            };
            /** The fields of its list beside the name. */
            readonly details: {
                readonly type: 'object';
            };
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
        };
        readonly required: readonly [];
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The changed value";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["id", "name", "position", "isActive", "isStandard", "details"];
                readonly properties: {
                    readonly name: {
                        readonly type: 'string';
                        readonly minLength: 1;
                        readonly maxLength: 100;
                    };
                    /** Where it stands: standard values at 10, 20, 30 and so on, own ones behind them unless said. */
                    readonly position: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 100000;
                    };
                    /** Whether forms offer it. */
                    readonly isActive: {
                        readonly type: 'boolean';
                    };
                    /** The fields of its list beside the name. */
                    readonly details: {
                        readonly type: 'object';
                    };
                    readonly id: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                    };
                    /** Whether it is the product's: such a value can be switched off and moved, not renamed or removed. */
                    readonly isStandard: {
                        readonly type: 'boolean';
                    };
                };
            };
        };
    };
};
export declare const removeLookupValue: {
    readonly id: "removeLookupValue";
    readonly method: "DELETE";
    readonly path: "/api/lookups/:kind/values/:id";
    readonly group: "Lookups";
    readonly summary: "Remove a value of the school's own that is not in use";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["kind", "id"];
        readonly properties: {
            readonly kind: {
                readonly type: 'string';
                readonly maxLength: 100;
                readonly description: `One of ${string}`;
            };
            readonly id: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
        };
    };
    readonly query: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly properties: {
            readonly schoolId: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly SchoolId: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly SchoolID: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "It is gone";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["message"];
                readonly properties: {
                    readonly message: {
                        readonly type: 'string';
                    };
                };
            };
        };
    };
};
export {};
