import { describe, expect, it } from 'vitest';
import { kinds, useStore } from '#tests/store/databases.ts';
import { tidyTables } from './tidy-tables.ts';

describe('the embedded database', () => {
  const store = useStore(kinds[0].open);

  const query = (sql: string) => store.connection((client) => client.query(sql), { writes: false });

  it('uses the room again of what was changed, once it was tidied', async () => {
    await query('create table changed (id int primary key, text text)');
    await query("insert into changed select n, repeat('x', 200) from generate_series(1, 2000) n");
    const size = async (): Promise<number> => {
      const { rows } = await query("select pg_relation_size('changed')::int as size");
      return rows[0].size;
    };
    const changeAll = () => query('update changed set text = repeat(chr(97 + id % 26), 200)');
    await changeAll();
    const first = await size();
    await tidyTables(query);
    await changeAll();
    await tidyTables(query);
    await changeAll();
    expect(await size()).toBeLessThanOrEqual(first * 1.1);
    const { rows } = await query("select reltuples::int as rows from pg_class where relname = 'changed'");
    expect(rows).toEqual([{ rows: 2000 }]);
  });
});
