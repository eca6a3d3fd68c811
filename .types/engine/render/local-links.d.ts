import type { CompiledTheme } from '../theme.ts';
/**
 * Keeps a page's links and forms in its language, whoever wrote them: theme, section, school. One that says which
 * language it leads to (`hreflang`) stays as it is. The markup is the engine's own, where no attribute holds a bracket.
 */
export declare const withLocalLinks: (html: string, theme: CompiledTheme, locale: string) => string;
