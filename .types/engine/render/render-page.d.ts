import { type ComponentType } from 'react';
import type { Decision, PageStatus } from '../data/decide.ts';
export type SectionComponent = ComponentType<Record<string, unknown>>;
export interface RenderContext {
    component(type: string): SectionComponent;
    /** The address of an island's script, or undefined where it has none: the section then stays as it is. */
    islandUrl(type: string): string | undefined;
}
export interface DroppedSection {
    readonly key: string;
    readonly error: unknown;
}
/** A finished body and what the document around it needs. */
export interface RenderedPage {
    readonly status: PageStatus;
    readonly lang: string;
    readonly dir: 'ltr' | 'rtl';
    readonly title: string;
    readonly description: string;
    readonly body: string;
    /** Stylesheet keys in the order of the page: `<type>` and `<type>/<variant>`. */
    readonly styles: readonly string[];
    readonly islands: readonly string[];
    /** Sections that threw. The page stands without them. */
    readonly dropped: readonly DroppedSection[];
}
/** Renders the whole page in one pass; only after a throw section by section, to leave out the one that throws. */
export declare const renderPage: (decision: Decision, renderContext: RenderContext) => RenderedPage;
declare module 'react' {
    namespace JSX {
        interface IntrinsicElements {
            'x-island': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
        }
    }
}
