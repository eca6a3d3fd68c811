import type { JSONSchema } from 'json-schema-to-ts';
import type { SourceContract } from '#schemas/sources/define.ts';
import type { DataRequest, Param, ThemeSetting } from '#schemas/theme/theme.ts';
type SchemaObject = Exclude<JSONSchema, boolean>;
/** What refs may name within one template. */
export interface RefScope {
    readonly template: string;
    readonly data: Readonly<Record<string, DataRequest>>;
    readonly settings: readonly ThemeSetting[];
    readonly params: Readonly<Record<string, Param>>;
    readonly query: Readonly<Record<string, Param>>;
    readonly sources: ReadonlyMap<string, SourceContract>;
}
export declare const hasAddress: ({ template }: RefScope) => boolean;
export type RefResult = {
    readonly ok: true;
    readonly schema: SchemaObject;
} | {
    readonly ok: false;
    readonly message: string;
    readonly candidates: readonly string[];
};
/** Looks a ref up in what the template declares, as far as the schemas describe it. */
export declare const resolveRef: (ref: string, scope: RefScope) => RefResult;
export {};
