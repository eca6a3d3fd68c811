import type { ContrastPair } from '../section.ts';
import type { Rgb, Rgba } from './rgba.ts';
/** A theme's colour: its own, or the path of the token it is an alias of. */
export type ColorToken = {
    readonly color: Rgba;
} | {
    readonly alias: string;
};
export type ColorTokens = ReadonlyMap<string, ColorToken>;
/** Colours that a preset or a school gives to tokens, by path. */
export type ColorOverrides = ReadonlyMap<string, Rgba>;
/** A colour, and the token that it is defined at: where a chain of aliases ends, or at the first that is overridden. */
export interface Resolved {
    readonly root: string;
    readonly color: Rgba;
}
/** A pair that is not met, both sides followed to where their colours are defined. */
export interface WeakPair extends ContrastPair {
    readonly textRoot: string;
    readonly onRoot: string;
    readonly ratio: number;
}
/** Weak pairs with one cause: the token whose colour is to change, and the nearest colour that meets all it takes part in. */
export interface ContrastFault {
    readonly root: string;
    /** The pair furthest from what it needs. */
    readonly worst: WeakPair;
    readonly others: readonly WeakPair[];
    readonly nearest: Rgb | undefined;
}
interface FaultOptions {
    readonly weak: readonly WeakPair[];
    mayChange(root: string): boolean;
    givesWay?(root: string, to: string): boolean;
}
/** Undefined for what is no colour, has a finding of its own, or leads round in a circle. */
export declare const resolveColor: (name: string, colors: ColorTokens, overrides: ColorOverrides) => Resolved | undefined;
/** The pairs that are not met. Those with a side that is no known colour are passed over. */
export declare const weakPairs: (pairs: readonly ContrastPair[], colors: ColorTokens, overrides: ColorOverrides) => readonly WeakPair[];
/**
 * Gathers weak pairs by their cause, so that one wrong colour is one fault: a text on three surfaces, or a surface
 * under all texts. The token most of whose pairs are weak is the cause, the text's where two are as likely.
 * `mayChange` leaves tokens out of the question; `givesWay` says that a colour follows another one and never hinders it.
 */
export declare const findFaults: (pairs: readonly ContrastPair[], colors: ColorTokens, overrides: ColorOverrides, { weak, mayChange, givesWay }: FaultOptions) => readonly ContrastFault[];
export {};
