import { describe, expect, it } from 'vitest';
import { kinds, useStore } from '#tests/store/databases.ts';
import { createSchool } from './testing/schools.ts';

// Both have one connection here.
describe.each(kinds)('transactions that wait for a connection on $kind', ({ open }) => {
  const store = useStore(open);

  it('have turns by their schools, however many one of them has', async () => {
    const [busy, other] = await Promise.all(
      ['busy', 'other'].map((slug) => createSchool(store, { slug, schoolKey: slug, name: slug, status: 'active' })),
    );
    const order: string[] = [];
    let release = (): void => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const ask = (id: number | undefined, name: string, until?: Promise<void>) =>
      store.school(id ?? 0, async ({ db }) => {
        await db.execute('select 1');
        await until;
        order.push(name);
      });
    const all = [ask(busy?.id, 'busy 1', gate), ...[2, 3, 4, 5].map((n) => ask(busy?.id, `busy ${n}`))];
    all.push(ask(other?.id, 'other'));
    release();
    await Promise.all(all);
    expect(order).toEqual(['busy 1', 'busy 2', 'other', 'busy 3', 'busy 4', 'busy 5']);
  });
});
