import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#engine/index.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { createTokenCommandHandler } from '#server/domains/accounts/operator-tokens/create.ts';
import { setThemeCommandHandler } from '#server/domains/schools/set-theme.ts';
import type { PublishedTheme } from '#server/domains/themes/list-published.ts';
import type { Publishing } from '#server/domains/themes/publication.ts';
import { type StoredSiteRecord, siteRecords } from '#server/store/schema.ts';
import type { Answer } from '../support/request.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { secondTheme } from '../support/template.ts';

const green = { host: 'greenfield.localhost' };
const path = '/api/operator/themes';

/** What tests change of a theme. */
interface Draft {
  readonly tokens: { readonly color: { readonly ink: object } };
  readonly templates: { readonly home: { readonly sections: DraftSection[] } };
}
interface DraftSection {
  readonly id: string;
  readonly bindings?: object;
}

describe('what a publication is asked for', () => {
  let app: TestApp;
  let headers: Record<string, string>;
  let theme: Record<string, unknown>;

  beforeAll(async () => {
    app = await startApp();
    const context = { ...app, progress: () => undefined };
    const { token } = await createTokenCommandHandler.run({ name: 'test', days: 1 }, context);
    headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    theme = await secondTheme();
    expect((await publish(theme)).status).toBe(201);
    await setThemeCommandHandler.run({ slug: 'greenfield', themeId: 100 }, context);
  });
  afterAll(() => app.stop());

  const publish = (document: object, options: { readonly dryRun?: unknown } = {}): Promise<Answer> => {
    const body = JSON.stringify({ document: JSON.stringify(document, null, 2), ...options });
    return app.get(path, { method: 'POST', body, headers });
  };
  const answerOf = ({ text }: Answer): Publishing => JSON.parse(text) as Publishing;
  /** All that a publication may change: the pointers, the versions, and what a visitor gets. */
  const world = async (): Promise<object> => {
    const { themes } = JSON.parse((await app.get(path, { headers })).text) as { themes: PublishedTheme[] };
    return { themes, page: (await app.get('/', green)).text };
  };
  const edited = (version: string, edit: (copy: Draft) => void): object => {
    const copy = structuredClone({ ...theme, version }) as unknown as Draft;
    edit(copy);
    return copy;
  };
  const sectionOf = ({ templates }: Draft, id: string): DraftSection => {
    const found = templates.home.sections.find((section) => section.id === id);
    if (!found) throw new Error(`The home page has no section "${id}".`);
    return found;
  };
  const choose = (choices: Partial<SiteRecord>): Promise<void> =>
    app.store.school(1, async ({ db, touch }) => {
      const empty = { version: null, preset: null, settings: {}, tokens: {}, overrides: {} };
      const record = { ...empty, themeId: 100, ...choices } as StoredSiteRecord;
      await db
        .update(siteRecords)
        .set({ record })
        .where(and(eq(siteRecords.schoolId, 1), siteRecords.inUse));
      touch(schoolTag(1, 'siteRecord'));
    });
  const choices = {
    settings: { showBirthdays: false },
    tokens: { 'color.gone': '#000000', 'color.ink': '#F2E8DC' },
    overrides: {
      'home/counters': { settings: { figures: [{ value: '900', label: 'Students' }] } },
      'home/gallery': { hidden: true },
    },
  };
  /** Without the setting and the section that the school has chosen something of, and with one renamed. */
  const smaller = (version: string): object =>
    edited(version, (copy) => {
      const { home } = copy.templates;
      const sections = home.sections.filter(({ id }) => id !== 'counters');
      Object.assign(sectionOf(copy, 'gallery'), { id: 'photos' });
      Object.assign(sectionOf(copy, 'birthdays'), { when: { ref: 'data.birthdays', op: 'present' } });
      Object.assign(home, { sections });
      Object.assign(copy, { settings: [], renames: { sections: { 'home/gallery': 'home/photos' } } });
    });
  const reportedOf = ({ schools }: Publishing): readonly string[] =>
    schools.flatMap(({ slug, losses }) =>
      losses.map(({ kind, name, already }) => `${slug}: ${kind} ${name}${already ? ' already' : ''}`),
    );
  const reported = [
    'greenfield: setting showBirthdays',
    'greenfield: token color.gone already',
    'greenfield: section home/counters',
    'greenfield: contrast color.ink already',
  ];

  const pale = (copy: Draft): void => {
    const $value = { colorSpace: 'srgb', components: [0.9, 0.9, 0.85] };
    Object.assign(copy.tokens.color.ink, { $value });
  };
  const misbound = (copy: Draft): void => {
    Object.assign(sectionOf(copy, 'classes'), { bindings: { items: { ref: 'data.gallery' } } });
  };

  it.each([
    ['a text is too pale', 'THM050', pale],
    ['a binding does not fit', 'THM040', misbound],
  ])('that nothing changes where %s', async (_, rule, edit) => {
    const before = await world();
    for (const dryRun of [false, true]) {
      const answer = await publish(edited('2.0.0', edit), { dryRun });
      expect(answer.status).toBe(422);
      const { findings } = JSON.parse(answer.text) as { findings: readonly Problem[] };
      expect(findings).toContainEqual(expect.objectContaining({ rule, severity: 'error' }));
      expect(await world()).toEqual(before);
    }
  });

  it('a dry run says what would be, and changes nothing', async () => {
    await choose(choices);
    const before = await world();
    const { status, text } = await publish(smaller('2.0.0'), { dryRun: true });
    const answer = JSON.parse(text) as Publishing;
    expect([status, answer]).toMatchObject([
      200,
      { version: '2.0.0', live: false, unchanged: false, previousVersion: theme.version, moreSchools: 0 },
    ]);
    expect(reportedOf(answer)).toEqual(reported);
    expect(await world()).toEqual(before);
    const same = answerOf(await publish(theme, { dryRun: true }));
    expect([same.live, same.unchanged]).toEqual([true, true]);
    expect(app.log.named('A theme was published.')).toHaveLength(1);
  });

  it('a dry run is refused as a publication is', async () => {
    const taken = await publish(
      edited(String(theme.version), (copy) => Object.assign(copy, { name: 'Other' })),
      {
        dryRun: true,
      },
    );
    expect([taken.status, taken.text]).toEqual([409, expect.stringContaining('is published already')]);
    const wrong = await publish(theme, { dryRun: 'yes' });
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('body/dryRun must be boolean')]);
  });

  it('names the broken choices of schools, and is published all the same', async () => {
    await choose(choices);
    const answer = await publish(smaller('2.0.0'));
    expect([answer.status, answerOf(answer)]).toMatchObject([201, { version: '2.0.0', live: true }]);
    expect(reportedOf(answerOf(answer))).toEqual(reported);
    expect(answerOf(answer).schools).toMatchObject([
      { schoolId: 1, slug: 'greenfield', name: 'Greenfield Public School', pinned: false },
    ]);
    const { text } = await app.get('/', green);
    expect(text).not.toMatch(/data-section="home\/(counters|photos)"/);
    expect(text).toContain('--color-ink:#F2E8DC');
  });

  it('marks choices that were broken already, and a pinned school keeps what it has', async () => {
    const again = answerOf(await publish(smaller('2.0.1')));
    expect(reportedOf(again)).toEqual(reported.map((line) => `${line.replace(/ already$/, '')} already`));
    const { previousHash } = again;
    await choose({ ...choices, version: previousHash });
    const [school] = answerOf(await publish(smaller('2.0.2'))).schools;
    expect([school?.pinned, school?.losses.length]).toEqual([true, 4]);
  });

  it('names no school that loses nothing', async () => {
    await choose({ overrides: { 'home/gallery': { hidden: true } } });
    const { schools, moreSchools, unchanged } = answerOf(await publish(smaller('2.0.3')));
    expect([schools, moreSchools, unchanged]).toEqual([[], 0, false]);
  });
});
