/** Looks at the database and the storage of the installation. */
export declare const doctorOperation: import("#server/http/calls/command.ts").CommandHandler<{
    readonly name: "doctor";
    readonly summary: "Look at the database and the storage of the installation";
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
}, import("./finding.ts").DoctorFinding[]>;
