export declare const writeStamp: () => Promise<void>;
export declare const isBuildFresh: () => Promise<boolean>;
