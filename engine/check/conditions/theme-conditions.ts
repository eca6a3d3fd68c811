import type { Condition, Leaf } from '#schemas/theme/conditions.ts';
import type { Section } from '#schemas/theme/theme.ts';
import { describeDomain } from '../../refs/describe-domain.ts';
import { describeRef } from '../../refs/ref-domain.ts';
import type { RefScope } from '../../refs/resolve-ref.ts';
import type { RegisteredSection } from '../../registry.ts';
import { type Path, pointerOf } from '../../text/document.ts';
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
export const conditionsOf = ({ templates }: CheckContext): readonly ThemeCondition[] => {
  const conditions = new Map<string, ThemeCondition>();
  for (const { scope, sections, template } of templates) {
    for (const { section, path, registered, region } of sections) {
      if (!section.when || (region === 'main' && section.id === template.h1)) continue;
      const pointer = pointerOf(path);
      conditions.set(pointer, {
        when: section.when,
        path: [...path, 'when'],
        section,
        registered,
        scopes: [...(conditions.get(pointer)?.scopes ?? []), scope],
      });
    }
  }
  return [...conditions.values()];
};

/** What the refs of some leaves can be, in the first of the condition's templates. */
export const describeRefs = (leaves: readonly Leaf[], { scopes: [scope] }: ThemeCondition): string =>
  [...new Set(leaves.map(({ ref }) => ref))]
    .flatMap((ref) => {
      const domain = scope && describeRef(ref, scope);
      return domain ? [`${ref}: ${describeDomain(domain)}`] : [];
    })
    .join('; ');
