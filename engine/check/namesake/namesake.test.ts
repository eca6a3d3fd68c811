import { describe, expect, it } from 'vitest';
import { edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { namesake } from './index.ts';

const text = { type: 'string' } as const;
const bindings = {
  type: 'object',
  properties: { items: { type: 'array' }, note: text, whatsapp: text, address: text, logo: { type: 'object' } },
} as const;

const found = (prop: string, ref: string): unknown =>
  prove(namesake, edited('"note": { "ref": "site.phone"', `"${prop}": { "ref": "${ref}"`), { list: { bindings } }).map(
    ({ rule, pointer, suggestion }) => [rule, pointer, suggestion],
  );

const place = '/templates/home/sections/1/bindings';

describe('namesake', () => {
  it('finds a prop that shows another fact than that of its name', () => {
    expect(found('whatsapp', 'site.phone')).toEqual([['THM084', `${place}/whatsapp/ref`, 'site.whatsapp_Number']]);
    expect(found('address', 'site.email')).toEqual([['THM084', `${place}/address/ref`, 'site.school_address']]);
  });

  it('finds nothing where the names are the same, nor where no fact has the name of the prop', () => {
    expect(found('whatsapp', 'site.whatsapp_Number')).toEqual([]);
    expect(found('logo', 'site.school_Logo_Image_Media')).toEqual([]);
    expect(found('note', 'site.phone')).toEqual([]);
  });
});
