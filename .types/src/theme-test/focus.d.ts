import type { CompiledTemplate } from '#engine/index.ts';
import type { ThemeState } from '#engine/states/index.ts';
/**
 * Where a state is to be looked at: the standing sections that read what differs from the base state, and for one that
 * does not stand the one above it. None where the whole page differs, as by its language.
 */
export declare const focusOf: ({ facts }: ThemeState, { sections }: CompiledTemplate, visible: readonly string[]) => readonly string[];
