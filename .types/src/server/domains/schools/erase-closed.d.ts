import { type ErasedSchool } from './erase-school.ts';
/** Erases the schools that were closed 90 days ago or earlier. */
export declare const eraseClosedOperation: import("#server/http/calls/command.ts").CommandHandler<{
    readonly name: "school erase-closed";
    readonly summary: "Erase the schools that were closed 90 days ago or earlier";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly required: readonly ["dryRun"];
        readonly properties: {
            readonly dryRun: {
                readonly type: "boolean";
            };
        };
    };
}, {
    due: import("./erase-school.ts").DueSchool[];
    erased: ErasedSchool[];
}>;
