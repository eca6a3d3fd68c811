/** Who holds a lock. `startTime` is in clock ticks after boot, so that a reused pid is not taken for its predecessor. */
export interface LockOwner {
    pid: number;
    startTime: string | null;
    /** The boot and pid namespace in which `pid` means anything; two containers may both run as pid 1. */
    space: string;
    nonce: string;
}
/** The pid space of this process. */
export declare function pidSpace(): string;
/** When a process of this pid space started; null where that is unknown, undefined where no such process runs. */
export declare function processStart(pid: number): string | null | undefined;
/** Reads a small file; undefined where there is none. */
export declare function readIfThere(file: string): string | undefined;
