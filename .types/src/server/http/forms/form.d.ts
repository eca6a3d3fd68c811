import type { Answer, CallContext, Cookie } from '../calls/handle.ts';
/** Whether a browser sent a form by itself, and follows the answer to a page. */
export declare const isForm: (context: CallContext) => boolean;
/** The way to a page: a path of this host, or an address made from what is stored. */
export declare const seeOther: (location: string, cookies?: readonly Cookie[]) => {
    readonly status: 303;
    readonly headers: {
        readonly location: string;
    };
    readonly cookies: readonly Cookie[];
};
/** The answer that leads a browser to a page. */
export type SeeOther = ReturnType<typeof seeOther>;
/** Answers a form that fails with the way back to its page, with `error=<word>`; a program gets the failure itself. */
export declare const orBack: <Given extends Answer>(context: CallContext, page: {
    readonly path: string;
    readonly query?: Readonly<Record<string, string>>;
}, work: () => Promise<Given>) => Promise<Given | SeeOther>;
