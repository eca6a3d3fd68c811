import { stateIn } from '../../conditions/section-state.ts';
import { visibilityOf, worldsOfSections } from '../conditions/placed-visibility.ts';
import { defineRule, type PlacedSection, type PlacedTemplate } from '../rule.ts';

/** A section that is to say that it is empty, and either never does or does so on every page. */
export const emptyMessage = defineRule({
  meta: {
    id: 'THM047',
    name: 'empty-message',
    title: 'What a section says where it is empty can be seen, and is not said on every page.',
    severity: 'warning',
    docs: 'docs/rules/THM047.md',
    ignorable: true,
  },
  check(context) {
    const seen = new Set<unknown>();
    for (const template of context.templates) {
      for (const placed of template.sections) {
        const { section, path } = placed;
        if (section.onEmpty !== 'message' || seen.has(section) || context.hasFinding(path)) continue;
        seen.add(section);
        const message = faultOf(placed, template);
        if (message) context.report({ path: [...path, 'onEmpty'], message, expected: 'hide', actual: 'message' });
      }
    }
  },
});

const faultOf = (placed: PlacedSection, template: PlacedTemplate): string | undefined => {
  if (placed.region !== 'main') return 'Where there is nothing to show, every page says so. Let it be hidden.';
  const visibility = visibilityOf(placed, template);
  if (!visibility || visibility.carriesHeading) return undefined;
  const worlds = worldsOfSections([visibility], template);
  const isSeen = worlds?.some((world) => stateIn(visibility, world) === 'empty') ?? true;
  return isSeen ? undefined : 'Wherever this section is empty, its condition hides it: its message is never seen.';
};
