import { type SchoolState } from '#schemas/api/schools.ts';
interface SchoolStateResult {
    readonly slug: string;
    readonly state: SchoolState;
    readonly previousState: SchoolState;
    readonly endedSessions: number;
}
/** Takes a school to another state of its life. */
export declare const schoolStateOperation: import("#server/http/calls/command.ts").CommandHandler<{
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
            readonly reason: {
                readonly type: "string";
                readonly maxLength: 5000;
            };
        };
    };
}, SchoolStateResult>;
export {};
