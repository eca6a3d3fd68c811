import { describe, expect, it } from 'vitest';
import { edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { signedOutHeader } from './index.ts';

const signedIn = '{ "ref": "visitor.signedIn", "op": "equals", "value": true }';
const withHeader = (...sections: string[]): string =>
  edited('[{ "id": "top", "type": "bar", "bindings": { "items": { "ref": "data.latest" } } }]', `[${sections.join()}]`);
const bar = (id: string, when?: string): string => `{ "id": "${id}", "type": "bar"${when ? `, "when": ${when}` : ''} }`;
const found = (...sections: string[]): unknown =>
  prove(signedOutHeader, withHeader(...sections)).map(({ rule, pointer }) => [rule, pointer]);
const place = [['THM063', '/groups/header/0/when']];

describe('signed-out-header', () => {
  it('finds a header that only those who are signed in see', () => {
    expect(found(bar('top', signedIn))).toEqual(place);
    expect(found(bar('top', '{ "ref": "visitor.signedIn", "op": "notEquals", "value": false }'))).toEqual(place);
    expect(
      found(bar('top', `{ "all": [${signedIn}, { "ref": "settings.showNews", "op": "equals", "value": true }] }`)),
    ).toEqual(place);
    expect(found(bar('top', signedIn), bar('second', signedIn))).toEqual(place);
  });

  it('finds nothing where there is one for the others, or for some of them', () => {
    expect(found(bar('top'))).toEqual([]);
    expect(found(bar('top', signedIn), bar('second'))).toEqual([]);
    expect(
      found(bar('top', `{ "any": [${signedIn}, { "ref": "settings.showNews", "op": "equals", "value": true }] }`)),
    ).toEqual([]);
  });

  it('finds what is for people who are not signed in, shown to the others alone', () => {
    const shown = (when: string): unknown =>
      prove(
        signedOutHeader,
        edited('{ "all": [{ "ref": "settings.showNews", "op": "equals", "value": true }, {', `{ "all": [${when}, {`),
        { list: { forSignedOut: true } },
      ).map(({ rule, pointer }) => [rule, pointer]);
    expect(shown(signedIn)).toEqual([['THM063', '/templates/home/sections/1/when']]);
    expect(shown('{ "ref": "visitor.signedIn", "op": "equals", "value": false }')).toEqual([]);
    expect(shown('{ "ref": "settings.showNews", "op": "equals", "value": true }')).toEqual([]);
  });

  it('finds what everybody has to see, hidden from some', () => {
    const shown = (when: string): unknown =>
      prove(signedOutHeader, withHeader(`{ "id": "alert", "type": "headline", "when": ${when} }`), {
        headline: { forEveryone: true },
      }).map(({ rule, pointer }) => [rule, pointer]);
    expect(shown(signedIn)).toEqual(place);
    expect(shown('{ "ref": "visitor.signedIn", "op": "equals", "value": false }')).toEqual(place);
    expect(shown('{ "ref": "settings.showNews", "op": "equals", "value": true }')).toEqual([]);
  });

  it('finds a header or footer that whoever is signed in does not see', () => {
    const signedOut = '{ "ref": "visitor.signedIn", "op": "equals", "value": false }';
    expect(found(bar('top', signedOut))).toEqual(place);
    expect(found(bar('top', signedOut), bar('second', signedIn))).toEqual([]);
    const foot = (when: string): unknown =>
      prove(
        signedOutHeader,
        edited('"id": "bottom", "type": "bar"', `"id": "bottom", "type": "headline", "when": ${when}`),
        {
          headline: { landmark: 'contentinfo' },
        },
      ).map(({ pointer, message }) => [pointer, message.split(': ')[1]?.split('.')[0]]);
    expect(foot(signedOut)).toEqual([['/groups/footer/0/when', 'whoever is signed in sees no footer']]);
    expect(foot(signedIn)).toEqual([['/groups/footer/0/when', 'all other visitors see no footer']]);
  });

  it('finds nothing in a strip that is no header, nor where there is no header', () => {
    expect(found(`{ "id": "top", "type": "headline", "when": ${signedIn} }`)).toEqual([]);
    expect(found()).toEqual([]);
  });
});
