import { NodeFS } from '@electric-sql/pglite/nodefs';

export declare const durableStartParams: string[];

export declare class DurableNodeFS extends NodeFS {
  constructor(directory: string, options?: { fsync?: (fd: number) => void; onFailure?: (error: unknown) => void });
}

export declare function syncDirectory(directory: string, fsync?: (fd: number) => void): void;
export declare function syncTree(directory: string): void;
