import { type Tracked } from '#schemas/api/admission-documents.ts';
import type { AccountPage } from '../account/page.ts';
import type { FormWords } from './words.ts';
/** What a family has proved itself by, to be sent again with the next form. */
interface FamilyProof {
    readonly Reference_No: string;
    readonly Mobile: string;
}
interface TrackedPage {
    readonly tracked: Tracked;
    readonly proof: FamilyProof;
    /** The page with the form. */
    readonly back: string;
    readonly words: FormWords;
}
/** How an enquiry goes, for a browser without script, with a form for each paper that is needed. */
export declare const trackedPage: ({ tracked, proof, back, words }: TrackedPage) => AccountPage;
/** That a paper has arrived, with the way back to how the enquiry goes. */
export declare const documentPage: (type: string, proof: FamilyProof, words: FormWords) => AccountPage;
export {};
