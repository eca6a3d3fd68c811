import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSealer } from '#server/core/crypto/sealer.ts';
import { writeRegistration } from '#server/domains/schools/registration/write-registration.ts';
import { addSchool, findSchoolById, findSchoolBySlug, reserveSchoolId } from '#server/store/global.ts';
import { auditLog, content, siteRecords, users } from '#server/store/schema.ts';
import { jpeg } from '../media/pictures.ts';
import { silent } from '../store/databases.ts';
import { visitorOf } from '../support/callers.ts';
import { readOutbox } from '../support/outbox.ts';
import { startApp, type TestApp, testSecret } from '../support/server.ts';
import { databases } from './databases.ts';
import { logoOf, register } from './registration-form.ts';

const form = {
  school_Name: 'Half Made School',
  school_address: '1 Mill Lane',
  City: 'Pune',
  State: 'Maharashtra',
  Pincode: '411001',
  Country: 'India',
  Mobile: '9822010001',
  Email: 'office@half.example',
  Time_Zone: 'Asia/Kolkata',
  Currency: 'INR',
  Locale: ['en'],
  Session_Start_Month: 4 as const,
  Week_Off: ['Sunday' as const],
  theme_Id: 1,
  Admin_Name: 'Uma Rao',
  Admin_Email: 'uma@half.example',
  Admin_Mobile: '9822010002',
  Password: 'wet banyan morning',
  Terms: true,
  Consent: true,
};

describe.each(databases)('a registration that fails on $database', ({ database }) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp({ database });
  });
  afterAll(() => app.stop());

  it('leaves no row where the last step fails', async () => {
    const schoolId = await reserveSchoolId(app.store);
    const registration = {
      schoolId,
      slug: 'half-made',
      schoolKey: 'HALF',
      form,
      language: 'hi',
      passwordHash: 'x',
      uploads: [],
    };
    const services = { store: app.store, sealer: createSealer(testSecret) };
    const request = { services, requestId: 'r-1', address: '192.0.2.1', log: silent };
    // The secrets for the mail are made last, and need the time.
    const broken = { ...request, now: () => new Date(Number.NaN) };
    await expect(writeRegistration(broken, registration)).rejects.toThrow('Invalid time value');
    expect(await findSchoolById(app.store, schoolId)).toBeUndefined();
    const rows = await app.store.school(schoolId, async ({ db }) => [
      ...(await db.select().from(users)),
      ...(await db.select().from(content)),
      ...(await db.select().from(siteRecords)),
      ...(await db.select().from(auditLog)),
    ]);
    expect(rows).toEqual([]);
    const working = { ...request, now: () => new Date(app.clock.now) };
    expect(await writeRegistration(working, registration)).toEqual({
      verify: expect.any(String),
      handover: expect.any(String),
    });
    expect(await findSchoolBySlug(app.store, 'half-made')).toMatchObject({ schoolId, listed: false });
  });

  it('leaves no file and sends no mail where the school cannot be written', async () => {
    const next = (await reserveSchoolId(app.store)) + 1;
    const squatter = { id: next, slug: 'squatter', schoolKey: 'SQUAT', name: 'Squatter' };
    await app.store.school(next, (context) =>
      addSchool(context, { ...squatter, status: 'draft' as const, listed: false }),
    );
    const visitor = visitorOf(app, 'localhost');
    app.log.announce(/duplicate key value violates unique constraint \\"schools_pkey/);
    const answer = await register(visitor, { school_Name: 'No Place School' }, [logoOf(await jpeg(), 'logo.jpg')]);
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('duplicate key');
    const folders = await readdir(join(app.dataDir, 'media'));
    const left = folders.includes(String(next)) ? await readdir(join(app.dataDir, 'media', String(next))) : [];
    expect(left).toEqual([]);
    expect(await findSchoolBySlug(app.store, 'no-place-school')).toBeUndefined();
    expect(await readOutbox(app)).toEqual([]);
    const second = await register(visitor, { school_Name: 'No Place School' });
    expect(second).toMatchObject({ status: 201, json: { school_Slug: 'no-place-school', School_Id: next + 1 } });
  });
});
