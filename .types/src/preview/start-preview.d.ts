import type { World } from '#engine/index.ts';
import { type Finding } from '#preview/shared/protocol.ts';
import type { DataPlace } from './data/preview-data.ts';
import { type Session } from './session.ts';
export interface PreviewOptions {
    /** The theme's file, its name in findings, and what stands around it where that is known. */
    readonly theme: {
        readonly file: string;
        readonly shown: string;
        readonly world?: World | undefined;
    };
    /** Of the school that is shown where an address names none; the demo schools can be chosen beside it. */
    readonly data: DataPlace;
    /** 0 takes any free port. */
    readonly port: number;
    readonly host: string;
    /** Told of what is wrong after each change, and of nothing where all is well. */
    readonly onFindings: (findings: readonly Finding[]) => void;
    readonly now?: () => number;
}
export interface Preview {
    /** Where pages stand as visitors see them. */
    readonly url: string;
    /** The home page with the panel beside it. */
    readonly panelUrl: string;
    /** The states of `theme test` of one template; undefined as long as the theme cannot be shown. */
    states: Session['states'];
    close(): Promise<void>;
}
/** Starts the development server of a theme. Errors: those of listening, such as `EADDRINUSE`. */
export declare const startPreview: (options: PreviewOptions) => Promise<Preview>;
