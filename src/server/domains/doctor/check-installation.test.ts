import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSealer } from '#server/core/crypto/sealer.ts';
import { sealedPlace } from '#server/domains/students/student-record.ts';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import { usedBytes } from '#server/files/uploads/quota.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { media, students } from '#server/store/schema.ts';
import { databases } from '#tests/api/databases.ts';
import { startApp, type TestApp } from '#tests/support/server.ts';
import { checkInstallation } from './check-installation.ts';
import type { DoctorFinding } from './finding.ts';

const findUsed = async (app: TestApp, slug: string): Promise<number> => {
  const schoolId = (await findSchoolBySlug(app.store, slug))?.schoolId ?? -1;
  return app.store.school(schoolId, ({ db }) => usedBytes(db, schoolId));
};

describe.each(databases)('the doctor on $database', ({ database }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ database });
  });
  afterAll(() => app.stop());

  const examine = async (
    changes: { secret?: string; storage?: MediaStorage; mediaQuota?: number; now?: () => number } = {},
  ) => {
    const { store, storage, secret } = app;
    const findings = await checkInstallation({ store, storage, secret, now: Date.now, ...changes });
    return new Map(findings.map((finding): [string, DoctorFinding] => [finding.name, finding]));
  };
  const sql = (text: string) => app.store.connection((client) => client.query(text), { writes: false });

  it('finds a sound installation sound', async () => {
    const findings = await examine();
    expect([...findings.values()].filter(({ state }) => state !== 'ok')).toEqual([]);
    expect([...findings.keys()]).toEqual([
      'Database',
      'Migrations',
      'Tenancy',
      'Clock',
      'Sealed numbers',
      'Own domains',
      'Media storage',
      'Media quota',
    ]);
    expect(findings.get('Database')?.text).toContain('2 schools');
  });

  it('names the schools whose media are near the quota, the fullest first', async () => {
    const sizes = { greenfield: 900_000, riverside: 1_000_000 };
    const ids = new Map<string, number>();
    for (const [slug, bytes] of Object.entries(sizes)) {
      const schoolId = (await findSchoolBySlug(app.store, slug))?.schoolId ?? -1;
      const [row] = await app.store.school(schoolId, ({ db }) =>
        db.insert(media).values({ schoolId, hash: 'filler', class: 'public', kind: 'picture', bytes }).returning(),
      );
      ids.set(slug, row?.id ?? -1);
    }
    const used = (slug: string) => findUsed(app, slug);
    const [most, least] = [await used('riverside'), await used('greenfield')].sort((a, b) => b - a);
    const quota = Math.floor((least ?? 0) / 0.9);
    expect((await examine({ mediaQuota: quota })).get('Media quota')).toMatchObject({
      state: 'warning',
      text: expect.stringMatching(/^riverside takes \d+ % of [\d.]+ MB, greenfield takes 90 % of [\d.]+ MB$/),
    });
    const larger = Math.floor((most ?? 0) / 0.9);
    expect((await examine({ mediaQuota: larger })).get('Media quota')?.text).toMatch(/^riverside takes 90 % of [^,]*$/);
    expect((await examine({ mediaQuota: 2 * larger })).get('Media quota')?.state).toBe('ok');
    for (const [slug, id] of ids) {
      const schoolId = (await findSchoolBySlug(app.store, slug))?.schoolId ?? -1;
      await app.store.school(schoolId, ({ db }) => db.delete(media).where(eq(media.id, id)));
    }
  });

  it('finds a table whose policy was taken away', async () => {
    await sql('alter table students no force row level security');
    expect((await examine()).get('Tenancy')).toMatchObject({ state: 'fault', text: 'without a policy: students' });
    await sql('alter table students force row level security');
    expect((await examine()).get('Tenancy')?.state).toBe('ok');
  });

  it('finds a migration that is missing', async () => {
    await sql("update schoolyard.migrations set name = 'x' where name = '0003_records'");
    expect((await examine()).get('Migrations')).toMatchObject({ state: 'fault', text: 'not applied: 0003_records' });
    await sql("update schoolyard.migrations set name = '0003_records' where name = 'x'");
  });

  it('finds clocks that are apart', async () => {
    expect((await examine({ now: () => Date.now() - 60_000 })).get('Clock')?.state).toBe('warning');
  });

  it('finds a secret that is not the one of before', async () => {
    const schoolId = (await findSchoolBySlug(app.store, 'greenfield'))?.schoolId ?? -1;
    const person = { firstName: 'Meera', dateOfBirth: '2016-01-01', gender: 'Female', mobile: '+919876543210' };
    await app.store.school(schoolId, async ({ db }) => {
      const row = { schoolId, ...person, admissionNo: 'D-1', admissionDate: '2026-04-01' };
      const [student] = await db.insert(students).values(row).returning();
      const sealed = createSealer(app.secret).seal('234123412346', sealedPlace('aadhaar', student?.id ?? 0));
      await db.update(students).set({ aadhaarSealed: sealed });
    });
    expect((await examine()).get('Sealed numbers')).toMatchObject({
      state: 'ok',
      text: 'open with the secret of today',
    });
    expect((await examine({ secret: 'another secret of thirty-two letters' })).get('Sealed numbers')?.state).toBe(
      'fault',
    );
  });

  it('finds storage that fails', async () => {
    const storage: MediaStorage = { ...app.storage, put: () => Promise.reject(new Error('The disk is gone.')) };
    expect((await examine({ storage })).get('Media storage')).toMatchObject({
      state: 'fault',
      text: 'The disk is gone.',
    });
  });
});
