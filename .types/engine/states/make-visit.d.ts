import type { Visit } from '../data/visit.ts';
import type { CompiledTemplate, CompiledTheme } from '../theme.ts';
import type { FactClass } from './state.ts';
interface Page {
    readonly theme: CompiledTheme;
    readonly template: CompiledTemplate;
    readonly seed: number;
}
type Classes = Readonly<Record<string, FactClass>>;
/** The visit of a state: a school with everything, and what the state's classes say of it otherwise. */
export declare const makeVisit: ({ theme, template, seed }: Page, classes: Classes) => Visit;
export {};
