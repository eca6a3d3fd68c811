import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixText } from '#engine/index.ts';
import { extent } from '../support/extent.ts';
import { findingFaults } from './support/finding-faults.ts';
import type { Json } from './support/json-tree.ts';
import { documentChanges, textChanges } from './support/mutations.ts';
import { createTestEngine, seeds } from './support/seeds.ts';

const runs = { seed: 20_260_401, numRuns: extent(12, 250) };

const engine = createTestEngine();
const check = (text: string) => engine.check({ file: 'theme.json', text });

const parse = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
};

/** What must hold of a check, whatever stands in the text. */
const expectSound = (text: string): void => {
  const { theme, findings } = check(text);
  const document = parse(text);
  const faulty = findings.flatMap((finding) => {
    const faults = findingFaults(finding, text, document);
    return faults.length > 0 ? [{ ...finding, faults }] : [];
  });
  expect(faulty).toEqual([]);
  expect(theme === null).toBe(findings.some(({ severity }) => severity === 'error'));
  if (document === undefined) expect(theme).toBeNull();
  if (theme) expect(engine.compile({ file: 'theme.json', text }).ok).toBe(true);
  if (findings.some(({ fix }) => fix)) expectFixed(text, document);
};

/** A fix does what it says: behind it no text is broken, and nothing is left that has a fix. */
const expectFixed = (text: string, document: Json | undefined): void => {
  const { text: result, fixed } = fixText(text, (current) => check(current).findings);
  expect(fixed.length).toBeGreaterThan(0);
  expect(check(result).findings.filter(({ fix }) => fix)).toEqual([]);
  if (document !== undefined) expect(parse(result)).toBeDefined();
};

describe.each(seeds)('of $file, whatever is done to it,', ({ text }) => {
  const document = JSON.parse(text) as Json;

  it('every text gives sound findings', () => {
    expect(check(text).findings).toEqual([]);
    fc.assert(
      fc.property(textChanges, (change) => expectSound(change(text))),
      runs,
    );
  });

  it('every document gives sound findings', () => {
    fc.assert(
      fc.property(documentChanges, (change) => expectSound(JSON.stringify(change(document), null, 2))),
      runs,
    );
  });

  it('the same text gives the same findings, of an engine that has seen no other too', () => {
    const fresh = createTestEngine();
    fc.assert(
      fc.property(documentChanges, (change) => {
        const changed = { file: 'theme.json', text: JSON.stringify(change(document)) };
        expect(engine.check(changed)).toEqual(engine.check(changed));
        expect(fresh.check(changed)).toEqual(engine.check(changed));
      }),
      { ...runs, numRuns: extent(4, 20) },
    );
  });
});
