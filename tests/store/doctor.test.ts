import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSealer } from '../../src/server/auth/sealer.ts';
import { checkInstallation } from '../../src/server/doctor/check-installation.ts';
import type { DoctorFinding } from '../../src/server/doctor/finding.ts';
import type { MediaStorage } from '../../src/server/media/storage.ts';
import { sealedPlace } from '../../src/server/operations/students/sealed-place.ts';
import { findSchoolBySlug } from '../../src/server/store/global.ts';
import { students } from '../../src/server/store/schema.ts';
import { databases } from '../api/databases.ts';
import { startApp, type TestApp } from '../support/server.ts';

describe.each(databases)('the doctor on $database', ({ database }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ database });
  });
  afterAll(() => app.stop());

  const examine = async (changes: { secret?: string; storage?: MediaStorage; now?: () => number } = {}) => {
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
      'Media storage',
    ]);
    expect(findings.get('Database')?.text).toContain('2 schools');
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
