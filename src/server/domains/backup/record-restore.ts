import type { ClientBase } from 'pg';
import type { Manifest } from './archive.ts';
import { setSchool } from './dump-rows.ts';
import type { SchoolIds } from './restore-rows.ts';

interface Restored {
  readonly actor: string;
  readonly manifest: Manifest;
  readonly ids: SchoolIds;
}

/**
 * Records what was restored, in the transaction that does it: in the platform's own log, and in that of a school
 * which comes alone.
 */
export const recordRestore = async (
  client: ClientBase,
  { actor, manifest: { kind, createdAt, schools }, ids }: Restored,
): Promise<void> => {
  const backup = { kind, createdAt, schools: schools.map(({ slug }) => slug) };
  const [only] = kind === 'whole' ? [] : schools;
  const schoolId = only && (ids.get(only.id) ?? only.id);
  const entry = { entity: schoolId === undefined ? 'installation' : 'school', id: schoolId ?? null };
  for (const log of schoolId === undefined ? [0] : [0, schoolId]) {
    await setSchool(client, log);
    await client.query(
      'insert into audit_log (school_id, actor, action, entity, entity_id, after) values ($1, $2, $3, $4, $5, $6)',
      [log, actor, 'restore', entry.entity, entry.id, JSON.stringify(backup)],
    );
  }
};
