/** A source's answer without what is each implementation's own: ids, addresses, encoded sizes. */
export declare const withoutAddresses: (value: unknown) => unknown;
