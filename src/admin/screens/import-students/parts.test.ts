import { describe, expect, it } from 'vitest';
import { partsOf } from './parts.ts';

const rowsOf = (classId: number, count: number, section = 1) =>
  Array.from({ length: count }, () => ({ fields: { Class_Id: classId, Section_Id: section } }));

describe('the parts of a file', () => {
  const sizes = (rows: ReturnType<typeof rowsOf>) => partsOf(rows).map(({ length }) => length);

  it('have whole classes, as many as go into a hundred rows', () => {
    expect(sizes([...rowsOf(5, 60), ...rowsOf(6, 40), ...rowsOf(7, 30)])).toEqual([100, 30]);
    expect(sizes([...rowsOf(5, 60), ...rowsOf(5, 50, 2), ...rowsOf(6, 20)])).toEqual([60, 70]);
  });

  it('have at most a hundred rows, and each row once in its order', () => {
    const rows = [...rowsOf(5, 250), ...rowsOf(6, 20)];
    expect(sizes(rows)).toEqual([100, 100, 70]);
    expect(partsOf(rows).flat()).toEqual(rows);
    expect(partsOf([])).toEqual([]);
  });
});
