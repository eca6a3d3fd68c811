import type { FrameLocator, Locator, Page } from 'playwright';
import { type PanelFiles } from './panel-theme.ts';
import { type PreviewProcess } from './preview-process.ts';
/** A preview with its panel: one for the tests of a file, and a new window for each of them. */
export interface PanelWindow {
    readonly page: Page;
    /** The page in the frame. */
    readonly frame: FrameLocator;
    readonly preview: PreviewProcess;
    /** The theme is as it was before each test. */
    readonly files: PanelFiles;
    /** The window's address, without the origin. */
    address(): string;
    panel(): Locator;
    /** The list of the page's sections. */
    sections(): Locator;
    /** Opens a path behind `/@panel`, and waits for the page's facts. */
    open(path: string): Promise<void>;
    /** Chooses from the select of this label. */
    choose(label: string, option: string): Promise<unknown>;
    /** A function's answer inside of the page. */
    inFrame<T>(ask: () => T): Promise<T>;
}
/** Starts what the tests of a file need, and ends it behind them. A script's error fails the test. */
export declare const startPanelWindow: (...args: readonly string[]) => PanelWindow;
