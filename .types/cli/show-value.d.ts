/** A value in one short piece: scalars as JSON, of lists the number of items, of objects the keys. */
export declare const showValue: (value: unknown) => string;
export declare const plural: (count: number, thing: string) => string;
