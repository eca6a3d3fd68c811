import { describe, expect, it } from 'vitest';
import { sections } from '#sections/index.ts';
import { settingValue } from './look-names.ts';

interface Setting {
  readonly enum?: readonly (string | number)[];
}

describe('a setting that offers some values', () => {
  const offered = sections.flatMap(({ settings }) =>
    Object.entries((settings as { readonly properties?: Readonly<Record<string, Setting>> }).properties ?? {}).flatMap(
      ([name, { enum: values = [] }]) =>
        values.filter((one) => typeof one === 'string').map((one) => [name, one] as const),
    ),
  );

  it('is there', () => {
    expect(offered).toContainEqual(['tone', 'red']);
  });

  it.each(offered)('has words in Hindi: %s, %s', (name, value) => {
    expect(settingValue(name, value, 'hi')).toMatch(/^[\u0900-\u097f ]+$/);
  });
});
