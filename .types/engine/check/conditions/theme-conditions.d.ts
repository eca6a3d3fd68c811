import type { Condition, Leaf } from '#schemas/theme/conditions.ts';
import type { Section } from '#schemas/theme/theme.ts';
import type { RefScope } from '../../refs/resolve-ref.ts';
import type { RegisteredSection } from '../../registry.ts';
import { type Path } from '../../text/document.ts';
import type { CheckContext } from '../rule.ts';
/** A section's condition, with every template on whose pages it is decided. */
export interface ThemeCondition {
    readonly when: Condition;
    /** Of the `when`. */
    readonly path: Path;
    readonly section: Section;
    readonly registered: RegisteredSection | undefined;
    readonly scopes: readonly RefScope[];
}
/**
 * The conditions of a theme, each once: a section of the header or footer stands on the pages of all templates. Not
 * that of a section with the h1, which may have none.
 */
export declare const conditionsOf: ({ templates }: CheckContext) => readonly ThemeCondition[];
/** What the refs of some leaves can be, in the first of the condition's templates. */
export declare const describeRefs: (leaves: readonly Leaf[], { scopes: [scope] }: ThemeCondition) => string;
