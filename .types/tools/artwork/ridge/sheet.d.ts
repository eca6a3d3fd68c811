import type { Drawing } from '../svg.ts';
import type { Figure } from './figures.ts';
/** A scene from its parts, the farthest first. */
export declare const sheet: (width: number, height: number, parts: readonly string[]) => Drawing;
/** Crowns of broad trees in the light and in the shade. */
export declare const green: readonly ["#123F39", "#34796A", "#8FC24A"];
export declare const dark: readonly ["#0C2B2A", "#1D5B4B", "#34796A"];
export declare const coats: readonly ["#B4380F", "#0C2B2A", "#C6F26B", "#3E8C96", "#F6F9F7", "#D2612F", "#34796A"];
/** The next of a crowd, never twice the same beside each other. */
export declare const someone: (index: number) => Pick<Figure, 'coat' | 'skin' | 'hair'>;
