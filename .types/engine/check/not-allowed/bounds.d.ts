/** What is wrong with a value that passes a bound of its schema: `is more than 1, …`. Undefined for a rare one. */
export declare const describeBound: (keyword: string, bound: unknown) => string | undefined;
