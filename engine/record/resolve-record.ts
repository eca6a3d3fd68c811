import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { Manifests } from '../section.ts';
import type { CompiledTheme } from '../theme.ts';
import { checkOrder } from './check-order.ts';
import { currentName } from './current-name.ts';
import type { Dangling } from './dangling.ts';
import { choicesProblem } from './find-problem.ts';
import { createOverrideCheck, type OverrideCheck } from './override-settings.ts';

export interface ResolvedRecord {
  /** The record in the theme's own names, with only what the theme has and of the type it has there. */
  readonly record: SiteRecord;
  readonly dangling: readonly Dangling[];
}

/** A school's record as a theme understands it: renames carried over, the rest checked name by name. */
export type ResolveRecord = (theme: CompiledTheme, record: SiteRecord) => ResolvedRecord;

/** Resolves each record once for each theme version; both are never changed in place. */
export const createRecordResolver = (manifests: Manifests): ResolveRecord => {
  const known = new WeakMap<CompiledTheme, WeakMap<SiteRecord, ResolvedRecord>>();
  const checkOverride = createOverrideCheck(manifests);
  return (theme, record) => {
    const ofTheme = known.get(theme) ?? new WeakMap<SiteRecord, ResolvedRecord>();
    known.set(theme, ofTheme);
    const resolved = ofTheme.get(record) ?? resolve(theme, record, checkOverride);
    ofTheme.set(record, resolved);
    return resolved;
  };
};

const resolve = (theme: CompiledTheme, record: SiteRecord, checkOverride: OverrideCheck): ResolvedRecord => {
  const dangling: Dangling[] = [];
  /** The entries under their current names. What is under a new name already wins over the old. */
  const carry = <T>(
    kind: Dangling['kind'],
    entries: Readonly<Record<string, T>> | undefined,
    renames: Readonly<Record<string, string>> | undefined,
    accept: (name: string, value: T) => T | undefined,
  ): Record<string, T> => {
    const carried: Record<string, T> = {};
    for (const [name, value] of Object.entries(entries ?? {})) {
      const current = currentName(renames, name);
      if (current !== name && Object.hasOwn(entries ?? {}, current)) {
        dangling.push({ kind, name, message: `"${name}" is now "${current}", for which there is a choice already.` });
        continue;
      }
      const accepted = accept(current, value);
      if (accepted !== undefined) carried[current] = accepted;
    }
    return carried;
  };
  const orDangling =
    <T>(kind: 'setting' | 'token') =>
    (name: string, value: T): T | undefined => {
      const message = choicesProblem[kind](theme, name, value);
      if (message === undefined) return value;
      dangling.push({ kind, name, message });
      return undefined;
    };

  const { preset } = record;
  const hasPreset = !preset || Object.hasOwn(theme.presets, preset);
  if (!hasPreset) dangling.push({ kind: 'preset', name: preset, message: `The theme has no preset "${preset}".` });
  const ordered = record.order && checkOrder(theme, record.order);
  const { order: _, ...others } = record;
  return {
    record: {
      ...others,
      preset: hasPreset ? (preset ?? null) : null,
      settings: carry('setting', record.settings, theme.renames.settings, orDangling('setting')),
      tokens: carry('token', record.tokens, theme.renames.tokens, orDangling('token')),
      overrides: carry('section', record.overrides, theme.renames.sections, (key, override) => {
        const checked = checkOverride(theme, key, override);
        dangling.push(...checked.dangling);
        return checked.override;
      }),
      ...(ordered && Object.keys(ordered.order).length > 0 ? { order: ordered.order } : {}),
    },
    dangling: [...dangling, ...(ordered?.dangling ?? [])],
  };
};
