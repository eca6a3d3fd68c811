import type { PlacedTemplate } from '../rule.ts';

/** Ids on a page: each section's own, its heading's, and those that a section is told to have. */
export const anchorsOf = ({ sections }: PlacedTemplate): { has(anchor: string): boolean } => {
  const ids = new Set(['main', 'sent']);
  for (const { section, settings } of sections) {
    ids.add(section.id);
    for (const [name, value] of Object.entries(Object.values(settings?.byLocale ?? {})[0] ?? {})) {
      if (name.endsWith('Anchor') && typeof value === 'string') ids.add(value);
    }
  }
  return {
    // What a section makes for its items has its own id, or a kind, in front: `gallery-2`, `notice-7`.
    has: (anchor) => ids.has(anchor) || /-\d+$/.test(anchor) || [...ids].some((id) => anchor.startsWith(`${id}-`)),
  };
};
