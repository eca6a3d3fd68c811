import type { ThemeState } from './state.ts';
/** One fact that took part: its ref, and the class it was in; `base` where it was as in the base state. */
export interface Blame {
    readonly ref: string;
    readonly name: string;
}
/**
 * The facts that made a state fail: the class that no passing state of the template has, else two classes that no
 * passing state has together, else all that the state differs by. Of several, the one that the most failing states have.
 * Empty where the base state fails already: no fact is needed for that.
 */
export declare const blame: (state: ThemeState, states: readonly ThemeState[], failedIds: ReadonlySet<string>) => readonly Blame[];
