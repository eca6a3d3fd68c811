export declare const tokenRevokeCommand: (id: string) => Promise<void>;
