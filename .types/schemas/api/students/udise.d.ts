export declare const exportUdise: {
    readonly id: "exportUdise";
    readonly method: "GET";
    readonly path: "/api/student/export-udise";
    readonly group: "Students";
    readonly summary: "The students of a session in the columns of the UDISE+ bulk upload, with Aadhaar numbers masked";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
    };
    readonly query: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly Class_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
                readonly default: -1;
            };
            readonly Section_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
                readonly default: -1;
            };
            /** Without it, the session that is on. */
            readonly Session: {
                readonly type: 'string';
                readonly format: 'session';
            };
            readonly Status: {
                readonly enum: readonly ["-1", "Expected", "Active", "Inactive", "Left", "Alumni", "Transferred"];
                readonly default: 'Active';
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "A CSV file";
            readonly type: "text/csv";
        };
    };
};
