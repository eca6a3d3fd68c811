import type { Shot } from '../result.ts';
/** The pictures of a report, each once: many states look alike at some width. */
export interface ShotStore {
    /** The place of a picture in `all`. */
    add(shot: Shot): number;
    all(): readonly string[];
}
export declare const createShotStore: () => ShotStore;
