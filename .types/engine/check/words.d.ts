/** A value for people, cut where it is long. */
export declare const show: (value: unknown) => string;
