/** The part of JSON Schema that sources and `site.*` are written in. */
export interface Shape {
    readonly type?: string;
    readonly const?: unknown;
    readonly enum?: readonly unknown[];
    readonly anyOf?: readonly Shape[];
    readonly properties?: Readonly<Record<string, Shape>>;
    readonly required?: readonly string[];
    readonly items?: Shape;
    readonly minItems?: number;
    readonly maxItems?: number;
    readonly format?: string;
    readonly minLength?: number;
    readonly maxLength?: number;
    readonly minimum?: number;
    readonly maximum?: number;
}
/** The first form that is not null. */
export declare const solid: (shape: Shape) => Shape;
export declare const isNullable: (shape: Shape) => boolean;
/** A stored picture, which stands as `<field>_Media` beside its field. */
export declare const isPicture: (shape: Shape) => boolean;
/** Whether pictures stand anywhere in it that may be left out. */
export declare const hasPictures: (shape: Shape) => boolean;
export interface Part {
    readonly shape: Shape;
    /** Whether it may be missing or null, by itself or by what it stands in. */
    readonly optional: boolean;
}
/** The shape at a path of properties; undefined where the schema has none. */
export declare const partAt: (whole: Shape, path: readonly string[]) => Part | undefined;
