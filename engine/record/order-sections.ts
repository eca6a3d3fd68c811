import type { CompiledSection, CompiledTemplate } from '../theme.ts';

/**
 * A template's sections in a school's order. The order names sections of the main region by id; one that it does not
 * name stays behind the section that stands before it in the theme. Header, footer and the section with the h1 stay
 * where they are.
 */
export const orderSections = (
  { sections, h1 }: Pick<CompiledTemplate, 'sections' | 'h1'>,
  order: readonly string[] | undefined,
): readonly CompiledSection[] => {
  if (!order) return sections;
  const moves = ({ region, id }: CompiledSection): boolean => region === 'main' && id !== h1;
  const named = new Set(order);
  /** What stands before every named section in the theme. */
  const first: CompiledSection[] = [];
  /** Each named section with those that follow it. */
  const groups = new Map<string, CompiledSection[]>();
  let group = first;
  for (const section of sections.filter(moves)) {
    if (named.has(section.id)) {
      group = [];
      groups.set(section.id, group);
    }
    group.push(section);
  }
  const moved = [...first, ...[...named].flatMap((id) => groups.get(id) ?? [])].values();
  return sections.map((section) => (moves(section) ? (moved.next().value ?? section) : section));
};
