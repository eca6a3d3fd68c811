import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairwise, type Row } from './pairwise.ts';
import type { Fact, FactClass, Making } from './state.ts';

const classOf = (name: string, kind: FactClass['kind'] = 'logic', by: Making = { by: 'whole' }): FactClass => ({
  name,
  kind,
  make: by,
});
const absence: Making = { by: 'absence' };
const fact = (ref: string, ...classes: readonly FactClass[]): Fact => ({ ref, shared: false, classes });
const nameIn = ({ classes }: Row, ref: string): string => classes[ref]?.name ?? '';

/** Wholes with parts: `data.0` may be absent, and `data.0.part` then says nothing. */
const facts = fc
  .array(fc.record({ logic: fc.integer({ min: 1, max: 4 }), looks: fc.nat({ max: 2 }), part: fc.boolean() }), {
    maxLength: 6,
  })
  .map((shapes) =>
    shapes.flatMap(({ logic, looks, part }, at) => {
      const names = Array.from({ length: logic }, (_, i) => classOf(`logic ${i}`));
      const shown = Array.from({ length: looks }, (_, i) => classOf(`look ${i}`, 'look'));
      const whole = fact(`data.${at}`, ...names, classOf('empty', 'logic', absence), ...shown);
      return part ? [whole, fact(`data.${at}.part`, classOf('present'), classOf('absent', 'logic', absence))] : [whole];
    }),
  );

describe('pairwise', () => {
  it('brings every two classes together that decide something, and no part with a whole that is not there', () => {
    fc.assert(
      fc.property(facts, (all) => {
        const rows = pairwise(all);
        const logic = all.flatMap(({ ref, classes }) =>
          classes.flatMap(({ name, kind }, at) => (kind === 'logic' ? [{ ref, name, isBase: at === 0 }] : [])),
        );
        for (const [at, a] of logic.entries()) {
          for (const b of logic.slice(at + 1).filter(({ ref }) => ref !== a.ref)) {
            const together = rows.some((row) => nameIn(row, a.ref) === a.name && nameIn(row, b.ref) === b.name);
            const impossible = b.ref === `${a.ref}.part` && a.name === 'empty' && !b.isBase;
            expect([a, b, together]).toEqual([a, b, !impossible]);
          }
        }
      }),
    );
  });

  it('begins with the base row, then has one for each other class alone', () => {
    fc.assert(
      fc.property(facts, (all) => {
        const rows = pairwise(all);
        const others = all.flatMap(({ classes }) => classes.slice(1)).length;
        const changes = rows.map((row) => all.filter(({ ref, classes }) => row.classes[ref] !== classes[0]).length);
        expect(changes.slice(0, others + 1)).toEqual([0, ...Array.from({ length: others }, () => 1)]);
        expect(rows.map(({ thorough }) => thorough)).toEqual(rows.map((_, at) => at <= others));
      }),
    );
  });

  it('shows a look in one row', () => {
    const [a, b] = [fact('a', classOf('x'), classOf('y'), classOf('z', 'look')), fact('b', classOf('x'), classOf('y'))];
    expect(pairwise([a, b]).filter((row) => nameIn(row, 'a') === 'z')).toHaveLength(1);
  });

  it('gives the same rows for the same facts', () => {
    fc.assert(fc.property(facts, (all) => void expect(pairwise(all)).toEqual(pairwise(all))));
  });

  it('needs few rows: twelve facts of three classes have 264 pairs beside the base', () => {
    const all = Array.from({ length: 12 }, (_, at) => fact(`f${at}`, classOf('x'), classOf('y'), classOf('z')));
    const rows = pairwise(all).filter(({ thorough }) => !thorough);
    expect(rows.length).toBeLessThanOrEqual(11);
  });

  it('has the base row alone where nothing decides', () =>
    expect(pairwise([])).toEqual([{ classes: {}, thorough: true }]));
});
