interface Range {
  /** `text/html`, `text/*` or `*\/*`, in small letters. */
  readonly name: string;
  readonly quality: number;
  readonly position: number;
}

const rangePattern = /^\s*([\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+)\s*((?:;[^;]*)*)$/;
const qualityPattern = /;\s*q\s*=\s*([^;\s]*)/i;

/** The media ranges of an Accept header (RFC 9110, 12.5.1); those that are none are left out. */
const rangesOf = (accept: string): readonly Range[] =>
  accept.split(',').flatMap((part, position) => {
    const [, name, params = ''] = rangePattern.exec(part) ?? [];
    const quality = Number(qualityPattern.exec(params)?.[1] ?? '1');
    return name !== undefined && quality >= 0 && quality <= 1 ? [{ name: name.toLowerCase(), quality, position }] : [];
  });

/** How closely a range names a type: 3 by its name, 2 by its family, 1 with all others, 0 not at all. */
const closeness = ({ name }: Range, type: string): number => {
  if (name === type) return 3;
  if (name === `${type.split('/', 1)[0]}/*`) return 2;
  return name === '*/*' ? 1 : 0;
};

/**
 * Which of the types offered a client would rather have, by the qualities of its Accept header; of equals, the one that
 * it names more closely, then earlier, then the first. Undefined if it takes none; without the header it takes any.
 */
export const preferredType = <T extends string>(accept: string | undefined, offered: readonly T[]): T | undefined => {
  const ranges = accept === undefined ? [{ name: '*/*', quality: 1, position: 0 }] : rangesOf(accept);
  const wanted = offered.flatMap((type) => {
    const [range] = ranges
      .filter((one) => closeness(one, type) > 0)
      .toSorted((a, b) => closeness(b, type) - closeness(a, type));
    return range && range.quality > 0 ? [{ type, range, close: closeness(range, type) }] : [];
  });
  const [best] = wanted.toSorted(
    (a, b) => b.range.quality - a.range.quality || b.close - a.close || a.range.position - b.range.position,
  );
  return best?.type;
};
