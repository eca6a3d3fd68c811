import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { layoutsFor } from '#admin/screens/content/types/index.ts';
import { type ContentType, contentTypes } from '#schemas/content/index.ts';
import { media } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import type { SampledSchema } from '../support/sample.ts';
import { soundDocument } from '../support/sound-document.ts';
import { startOffice } from './support/office.ts';

const types: readonly ContentType[] = contentTypes;
const walked = layoutsFor('Admin').map((layout) => {
  const type = types.find((one) => one.type === layout.type);
  if (!type) throw new Error(`There is no content type "${layout.type}".`);
  return { name: layout.type, layout, type, schema: type.schema as SampledSchema };
});

/** Names that only a program would show a person: in camel case, or with an underscore. */
const rawNames = ({ properties = {} }: SampledSchema): string[] =>
  Object.entries(properties)
    .flatMap(([name, { items }]) => [name, ...Object.keys(items?.properties ?? {})])
    .filter((name) => /[a-z][A-Z]|_/.test(name));

/** Another document that may be published as well. */
const changed = ({ properties = {} }: SampledSchema, document: Readonly<Record<string, unknown>>) => {
  const isPlain = ([name, { type, format, pattern, enum: values, minimum }]: [string, SampledSchema]): boolean =>
    (type === 'string' && [undefined, 'multiline'].includes(format) && (pattern ?? values) === undefined) ||
    (type === 'integer' && minimum !== undefined && typeof document[name] === 'number');
  const [field] = Object.entries(properties).find(isPlain) ?? [];
  if (field === undefined) throw new Error('No field can be changed to any other text.');
  const now = document[field];
  return { [field]: typeof now === 'number' ? now + 1 : 'Other words' };
};

describe('every type of content', () => {
  const office = startOffice();
  let editor: Caller;
  const pictures: Record<string, number> = {};
  beforeAll(async () => {
    editor = await signIn(office.app, {});
    await office.app.store.school(editor.schoolId, async ({ db }) => {
      for (const kind of ['public', 'minor'] as const) {
        const row = {
          schoolId: editor.schoolId,
          hash: `walk-${kind}`,
          class: kind,
          kind: 'picture',
          bytes: 1,
        } as const;
        pictures[kind] = (await db.insert(media).values(row).returning())[0]?.id ?? 0;
      }
    });
  });

  const call = async (method: string, path: string, body?: object) => {
    const { json } = await editor.get(path);
    const answer = await editor.call(method, path, {
      ...(body ? { body } : {}),
      headers: { 'if-match': `"${json.version}"` },
    });
    expect(answer.status, `${method} ${path}: ${answer.text}`).toBe(200);
  };
  const found = async (page: Page, names: readonly string[]): Promise<string[]> => {
    const text = await page.locator('body').innerText();
    return names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  };

  it.each(walked)('$name is made, told what it lacks, published and brought back, in words alone', async (one) => {
    const { layout, type, schema } = one;
    const list = `/api/content/${type.type}`;
    if (type.singleton) for (const { id } of (await editor.get(list)).json) await call('DELETE', `${list}/${id}`);
    const { page, close } = await office.open(`/school/content/${type.type}`);
    await page.getByRole('button', { name: layout.add[0], exact: true }).click();
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await publish.click();
    await page
      .getByRole('alert')
      .getByText(/to put right$/)
      .waitFor();
    expect(await found(page, rawNames(schema))).toEqual([]);

    const [{ id }] = (await editor.get(`${list}?sort=changed`)).json;
    const item = `${list}/${id}`;
    const document = soundDocument(type, pictures);
    await call('PATCH', item, document);
    await page.reload();
    await publish.click();
    await page.getByText(/” is live$/).waitFor();
    expect((await editor.get(item)).json).toMatchObject({ state: 'published', published: document });

    await call('PATCH', item, changed(schema, document));
    await page.reload();
    await page
      .getByRole('button', { name: /^Return to the version of / })
      .first()
      .click();
    // An article has an Undo of what was typed as well.
    await page.getByRole('button', { name: 'Undo' }).last().waitFor();
    expect((await editor.get(item)).json).toMatchObject({ state: 'published', document });
    expect(await found(page, rawNames(schema))).toEqual([]);
    await close();
  });
});
