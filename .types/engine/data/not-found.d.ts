import type { CompiledTemplate } from '../theme.ts';
import type { Decision } from './decide.ts';
import type { Visit } from './visit.ts';
/** The path under which a theme's not-found page is made, whatever was requested. */
export declare const notFoundPath = "/404";
/**
 * What stands in for a page that turns out not to be there: the theme's not-found template, and the visit to it.
 * Undefined where the page itself is shown.
 */
export declare const notFoundPage: ({ plan, status, }: Decision) => {
    readonly template: CompiledTemplate;
    readonly visit: Visit;
} | undefined;
