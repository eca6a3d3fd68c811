/** How content names a stored picture. */
export const mediaReference = (mediaId: number): string => `media:${mediaId}`;

/** The id in a `media:<id>` reference, or undefined where the text is none. */
export function parseMediaReference(value: unknown): number | undefined {
  const id = typeof value === 'string' ? /^media:([1-9]\d{0,9})$/.exec(value)?.[1] : undefined;
  return id === undefined ? undefined : Number(id);
}

/** The ids of all pictures that a document refers to, wherever they stand in it. */
export function findMediaReferences(document: unknown, found = new Set<number>()): Set<number> {
  if (typeof document === 'object' && document !== null) {
    for (const value of Object.values(document)) findMediaReferences(value, found);
    return found;
  }
  const id = parseMediaReference(document);
  if (id !== undefined) found.add(id);
  return found;
}
