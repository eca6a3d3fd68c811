/** A strong entity tag without its quotes: the same bytes have the same, and no others. */
export declare const etagOf: (body: string | Buffer) => string;
