import type { ViteDevServer } from 'vite';
import type { World } from '#engine/index.ts';
import type { Finding, StateName } from '#preview/shared/protocol.ts';
import type { PreviewAssets } from './assets.ts';
import { type OpenSchools } from './data/open-schools.ts';
import type { PreviewSchool } from './data/schools.ts';
export interface SessionOptions {
    readonly vite: ViteDevServer;
    readonly assets: PreviewAssets;
    /** `shown` is the name in findings, `world` what stands around its file where that is known. */
    readonly theme: {
        readonly file: string;
        readonly shown: string;
        readonly world?: World | undefined;
    };
    /** The first one's data is shown where an address names none. */
    readonly schools: readonly [PreviewSchool, ...PreviewSchool[]];
    readonly now: () => number;
}
/** The sources as they last worked, and what is wrong with them now. */
export interface Session {
    /** Reads everything again. What does not work any more stays as it was, and is among the findings. */
    refresh(changed: Changed): Promise<void>;
    revision(): string;
    findings(): readonly Finding[];
    page(visit: PageVisit): Promise<PageAnswer>;
    /** The states of `theme test` of one template; undefined as long as the theme cannot be shown. */
    states(templateId: string, seed: number): readonly StateName[] | undefined;
    picture: OpenSchools['picture'];
}
export interface Changed {
    /** Modules, and not only stylesheets: islands get a new address. */
    readonly code: boolean;
    readonly data: boolean;
}
export interface PageVisit {
    readonly path: string;
    readonly search: URLSearchParams;
    readonly origin: string;
}
export type PageAnswer = {
    readonly status: number;
    readonly html: string;
} | {
    readonly redirect: string;
};
export declare const createSession: ({ vite, assets, theme, schools, now }: SessionOptions) => Session;
