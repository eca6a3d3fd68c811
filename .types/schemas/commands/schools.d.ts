export declare const listSchools: {
    readonly name: "school list";
    readonly summary: "List the schools with their themes";
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
};
export declare const setTheme: {
    readonly name: "school set-theme";
    readonly summary: "Give a school another theme";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly required: readonly ["slug", "themeId"];
        readonly properties: {
            slug: {
                readonly type: 'string';
                readonly maxLength: 200;
            };
            themeId: {
                readonly type: 'integer';
                readonly minimum: -2147483648;
                readonly maximum: 2147483647;
            };
        };
    };
};
export declare const setSlug: {
    readonly name: "school set-slug";
    readonly summary: "Give a school another slug";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly required: readonly ["slug", "wanted"];
        readonly properties: {
            slug: {
                readonly type: 'string';
                readonly maxLength: 200;
            };
            wanted: {
                readonly type: 'string';
                readonly maxLength: 200;
            };
        };
    };
};
export declare const moveSchool: {
    readonly name: "school state";
    readonly summary: "Take a school to another state of its life";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly required: readonly ["slug", "state", "reason"];
        readonly properties: {
            readonly slug: {
                readonly type: 'string';
                readonly maxLength: 200;
            };
            readonly state: {
                readonly type: "string";
                readonly maxLength: 100;
            };
            /** 3 to 500 characters; the school reads it in its own log. */
            readonly reason: {
                readonly type: "string";
                readonly maxLength: 5000;
            };
        };
    };
};
export declare const eraseClosedSchools: {
    readonly name: "school erase-closed";
    readonly summary: "Erase the schools that were closed 90 days ago or earlier";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly required: readonly ["dryRun"];
        readonly properties: {
            /** Only says what would go. */
            readonly dryRun: {
                readonly type: "boolean";
            };
        };
    };
};
