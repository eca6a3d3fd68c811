/** Resolves once a condition holds, looked at after each turn of the event loop; the test's own time limit ends it. */
export declare const until: (condition: () => boolean) => Promise<void>;
