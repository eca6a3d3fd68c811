import type { JSONSchema } from 'json-schema-to-ts';
/**
 * The contract of something that only the command line asks for, of a running server or of the database beside it. Its
 * parameters are checked by their schema wherever they come from. What it does is nobody's business here.
 */
export interface Command {
    /** As it is typed after `schoolyard`; unique, and the action in the audit log. */
    readonly name: string;
    readonly summary: string;
    readonly params: JSONSchema;
}
export declare const defineCommand: <const T extends Command>(command: T) => T;
/** Parameters of a command that takes none. */
export declare const noParams: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {};
};
/** A school's slug, also one that no school has: that is told by the command. */
export declare const slugParam: {
    readonly type: 'string';
    readonly maxLength: 200;
};
/** An absolute path on the machine of the installation. */
export declare const pathParam: {
    readonly type: 'string';
    readonly minLength: 1;
    readonly maxLength: 4096;
};
export declare const themeIdParam: {
    readonly type: 'integer';
    readonly minimum: -2147483648;
    readonly maximum: 2147483647;
};
