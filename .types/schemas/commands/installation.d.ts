export declare const backUp: {
    readonly name: "backup";
    readonly summary: "Write a backup";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly properties: {
            /** One school alone; without it everything. */
            slug: {
                readonly type: 'string';
                readonly maxLength: 200;
            };
            /** Without it a file in DATA_DIR/backups. */
            file: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 4096;
            };
        };
    };
};
export declare const restore: {
    readonly name: "restore";
    readonly summary: "Bring a backup back";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly required: readonly ["file", "replace"];
        readonly properties: {
            readonly file: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 4096;
            };
            /** In place of the school that is there. */
            readonly replace: {
                readonly type: "boolean";
            };
        };
    };
};
export declare const checkInstallation: {
    readonly name: "doctor";
    readonly summary: "Look at the database and the storage of the installation";
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
};
export declare const importFolder: {
    readonly name: "import";
    readonly summary: "Make the website of a school equal to a folder";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly required: readonly ["folder", "skipInvalid"];
        readonly properties: {
            readonly folder: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 4096;
            };
            readonly slug: {
                readonly type: 'string';
                readonly maxLength: 200;
            };
            /** Without it a school keeps its theme; a new one gets theme 1. */
            readonly themeId: {
                readonly type: 'integer';
                readonly minimum: -2147483648;
                readonly maximum: 2147483647;
            };
            readonly skipInvalid: {
                readonly type: "boolean";
            };
        };
    };
};
