/** How content names a stored picture. */
export const mediaReference = (mediaId: number): string => `media:${mediaId}`;

/** The id in a `media:<id>` reference, or undefined if the text is none. */
export const parseMediaReference = (value: unknown): number | undefined => {
  const id = typeof value === 'string' ? /^media:([1-9]\d{0,9})$/.exec(value)?.[1] : undefined;
  return id === undefined ? undefined : Number(id);
};

/** The pictures of HTML as it is stored: sanitised. */
const pictureSource = /(?<=<img src=")media:([1-9]\d{0,9})(?=" )/g;

/** The ids of the pictures in HTML as it is stored, in their order. */
export const findHtmlPictures = (html: string): number[] =>
  [...html.matchAll(pictureSource)].map(([, id]) => Number(id));

/** The ids of all pictures that a document refers to, wherever they are in it, in its HTML too. */
export const findMediaReferences = (document: unknown, found = new Set<number>()): Set<number> => {
  if (typeof document === 'object' && document !== null) {
    for (const value of Object.values(document)) findMediaReferences(value, found);
    return found;
  }
  const id = parseMediaReference(document);
  if (id !== undefined) found.add(id);
  else if (typeof document === 'string') for (const picture of findHtmlPictures(document)) found.add(picture);
  return found;
};

/** A copy of a document in which each reference to one picture is to another. */
export const replaceMediaReference = <T>(document: T, from: number, to: number): T => {
  if (parseMediaReference(document) === from) return mediaReference(to) as T;
  if (typeof document === 'string')
    return document.replace(pictureSource, (source, id) => (Number(id) === from ? mediaReference(to) : source)) as T;
  if (typeof document !== 'object' || document === null) return document;
  if (Array.isArray(document)) return document.map((entry) => replaceMediaReference(entry, from, to)) as T;
  const entries = Object.entries(document).map(([name, value]) => [name, replaceMediaReference(value, from, to)]);
  return Object.fromEntries(entries) as T;
};
