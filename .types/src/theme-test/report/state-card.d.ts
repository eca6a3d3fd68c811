import { type StateResult } from '../result.ts';
import { type Html } from './html.ts';
import type { ShotStore } from './shot-store.ts';
/** The anchor of a state in the report. */
export declare const anchorOf: (stateId: string) => string;
/** The facts in which a state differs from the base state, as chips. */
export declare const chips: (facts: Readonly<Record<string, string>>) => Html;
/** The command that opens a state, with a button that copies it. */
export declare const commandLine: (command: string) => Html;
export interface CardOptions {
    readonly result: StateResult;
    readonly shots: ShotStore;
    readonly command: string;
}
/** One state: what differs, its pictures, what holds and what does not, and how long it took. */
export declare const stateCard: ({ result, shots, command }: CardOptions) => Html;
