import { randomBytes } from 'node:crypto';
import type { ClientBase } from 'pg';
import { createSealer } from '#server/core/crypto/sealer.ts';
import { readTables } from '#server/domains/backup/index.ts';
import { sealedPlace } from '#server/domains/students/index.ts';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import { defaultMediaQuota } from '#server/files/uploads/quota.ts';
import { migrations } from '#server/store/migrations.ts';
import type { Store } from '#server/store/store.ts';
import { checkDomains } from './check-domains.ts';
import { checkQuota } from './check-quota.ts';
import { type DoctorFinding, examined, fault, sound, warning } from './finding.ts';

interface Installation {
  readonly store: Store;
  readonly storage: MediaStorage;
  readonly secret: string;
  /** What pictures and files of one school may take in all, in bytes; 5 GB by default. */
  readonly mediaQuota?: number;
  readonly now: () => number;
}

const maxSkewMs = 5000;

/** What can be seen of the database and the storage of an installation. */
export const checkInstallation = async ({
  store,
  storage,
  secret,
  mediaQuota = defaultMediaQuota,
  now,
}: Installation): Promise<DoctorFinding[]> => [
  ...(await store.connection(
    async (client) => [
      await examined('Database', 'Look at its log.', () => checkDatabase(client, store.kind)),
      await examined('Migrations', 'Start the server once.', () => checkMigrations(client)),
      await examined('Tenancy', 'Restore the policies from a backup.', () => checkTenancy(client)),
      await examined('Clock', 'Set the clock.', () => checkClock(client, now)),
      await examined('Sealed numbers', 'Set SECRET to what it was.', () => checkSealed(client, secret)),
    ],
    { writes: false },
  )),
  await examined('Own domains', 'Look at the log of the database.', () => checkDomains(store)),
  await examined('Media storage', 'Check MEDIA_URL and its rights.', () => checkStorage(storage)),
  await examined('Media quota', 'Look at the log of the database.', () => checkQuota(store, mediaQuota)),
];

const checkDatabase = async (client: ClientBase, kind: Store['kind']): Promise<DoctorFinding> => {
  const { rows } = await client.query<{ version: string; schools: number }>(
    "select current_setting('server_version') as version, (select count(*)::int from schools where id > 0) as schools",
  );
  const { version = '', schools = 0 } = rows[0] ?? {};
  return sound('Database', `${kind === 'embedded' ? 'embedded ' : ''}PostgreSQL ${version}, ${schools} schools`);
};

const checkMigrations = async (client: ClientBase): Promise<DoctorFinding> => {
  const { rows } = await client.query<{ name: string }>('select name from schoolyard.migrations');
  const applied = new Set(rows.map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !applied.has(name)).map(({ name }) => name);
  if (missing.length === 0) return sound('Migrations', `${applied.size} of ${migrations.length} applied`);
  return fault('Migrations', `not applied: ${missing.join(', ')}`, 'Start the server once: it applies them.');
};

/** Whether every table of schools is behind its policy, for the owner as well. */
const checkTenancy = async (client: ClientBase): Promise<DoctorFinding> => {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
       and not (c.relforcerowsecurity and exists (select 1 from pg_policy p where p.polrelid = c.oid))`,
  );
  const open = rows.map(({ name }) => name);
  const tables = (await readTables(client)).filter(({ isTenant }) => isTenant);
  if (open.length === 0 && tables.length > 0) return sound('Tenancy', `${tables.length} tables behind their policies`);
  return fault(
    'Tenancy',
    `without a policy: ${open.join(', ') || 'every table'}`,
    'Someone changed the tables: restore a backup into an empty database.',
  );
};

const checkClock = async (client: ClientBase, now: () => number): Promise<DoctorFinding> => {
  const before = now();
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  const middle = (before + now()) / 2;
  const skew = Math.abs((rows[0]?.now.getTime() ?? 0) - middle);
  if (skew <= maxSkewMs) return sound('Clock', 'the same here and in the database');
  return warning(
    'Clock',
    `${Math.round(skew / 1000)} seconds apart from the database's`,
    'Keep both machines on time with NTP: notices are published by the clock.',
  );
};

/** Whether what was sealed can be opened with the secret of today. */
const checkSealed = async (client: ClientBase, secret: string): Promise<DoctorFinding> => {
  const { rows: schools } = await client.query<{ id: number }>('select id from schools order by id limit 200');
  const sealer = createSealer(secret);
  for (const { id } of schools) {
    await client.query("select set_config('app.school_id', $1, false)", [String(id)]);
    const { rows } = await client.query<{ id: number; sealed: string }>(
      'select id, aadhaar_sealed as sealed from students where school_id = $1 and aadhaar_sealed is not null limit 1',
      [id],
    );
    const [row] = rows;
    if (!row) continue;
    try {
      sealer.open(row.sealed, sealedPlace('aadhaar', row.id));
      return sound('Sealed numbers', 'open with the secret of today');
    } catch {
      return fault(
        'Sealed numbers',
        'cannot be opened with the secret of today',
        'Set SECRET, or DATA_DIR/secret, to what it was when they were written.',
      );
    }
  }
  return sound('Sealed numbers', 'none yet');
};

const checkStorage = async (storage: MediaStorage): Promise<DoctorFinding> => {
  const key = `0/0/doctor-${randomBytes(6).toString('hex')}`;
  const data = randomBytes(64);
  await storage.put(key, data);
  const read = await storage.get(key);
  await storage.delete(key);
  if (read?.equals(data) && !(await storage.exists(key))) return sound('Media storage', 'writes, reads and deletes');
  return fault('Media storage', 'does not give back what is written to it', 'Check MEDIA_URL and its rights.');
};
