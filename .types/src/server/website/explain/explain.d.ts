import { type ExplainedRoute } from './explain-route.ts';
interface ExplainResult extends ExplainedRoute {
    readonly school: {
        readonly slug: string;
        readonly name: string;
        readonly themeId: number;
    };
}
/** Why a page of a theme looks as it does for a school that used it. Null if there is no such school. */
export declare const explainOperation: import("#server/http/calls/command.ts").CommandHandler<{
    readonly name: "theme explain";
    readonly summary: "Say why a page of a theme looks as it does for a school";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly required: readonly ["theme", "school", "route", "signedIn", "baseUrl"];
        readonly properties: {
            readonly theme: {
                readonly type: "object";
                readonly additionalProperties: false;
                readonly required: readonly ["file", "text"];
                readonly properties: {
                    readonly file: {
                        readonly type: 'string';
                        readonly minLength: 1;
                        readonly maxLength: 4096;
                    };
                    readonly text: {
                        readonly type: "string";
                        readonly maxLength: 20000000;
                    };
                };
            };
            readonly school: {
                readonly type: 'string';
                readonly maxLength: 200;
            };
            readonly route: {
                readonly type: "string";
                readonly maxLength: 10000;
            };
            readonly signedIn: {
                readonly type: "boolean";
            };
            readonly baseUrl: {
                readonly type: "string";
                readonly maxLength: 2000;
            };
        };
    };
}, ExplainResult | null>;
export {};
