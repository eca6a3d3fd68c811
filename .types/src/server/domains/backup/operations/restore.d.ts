/** Brings a backup back, whole or of one school. */
export declare const restoreBackupOperation: import("#server/http/calls/command.ts").CommandHandler<{
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
            readonly replace: {
                readonly type: "boolean";
            };
        };
    };
}, import("../restore-backup.ts").RestoreReport>;
