import { describe, expect, it } from 'vitest';
import { contentTypes } from '#schemas/content/index.ts';
import type { FieldWords } from './define-type.ts';
import { typeLayouts } from './index.ts';
import { layoutOf } from './layout-of.ts';

/** They have screens of their own. */
const elsewhere = ['schoolProfile', 'disclosure'];

interface Schema {
  readonly enum?: readonly (string | number)[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** What a person would read as the API spells it: fields and values without words of their own. */
const unworded = (schema: Schema, words: Readonly<Record<string, FieldWords>>, server: readonly string[]): string[] =>
  Object.entries(schema.properties ?? {})
    // Translations are written beside the original.
    .filter(([field]) => field !== 'translations' && !server.includes(field))
    .flatMap(([field, { enum: values = [], items }]) => {
      const own = words[field];
      if (!own) return [field];
      const inner = items?.properties ? unworded(items, own.items?.fields ?? {}, []) : [];
      const all = [...values, ...(items?.enum ?? [])];
      return [...all.filter((value) => !own.options?.[value]).map((value) => `${field} = ${value}`), ...inner];
    });

describe('the layouts of content types', () => {
  it('are there for every type that has no screen of its own', () => {
    const types = contentTypes.map(({ type }) => type).filter((type) => !elsewhere.includes(type));
    expect(typeLayouts.map(({ type }) => type).toSorted()).toEqual(types.toSorted());
  });

  it.each(contentTypes.map((type) => [type.type, type] as const))(
    'word every field of %s and its values, and no other',
    (name, type) => {
      const layout = layoutOf(name);
      const server: readonly string[] = 'server' in type ? type.server : [];
      expect(unworded(type.schema as Schema, layout?.fields ?? {}, server)).toEqual([]);
      const known = Object.keys(type.schema.properties);
      expect(Object.keys(layout?.fields ?? {}).filter((field) => !known.includes(field))).toEqual([]);
      expect((layout?.aside ?? []).filter((field) => !known.includes(field))).toEqual([]);
      const inParts = layout?.parts?.flatMap(({ fields }) => fields);
      if (inParts) expect(inParts.toSorted()).toEqual(Object.keys(layout?.fields ?? {}).toSorted());
    },
  );
});
