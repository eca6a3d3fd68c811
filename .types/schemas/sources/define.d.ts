import type { JSONSchema } from 'json-schema-to-ts';
/**
 * The contract of one data source: what it takes, what it gives, what makes it stale.
 * How it is loaded is nobody's business here.
 */
export interface SourceContract {
    /** The name themes and `GET /api/website/<name>` use. */
    readonly name: string;
    readonly title: string;
    readonly params: JSONSchema;
    readonly result: JSONSchema;
    /** Content types (of the same school) and other tag names whose change makes the result stale. */
    readonly tags: readonly string[];
    /** `midnight`: the result also depends on the school's date and is stale when the day ends there. */
    readonly expires: 'never' | 'midnight';
    /** `minor`: holds children's names or photos, projected by recorded consent. */
    readonly privacy: 'public' | 'minor';
}
export declare const defineSource: <T extends SourceContract>(contract: T) => T;
export declare const noParams: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {};
};
