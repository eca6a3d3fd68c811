/** A field that an entry tells of: the steps to it, and how it was on either side. */
export interface ChangedField {
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/** What says nothing to a reader: keys of rows, and what every change changes. */
const unsaid = new Set([
  'id',
  'ids',
  'version',
  'Version',
  'School_Id',
  'schoolId',
  'Updated_At',
  'updatedAt',
  'School_URL',
  'Status_Label',
  'DocumentURL',
]);

/** How deep things within things are told one by one. */
const depth = 3;

type Fields = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What differs between the two sides, field by field; of a thing that came or went, all that is filled in. */
export const changedFields = (
  before: Fields | null,
  after: Fields | null,
  path: readonly string[] = [],
): readonly ChangedField[] => {
  const names = [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])];
  return names.flatMap((name) => {
    const [old, next] = [before?.[name], after?.[name]];
    if (unsaid.has(name) || (isNothing(old) && isNothing(next))) return [];
    const own = [...path, name];
    if ((isThing(old) || isThing(next)) && own.length < depth)
      return changedFields(isThing(old) ? old : null, isThing(next) ? next : null, own);
    return JSON.stringify(old) === JSON.stringify(next) ? [] : [{ path: own, before: old, after: next }];
  });
};
