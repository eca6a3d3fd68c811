/** Every value of a list, for the office: also those that are switched off. */
export declare const listLookupValuesHandler: import("#server/http/calls/handle.ts").Handler;
