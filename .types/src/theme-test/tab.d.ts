import type { Browser, CDPSession, Page } from 'playwright';
import type { Fault } from './result.ts';
export declare const widths: {
    readonly phone: 390;
    readonly tablet: 768;
    readonly desktop: 1440;
};
/** An open page that stays open from state to state. */
export interface Tab {
    readonly page: Page;
    readonly cdp: CDPSession;
    /** What the browser reported since the last call. */
    takeFaults(): readonly Fault[];
    resize(width: number): Promise<void>;
    close(): Promise<void>;
}
/** Opens a page of a visitor who wants no motion, and listens to all that it reports. */
export declare const openTab: (browser: Browser, origin: string) => Promise<Tab>;
