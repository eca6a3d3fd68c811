/** A section of a page, with its settings by locale. */
interface AnchoredSection {
  readonly id: string;
  readonly settings: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Ids on a page: each section's own, its heading's, and those that a section is told to have. */
export const anchorsOf = (sections: readonly AnchoredSection[]): { has(anchor: string): boolean } => {
  const ids = new Set(['main', 'sent']);
  for (const { id, settings } of sections) {
    ids.add(id);
    for (const [name, value] of Object.entries(Object.values(settings)[0] ?? {})) {
      if (name.endsWith('Anchor') && typeof value === 'string') ids.add(value);
    }
  }
  return {
    // What a section makes for its items has its own id, or a kind, in front: `gallery-2`, `notice-7`.
    has: (anchor) => ids.has(anchor) || /-\d+$/.test(anchor) || [...ids].some((id) => anchor.startsWith(`${id}-`)),
  };
};
