import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type CompletionItem, getLanguageService, MarkupContent, TextDocument } from 'vscode-json-languageservice';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import { packageRoot } from '#shared/package-root.ts';

/** What VS Code itself uses for JSON, with nothing but the theme's own `$schema` to go by. */
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
  clientCapabilities: { textDocument: { completion: { completionItem: { documentationFormat: ['markdown'] } } } },
});
service.configure({ validate: true, allowComments: false });

const file = join(packageRoot, 'themes/gulmohar/theme.json');
const gulmohar = readFileSync(file, 'utf8');
const documentOf = (text: string) => {
  const document = TextDocument.create(pathToFileURL(file).href, 'json', 1, text);
  return { document, json: service.parseJSONDocument(document) };
};

/** Gulmohar with one piece replaced, and the cursor at `¦`. */
const complete = async (from: string, to: string): Promise<readonly CompletionItem[]> => {
  expect(gulmohar).toContain(from);
  const [before = '', after = ''] = gulmohar.replace(from, () => to).split('¦');
  const { document, json } = documentOf(before + after);
  const list = await service.doComplete(document, document.positionAt(before.length), json);
  return list?.items ?? [];
};

const hover = async (word: string): Promise<string> => {
  const { document, json } = documentOf(gulmohar);
  const found = await service.doHover(document, document.positionAt(gulmohar.indexOf(word) + 2), json);
  return JSON.stringify(found?.contents ?? '');
};

const documented = ({ documentation }: CompletionItem): boolean =>
  (MarkupContent.is(documentation) ? documentation.value : (documentation ?? '')) !== '';

describe('an editor with the theme’s $schema', () => {
  const positions: readonly (readonly [string, string, string, readonly string[]])[] = [
    ['a section type', '"type": "banner"', '"type": ¦', ['"banner"', '"testimonials"']],
    ['a setting', '"autoplayMs": 6000', '¦', ['autoplayMs', 'welcome']],
    ['a look', '"look": "arch"', '"look": ¦', ['"plain"', '"arch"']],
    ['a prop to bind', '"bindings": { "items": { "ref": "data.banners" }, ', '"bindings": { ¦ ', ['items']],
    ['a ref', '{ "ref": "data.banners" }', '{ "ref": ¦ }', ['"site.school_Name"', '"visitor.signedIn"']],
    ['an op', '"op": "present"', '"op": ¦', ['"present"', '"atLeast"']],
    ['a source', '{ "source": "about" }', '{ "source": ¦ }', ['"gallery"', '"birthdayStudents"']],
    [
      'a param',
      '"params": { "pageSize": 20, "perAlbum": 6, "isActiveWebsite": 1 }',
      '"params": { ¦ }',
      ['pageSize', 'isActiveWebsite'],
    ],
    ['a whole section', '"sections": [', '"sections": [ ¦, ', ['Gallery preview: bento', 'Testimonials: carousel']],
    ['a whole condition', '"when": { "ref": "data.about", "op": "present" }', '"when": ¦', ['present', 'all of']],
    ['what an empty section does', '"onEmpty": "message"', '"onEmpty": ¦', ['"hide"', '"message"']],
    ['a key of the theme', '"settings": [', '¦ "settings": [', ['presets']],
  ];

  it.each(positions)('offers %s', async (_, from, to, wanted) => {
    const items = await complete(from, to);
    expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining([...wanted]));
  });

  it('explains section types, settings, ops and sources where it offers them', async () => {
    for (const [, from, to] of positions.slice(0, 2)) expect((await complete(from, to)).every(documented)).toBe(true);
    expect((await complete('"op": "present"', '"op": ¦')).every(documented)).toBe(true);
    expect((await complete('{ "source": "about" }', '{ "source": ¦ }')).every(documented)).toBe(true);
  });

  it('has a description for every setting, prop and param', () => {
    const units = [
      ...sections.flatMap(({ type, settings, bindings }) => [
        [type, settings],
        [type, bindings],
      ]),
      ...sources.map(({ name, params }) => [name, params]),
    ] as unknown as readonly [string, { properties?: Record<string, { description?: string }> }][];
    const silent = units.flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).flatMap(([key, { description }]) => (description ? [] : [`${name}.${key}`])),
    );
    expect(silent).toEqual([]);
  });

  it('writes a section with all that it must have', async () => {
    const items = await complete('"sections": [', '"sections": [ ¦, ');
    const gallery = items.find(({ label }) => label === 'Gallery preview: bento');
    expect(gallery?.insertText ?? gallery?.textEdit?.newText).toContain('"type": "gallery-preview"');
    expect(gallery?.insertText ?? gallery?.textEdit?.newText).toContain('"items"');
  });

  it.each([
    ['a kind of section', '"gallery-preview"', 'Photos and videos of the school’s albums'],
    ['a look', '"bento"', 'A bento of large and small tiles'],
    ['a setting', '"autoplayMs"', 'Milliseconds a slide stands'],
    ['a source', '"birthdayStudents"', 'Children whose birthday'],
    ['a key of the format', '"onEmpty"', 'What an empty section does'],
    ['a part of the theme', '"locales"', 'The languages'],
  ])('says on hover what %s is', async (_, word, text) => {
    expect(await hover(word)).toContain(text);
  });

  it('finds nothing wrong with a theme, and a misspelled setting at its place', async () => {
    const sound = documentOf(gulmohar);
    expect(await service.doValidation(sound.document, sound.json)).toEqual([]);
    const wrong = documentOf(gulmohar.replace('"autoplayMs": 6000', '"autoplayms": 6000'));
    const [first, ...others] = await service.doValidation(wrong.document, wrong.json);
    expect(others).toEqual([]);
    expect(wrong.document.getText(first?.range)).toBe('"autoplayms"');
  });
});
