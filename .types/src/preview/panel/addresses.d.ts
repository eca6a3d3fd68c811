import { type PanelFacts, type TemplateFacts } from '#preview/shared/protocol.ts';
import type { View } from './view.ts';
/** The page that a window's address is about. */
export declare const pageAddress: (window: URL) => URL;
/** The address of a window that shows a page so: all that is chosen stands in it. */
export declare const windowAddress: (page: URL, { width, panel }: View) => URL;
interface Place {
    readonly template: TemplateFacts;
    readonly params: Readonly<Record<string, string | number>>;
    readonly locale: string;
}
/** The path of a template's page in a language; the first language is the one without a prefix. */
export declare const pathTo: ({ template, params, locale }: Place, { locales: [initial] }: PanelFacts) => string;
export {};
