import type { OfficeChange } from '#schemas/office-events.ts';
import { contentGroup, type ToldKind, toldKinds, toldOfThemes } from './told-changes.ts';

/** Something that a commit has changed, and whom it may be told. */
export interface ToldChange extends Pick<ToldKind, 'area'> {
  readonly change: OfficeChange;
}

/** What a commit has changed. */
export interface ToldChanges {
  readonly ofSchools: ReadonlyMap<number, readonly ToldChange[]>;
  /** What concerns every school. */
  readonly ofAll: readonly ToldChange[];
}

/** Of more than these, the whole list is read anew rather than each. */
const mostIds = 20;

const ofSchool = /^(written|school):(\d+):([^:]+)(?::(\d+))?$/;

/** Reads the tags of a commit: those of the audit log say which thing it was, the others only of which kind. */
export const readChanges = (tags: readonly string[]): ToldChanges => {
  const found = new Map<number, Map<string, Set<number>>>();
  for (const tag of tags) {
    const [, , school, name = '', id] = ofSchool.exec(tag) ?? [];
    if (school === undefined || !toldKinds.has(name)) continue;
    const names = found.get(Number(school)) ?? new Map<string, Set<number>>();
    const ids = names.get(name) ?? new Set();
    if (id !== undefined) ids.add(Number(id));
    found.set(Number(school), names.set(name, ids));
  }
  const ofSchools = new Map(
    [...found].map(
      ([school, names]) => [school, [...names].flatMap(([name, ids]) => changesOf(school, name, ids))] as const,
    ),
  );
  const isTheme = tags.some((tag) => tag.startsWith('theme:'));
  return { ofSchools, ofAll: isTheme ? [{ area: toldOfThemes.area, change: { group: toldOfThemes.group } }] : [] };
};

/** The school of the operators. */
const platform = 0;

const changesOf = (school: number, name: string, ids: ReadonlySet<number>): readonly ToldChange[] => {
  const kind = toldKinds.get(name);
  if (!kind) return [];
  const { group, byId } = kind;
  const area = (school === platform ? kind.operatorsArea : undefined) ?? kind.area;
  const change = { group, ...(group === contentGroup && byId ? { type: name } : {}) };
  if (ids.size === 0 || ids.size > mostIds) return [{ area, change }];
  return [...ids].map((id) => ({ area, change: { ...change, id } }));
};
