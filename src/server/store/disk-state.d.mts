export declare function watchDisk(directory: string): () => string | undefined;
