/** The parts of a JSON Schema that the reference tells. */
export interface DescribedSchema {
    readonly type?: string | readonly string[];
    readonly title?: string;
    readonly description?: string;
    readonly format?: string;
    readonly pattern?: string;
    readonly enum?: readonly unknown[];
    readonly const?: unknown;
    readonly default?: unknown;
    readonly minimum?: number;
    readonly maximum?: number;
    readonly minLength?: number;
    readonly maxLength?: number;
    readonly minItems?: number;
    readonly maxItems?: number;
    readonly items?: DescribedSchema;
    readonly anyOf?: readonly DescribedSchema[];
    readonly properties?: Readonly<Record<string, DescribedSchema>>;
    readonly required?: readonly string[];
}
/** What a value must be, in words. */
export declare const inWords: (schema: DescribedSchema) => string;
/** The properties of an object schema as a table, or nothing where it has none. */
export declare const propertyTable: (schema: DescribedSchema) => string | undefined;
