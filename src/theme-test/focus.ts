import type { CompiledTemplate } from '#engine/index.ts';
import type { ThemeState } from '#engine/states/index.ts';

/**
 * Where a state is to be looked at: the standing sections that read what differs from the base state, and for one that
 * does not stand the one above it. None where the whole page differs, as by its language.
 */
export const focusOf = (
  { facts }: ThemeState,
  { sections }: CompiledTemplate,
  visible: readonly string[],
): readonly string[] => {
  const refs = Object.keys(facts);
  const reads = (ref: string): boolean =>
    refs.some((fact) => ref === fact || ref.startsWith(`${fact}.`) || fact.startsWith(`${ref}.`));
  const focus = new Set<string>();
  let above: string | undefined;
  for (const { key, when, bindings } of sections) {
    if (visible.includes(key)) above = key;
    const read = [...when.flat(), ...Object.values(bindings)].some(({ ref }) => reads(ref));
    if (read && above !== undefined) focus.add(above);
  }
  return [...focus];
};
