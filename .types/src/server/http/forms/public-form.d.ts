import type { Call } from '#schemas/api/define.ts';
import type { Answer, CallContext } from '../calls/handle.ts';
import { type SeeOther } from './form.ts';
/** What of a form tells people from programs. */
interface Guarded {
    readonly Company_Fax?: string | undefined;
    readonly Fill_Seconds?: number | undefined;
}
/**
 * Whether a public form was filled in by a program that did not see which fields are hidden: it is answered as if all
 * went well. Errors: `NOT_VALID` for one that was sent too fast.
 */
export declare const isTrapped: ({ Company_Fax, Fill_Seconds }: Guarded) => boolean;
/** How many forms are kept from one address in an hour. */
export interface FormLimit {
    readonly call: Call;
    readonly timed: number;
    /** Where the form does not say how long it took. */
    readonly untimed: number;
}
/** Counts a form that is about to be kept; those with mistakes do not count. Errors: `TOO_MANY`. */
export declare const countForm: (form: Guarded, context: CallContext, { call, timed, untimed }: FormLimit) => void;
/** The answer to a form: as it is for scripts; a browser without script is sent back to the page it came from. */
export declare const formAnswer: <Given extends Answer>(context: CallContext, answer: Given) => Given | SeeOther;
/** The path of the page a form stands on, where it is one of this host; never an address elsewhere. */
export declare const pageOfForm: ({ header }: Pick<CallContext, 'header'>) => string;
export {};
