import { type Progress } from '#server/http/calls/command.ts';
/** A call to the server that runs on a data folder; undefined where none runs. Errors: `OperationError`. */
export declare const callServer: (dataDir: string, call: {
    readonly name: string;
    readonly params: unknown;
    readonly progress: Progress;
}) => Promise<{
    readonly result: unknown;
} | undefined>;
