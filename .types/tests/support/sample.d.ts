import type { Call } from '#schemas/api/define.ts';
/** What is needed of a JSON Schema to make a value that it takes. */
export interface SampledSchema {
    readonly type?: string | readonly string[];
    readonly format?: string;
    readonly pattern?: string;
    readonly enum?: readonly unknown[];
    readonly const?: unknown;
    readonly minimum?: number;
    readonly minLength?: number;
    readonly minItems?: number;
    readonly items?: SampledSchema;
    readonly anyOf?: readonly SampledSchema[];
    readonly oneOf?: readonly SampledSchema[];
    readonly properties?: Readonly<Record<string, SampledSchema>>;
    readonly required?: readonly string[];
    readonly default?: unknown;
}
/** A value that a schema takes: the smallest there is, with the required fields alone. */
export declare const sampleOf: (schema: SampledSchema) => unknown;
/** A part of a request as a call takes it, for a school: every name of the school says so. */
export declare const samplePart: (schema: Call['body'], schoolId: number) => Record<string, unknown>;
/** A call's path with its parameters filled in. */
export declare const pathOf: (call: Call, values?: Readonly<Record<string, string | number>>) => string;
