/** An address with more of a query, as it is written behind the question mark. */
export declare const withSearch: (address: string, search: string) => string;
