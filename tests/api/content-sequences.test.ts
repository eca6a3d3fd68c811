import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, type CallResult, signIn, visitorOf } from '../support/callers.ts';
import { extent } from '../support/extent.ts';
import { testNow } from '../support/schools.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { type Act, after, documentOf, type Model, seenOf, started, stateOf } from './content-model.ts';

const minute = 60_000;
const isoOf = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());
const minutes = fc.integer({ min: 1, max: 6 });
const kinds = ['publish', 'unpublish', 'delete', 'unbin', 'unschedule', 'stale'] as const;

const fields = fc.record(
  {
    noticeHead: fc.constantFrom('One', 'Two', 'Three', null),
    entryDateTime: fc.constantFrom('2026-11-25T10:00', '2026-11-26T10:00', null),
  },
  { requiredKeys: [] },
);

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), fields }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom(...kinds) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('publish' as const) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('schedule', 'expire', 'wait'), minutes }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('revert' as const), version: fc.integer({ min: 1, max: 9 }) }),
  },
);

let app: TestApp;
let editor: Caller;
let visitor: Caller;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const request = (id: number, { version }: Model, what: Act): Promise<CallResult> => {
  const send = (method: string, step: string, body?: object) =>
    editor.call(method, `/api/content/notice/${id}${step}`, {
      ...(body ? { body } : {}),
      headers: { 'if-match': `"${what.kind === 'stale' ? version + 1 : version}"` },
    });
  const inMinutes = (count: number): string => new Date(app.clock.now + count * minute).toISOString();
  switch (what.kind) {
    case 'edit':
      return send('PATCH', '', what.fields);
    case 'stale':
      return send('PATCH', '', { noticeHead: 'Never' });
    case 'publish':
    case 'unpublish':
      return send('POST', `/${what.kind}`);
    case 'delete':
      return send('DELETE', '');
    case 'unbin':
      return send('POST', '/restore', {});
    case 'revert':
      return send('POST', '/restore', { version: what.version });
    case 'unschedule':
      return send('POST', '/schedule', { publish_at: null });
    case 'schedule':
      return send('POST', '/schedule', { publish_at: inMinutes(what.minutes) });
    case 'expire':
      return send('POST', '/schedule', { expire_at: inMinutes(what.minutes) });
    case 'wait':
      app.clock.now += what.minutes * minute;
      return editor.get(`/api/content/notice/${id}`);
  }
};

it('an item is what a model of it says, whatever is done to it in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), async (acts) => {
      app.clock.now = testNow;
      editor = await signIn(app);
      visitor = visitorOf(app, 'greenfield.localhost');
      const first = { noticeHead: 'Zero', entryDateTime: '2026-11-24T10:00' };
      const { id } = (await editor.post('/api/content/notice', first)).json;
      let model = started(first);
      for (const what of acts) {
        const wanted = after(model, what, app.clock.now);
        const { status } = await request(id, model, what);
        if (what.kind === 'stale') expect(status, JSON.stringify(what)).toBe(model.isBinned ? 404 : 409);
        else expect(status < 300, `${JSON.stringify(what)}: ${status}`).toBe(wanted !== undefined);
        model = wanted ?? model;
        const { json } = await editor.get(`/api/content/notice/${id}`);
        expect(json).toMatchObject({
          version: model.version,
          state: stateOf(model, app.clock.now),
          publish_at: isoOf(model.publishAt),
          expire_at: isoOf(model.expireAt),
        });
        expect(json.document).toEqual(documentOf(model));
        expect(json.published).toEqual(seenOf(model, app.clock.now));
      }
      const notices = (await visitor.get('/api/website/notices', { pageSize: 100 })).json;
      const shown = notices.find(({ noticeID }: { noticeID: number }) => noticeID === id);
      expect(shown?.noticeHead).toBe(seenOf(model, app.clock.now)?.noticeHead);
      const { json, headers } = await editor.get(`/api/content/notice/${id}/history`, { pageSize: 100 });
      expect(headers['x-total-count']).toBe(String(model.versions.length));
      expect(json.map(({ document }: { document: object }) => document).toReversed()).toEqual(model.versions);
    }),
    { numRuns: extent(15, 100) },
  );
});
