import fc from 'fast-check';

/** How often something is asked of a value, however deep: a field, an entry, each name of those that there are. */
export const countReads = <T>(value: T, work: (counted: T) => unknown): number => {
  let reads = 0;
  const counted = <Inner>(inner: Inner): Inner => {
    if (typeof inner !== 'object' || inner === null) return inner;
    return new Proxy(inner, {
      get(target, name) {
        reads += 1;
        return counted(Reflect.get(target, name));
      },
      has(target, name) {
        reads += 1;
        return Reflect.has(target, name);
      },
      ownKeys(target) {
        const names = Reflect.ownKeys(target);
        reads += names.length;
        return names;
      },
    });
  };
  work(counted(value));
  return reads;
};

type Grow = (unit: unknown, times: number) => unknown;

const list: Grow = (unit, times) => Array.from({ length: times }, () => unit);
const fields: Grow = (unit, times) =>
  Object.fromEntries(Array.from({ length: times }, (_, at) => [`field${at}`, unit] as const));

/** A JSON value of any kind, made long and wide in the ways that a value can be, 40 times and 160 times. */
export const growingValues = fc
  .record({
    unit: fc.jsonValue({ maxDepth: 3 }),
    grow: fc.constantFrom<Grow>(
      list,
      fields,
      (unit, times) => list(fields(unit, 5), times),
      (unit, times) => fields(list(unit, 5), times),
    ),
  })
  .map(({ unit, grow }) => ({ few: grow(unit, 40), many: grow(unit, 160) }));

/** Four times the input may take so many times the steps: n log n takes less, the square sixteen. */
export const mostGrowth = 6;
