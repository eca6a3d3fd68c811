/** First segments that the server keeps for itself. */
export declare const reservedSegments: ReadonlySet<string>;
