import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { AppError } from '#shared/errors/app-error.ts';
import { databaseFault } from './errors.ts';

const maxNameLength = 63;

/** The application role of a database. Roles belong to the whole cluster, hence one name per database. */
export const appRoleName = (database: string): string => {
  const name = `schoolyard_app_${database}`;
  if (Buffer.byteLength(name) <= maxNameLength) return name;
  return `schoolyard_app_${createHash('sha256').update(database).digest('hex').slice(0, 32)}`;
};

/** Quotes a name for SQL. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Makes the application role and grants it the tables. It owns nothing and obeys the policies, unlike the role that
 * connects, which may be a superuser. Runs at every start, since a restored dump brings tables but no role.
 * Errors: `DATABASE_ROLE`.
 */
export const ensureAppRole = async (client: ClientBase, role: string): Promise<void> => {
  const found = await client.query<{ bypasses: boolean }>(
    'select rolsuper or rolbypassrls as bypasses from pg_roles where rolname = $1',
    [role],
  );
  if (found.rows[0]?.bypasses)
    throw new AppError('DATABASE_ROLE', {
      role,
      what: 'bypasses row-level security',
      sql: `ALTER ROLE ${quoteName(role)} NOSUPERUSER NOBYPASSRLS;`,
    });
  try {
    if (found.rows.length === 0) {
      await client.query(`CREATE ROLE ${quoteName(role)} NOLOGIN; GRANT ${quoteName(role)} TO CURRENT_USER`);
    }
    await client.query(grants(role));
    await client.query(`SET LOCAL ROLE ${quoteName(role)}; RESET ROLE`);
  } catch (error) {
    if (databaseFault(error)?.code !== '42501') throw error;
    const sql = `CREATE ROLE ${quoteName(role)} NOLOGIN; GRANT ${quoteName(role)} TO the role in DATABASE_URL;`;
    throw new AppError('DATABASE_ROLE', { role, what: 'could not be made or used', sql }, { cause: error });
  }
};

// Tables of which the program changes less than everything: what was published stays as it was, and so do the moves
// of pointers; a token is ended, never deleted, an audit entry is at most anonymised, and the log of commits is for
// servers.
const fewerRights: Readonly<Record<string, string>> = {
  theme_versions: 'SELECT, INSERT',
  theme_pointer_history: 'SELECT, INSERT',
  operator_tokens: 'SELECT, INSERT, UPDATE',
  audit_log: 'SELECT, INSERT, UPDATE',
  commit_log: 'INSERT',
};

const rightsByTable = Object.entries(fewerRights)
  .map(([table, rights]) => `WHEN '${table}' THEN '${rights}'`)
  .join(' ');

// Only our own tables: a shared database may hold others that we may not grant. What an earlier version granted goes.
// Most starts find every right as it should be: to grant them all again takes twenty times as long as to look.
const grants = (role: string) => {
  const roleName = literal(role);
  return `
DO $grants$
DECLARE
  relation record;
BEGIN
  GRANT USAGE ON SCHEMA public TO ${quoteName(role)};
  FOR relation IN
    SELECT name, kind, rights FROM (
      SELECT oid::regclass AS name, CASE relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS kind, relacl,
        CASE WHEN relkind = 'S' THEN 'USAGE' ELSE
          CASE relname ${rightsByTable} ELSE 'SELECT, INSERT, UPDATE, DELETE' END
        END AS rights
      FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'S') AND pg_has_role(relowner, 'USAGE')
    ) AS own
    WHERE ARRAY(SELECT unnest(string_to_array(rights, ', ')) ORDER BY 1) IS DISTINCT FROM ARRAY(
      SELECT privilege_type FROM aclexplode(relacl) WHERE grantee = ${literal(quoteName(role))}::regrole ORDER BY 1
    )
  LOOP
    EXECUTE format('REVOKE ALL ON %s %s FROM %I', relation.kind, relation.name, ${roleName});
    EXECUTE format('GRANT %s ON %s %s TO %I', relation.rights, relation.kind, relation.name, ${roleName});
  END LOOP;
  GRANT EXECUTE ON FUNCTION public.search_ids(text, text, integer), public.schools_at(text) TO ${quoteName(role)};
END $grants$`;
};

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
