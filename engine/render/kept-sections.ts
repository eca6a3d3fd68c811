import { purposesOf } from '#schemas/content/consent.ts';
import type { SectionEnv, SectionManifest } from '../section.ts';

/** All that a section's HTML is made from. Its components read nothing else: neither clock nor chance. */
export interface SectionInput {
  readonly manifest: SectionManifest;
  readonly state: string;
  readonly carriesHeading: boolean;
  readonly band: number | null;
  /** Where the title stands in the place of its content. */
  readonly title: string | undefined;
  readonly props: Readonly<Record<string, unknown>>;
  readonly env: SectionEnv;
}

/** HTML of sections that is used again while they are made from the same. */
export interface KeptSections {
  /**
   * The HTML as `render` would make it. `slot` is the place that a section has on a page of a school; what was kept
   * there for other input is forgotten. What `render` throws is thrown.
   */
  html(slot: string, input: SectionInput, render: () => string): string;
}

interface Kept {
  readonly input: SectionInput;
  readonly html: string;
}

/** Keeps at most so many characters of HTML, those used last; nothing of sections that show children's data. */
export const createKeptSections = (maxChars: number): KeptSections => {
  const slots = new Map<string, Kept>();
  const minors = new Map<SectionManifest, boolean>();
  let chars = 0;

  const showsMinors = (manifest: SectionManifest): boolean => {
    const known = minors.get(manifest) ?? purposesOf(manifest.bindings).size > 0;
    minors.set(manifest, known);
    return known;
  };
  const forget = (slot: string): void => {
    chars -= slots.get(slot)?.html.length ?? 0;
    slots.delete(slot);
  };
  const keep = (slot: string, kept: Kept): void => {
    slots.set(slot, kept);
    chars += kept.html.length;
    for (const oldest of slots.keys()) {
      if (chars <= maxChars) return;
      forget(oldest);
    }
  };

  return {
    html(slot, input, render) {
      if (showsMinors(input.manifest)) return render();
      const kept = slots.get(slot);
      forget(slot);
      const html = kept && isSame(kept.input, input) ? kept.html : render();
      keep(slot, { input, html });
      return html;
    },
  };
};

/** Whether two values are the same data. A manifest is the same only as itself. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
};

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
};
