export declare const serveCommand: () => Promise<void>;
