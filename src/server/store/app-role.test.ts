import { expect, it, onTestFinished } from 'vitest';
import { kinds } from '#tests/store/databases.ts';
import { appRoleName, ensureAppRole, quoteName } from './app-role.ts';

it.each(kinds)('rights that are missing or too many are put right at the next start ($kind)', async ({ open }) => {
  const { store, end } = await open();
  onTestFinished(end);
  const rights = await store.connection(
    async (client) => {
      const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
      const role = appRoleName(rows[0]?.name ?? '');
      const read = async () => {
        const { rows: found } = await client.query<{ name: string; rights: string }>(
          `SELECT relname AS name, (SELECT string_agg(privilege_type, ' ' ORDER BY 1) FROM aclexplode(relacl)
             WHERE grantee = '${quoteName(role)}'::regrole) AS rights
           FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'S')`,
        );
        return new Map(found.map((row) => [row.name, row.rights]));
      };
      const before = await read();
      await client.query(
        `REVOKE SELECT ON schools FROM ${quoteName(role)}; REVOKE ALL ON media FROM ${quoteName(role)};
         GRANT UPDATE ON theme_versions TO ${quoteName(role)}; REVOKE ALL ON SEQUENCE schools_id_seq FROM ${quoteName(role)}`,
      );
      const changed = await read();
      await client.query('BEGIN');
      await ensureAppRole(client, role);
      await client.query('COMMIT');
      return { before, changed, after: await read() };
    },
    { writes: false },
  );
  expect(rights.changed).not.toEqual(rights.before);
  expect(rights.before.get('theme_versions')).toBe('INSERT SELECT');
  expect(rights.after).toEqual(rights.before);
});
