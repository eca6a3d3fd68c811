import { describe, expect, it } from 'vitest';
import { edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { textSize } from './index.ts';

const found = (tokens: string): unknown =>
  prove(textSize, edited('"gap": { "$value"', `${tokens}, "gap": { "$value"`)).map(
    ({ rule, pointer, actual, suggestion }) => [rule, pointer.replace('/tokens/size/', ''), actual, suggestion],
  );

describe('text-size', () => {
  it('finds text that is too small, in pixels and in rem', () => {
    expect(found('"small": { "$value": { "value": 11.5, "unit": "px" } }')).toEqual([
      ['THM055', 'small/$value', '11.5px', '12px'],
    ]);
    expect(found('"body": { "$value": { "value": 0.7, "unit": "rem" } }')).toEqual([
      ['THM055', 'body/$value', '0.7rem', '0.75rem'],
    ]);
  });

  it('finds one that gets too small on wide screens, and the value behind an alias', () => {
    const fluid = '"$extensions": { "schoolyard": { "fluid": { "value": 9, "unit": "px" } } }';
    expect(found(`"h4": { "$value": { "value": 16, "unit": "px" }, ${fluid} }`)).toEqual([
      ['THM055', 'h4/$extensions/schoolyard/fluid', '9px', '12px'],
    ]);
    expect(found('"caption": { "$value": "{size.tiny}" }, "tiny": { "$value": { "value": 8, "unit": "px" } }')).toEqual(
      [['THM055', 'tiny/$value', '8px', '12px']],
    );
  });

  it('finds text that is larger than a page, or that shrinks on wide screens', () => {
    expect(found('"caption": { "$value": { "value": 13, "unit": "rem" } }')).toEqual([
      ['THM055', 'caption/$value', '13rem', undefined],
    ]);
    const fluid = '"$extensions": { "schoolyard": { "fluid": { "value": 15, "unit": "px" } } }';
    expect(found(`"h4": { "$value": { "value": 1, "unit": "rem" }, ${fluid} }`)).toEqual([
      ['THM055', 'h4/$extensions/schoolyard/fluid', '15px', undefined],
    ]);
  });

  it('finds room around it that no screen has, or that has none', () => {
    expect(found('"section": { "$value": { "value": 96, "unit": "rem" } }')).toEqual([
      ['THM055', 'section/$value', '96rem', undefined],
    ]);
    expect(found('"container": { "$value": { "value": 72, "unit": "px" } }')).toEqual([
      ['THM055', 'container/$value', '72px', undefined],
    ]);
    expect(found('"container": { "$value": { "value": 72, "unit": "rem" } }')).toEqual([]);
  });

  it('finds nothing in 12 px, nor in sizes that are not those of text', () => {
    expect(found('"caption": { "$value": { "value": 12, "unit": "px" } }')).toEqual([]);
    expect(found('"small": { "$value": { "value": 0.75, "unit": "rem" } }')).toEqual([]);
    expect(found('"line": { "$value": { "value": 1, "unit": "px" } }')).toEqual([]);
  });

  it('finds a page’s heading that is smaller than those of its parts, or than running text', () => {
    const px = (name: string, value: number, fluid = value): string =>
      `"${name}": { "$value": { "value": ${value}, "unit": "px" }, "$extensions": { "schoolyard": { "fluid": { "value": ${fluid}, "unit": "px" } } } }`;
    expect(found(`${px('h1', 20)}, ${px('h2', 28)}`)).toEqual([['THM055', 'h1/$value', '20px', undefined]]);
    expect(found(`${px('h1', 30, 32)}, ${px('h2', 28, 40)}`)).toEqual([
      ['THM055', 'h1/$extensions/schoolyard/fluid', '32px', undefined],
    ]);
    expect(found(`${px('h1', 14)}, ${px('body', 16)}`)).toEqual([['THM055', 'h1/$value', '14px', undefined]]);
    expect(found(`${px('h1', 28)}, ${px('h2', 28)}, ${px('body', 16)}`)).toEqual([]);
  });

  it('finds running text of the size of a heading, and corners that bend inwards', () => {
    expect(found('"body": { "$value": { "value": 1.6, "unit": "rem" } }')).toEqual([
      ['THM055', 'body/$value', '1.6rem', undefined],
    ]);
    expect(found('"body": { "$value": { "value": 24, "unit": "px" } }')).toEqual([]);
    const radius = (value: number): unknown =>
      prove(
        textSize,
        edited(
          '"size": {',
          `"radius": { "card": { "$type": "dimension", "$value": { "value": ${value}, "unit": "px" } } }, "size": {`,
        ),
      ).map(({ pointer }) => pointer);
    expect(radius(-4)).toEqual(['/tokens/radius/card/$value']);
    expect(radius(0)).toEqual([]);
  });
});
