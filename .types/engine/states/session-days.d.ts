import { type Shape } from './shape.ts';
/** The day of the school year of `today` that lies at a fraction of it, 0 to 1: April to March. */
export declare const dayOfSession: (today: string, fraction: number) => string;
/** Makes the dates of one item agree: it ends on the day it starts or soon after, and what it says of being past is true. */
export declare const settleDates: (item: Record<string, unknown>, properties: Readonly<Record<string, Shape>>, today: string) => Record<string, unknown>;
