import type { CompiledSection } from '../theme.ts';
import { type Change } from './change.ts';
export interface SectionNames {
    /** The key that a section has in the new theme. */
    readonly nameIn: (key: string) => string;
    /** Whether both are what one string of the themes says, before and after: it is told as a string. */
    readonly isText: (locale: string, from: unknown, to: unknown) => boolean;
}
/** The sections of one list, the template's own or a group's, under their current names. */
export declare const diffSections: (before: readonly CompiledSection[], after: readonly CompiledSection[], { nameIn, isText }: SectionNames) => readonly Change[];
