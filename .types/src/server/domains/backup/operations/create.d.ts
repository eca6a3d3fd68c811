/** Writes a backup while everything goes on. */
export declare const createBackupOperation: import("#server/http/calls/command.ts").CommandHandler<{
    readonly name: "backup";
    readonly summary: "Write a backup";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly properties: {
            slug: {
                readonly type: 'string';
                readonly maxLength: 200;
            };
            file: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 4096;
            };
        };
    };
}, import("../create-backup.ts").BackupReport>;
