import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomainNames } from '#server/core/dns/domain-names.ts';
import { checkDomains } from '#server/domains/doctor/check-domains.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const path = '/api/school/domain';
const host = 'www.green.school';

describe.each(databases)('own domains on $database', ({ database }) => {
  /** What the name servers of the test say; a name under `down` is not answered for. */
  const records = new Map<string, readonly string[]>();
  const ask =
    (kind: string): DomainNames['texts'] =>
    async (name) => {
      if (records.has(`down ${name}`)) throw new Error('The name servers do not answer.');
      return records.get(`${kind} ${name}`) ?? [];
    };
  let app: TestApp;
  let green: Caller;
  let river: Caller;
  const check = async (caller: Caller) => (await caller.call('POST', `${path}/check`)).json;
  const claim = (caller: Caller, Host: string) => caller.call('PUT', path, { body: { Host } });
  /** The value of the TXT record that a school is shown. */
  const proofOf = async (caller: Caller): Promise<string> =>
    (await caller.get(path)).json.Records.find(({ Type }: { Type: string }) => Type === 'TXT').Value;
  const prove = async (caller: Caller, name = host) =>
    records.set(`TXT _schoolyard.${name}`, ['v=spf1 -all', await proofOf(caller)]);
  const homeAt = async (name: string): Promise<string> => (await visitorOf(app, name).get('/')).text;

  beforeAll(async () => {
    const domainNames = { texts: ask('TXT'), aliases: ask('CNAME'), addresses: ask('A') };
    app = await startApp({ database, domainNames, baseUrl: 'http://schoolyard.example.net' });
    green = await signIn(app, { school: 'greenfield' });
    river = await signIn(app, { school: 'riverside' });
  });
  afterAll(() => app.stop());

  it.each(['green', 'green school.org', '192.168.1.4', 'www.green.local', 'old.slug.invalid', '-a.org', 'a..org'])(
    'are names on the internet, which %s is not',
    async (name) => {
      const { status, json } = await claim(green, name);
      expect([status, Object.keys(json.errors)]).toEqual([422, ['Host']]);
    },
  );

  it.each(['schoolyard.example.net', 'riverside.schoolyard.example.net', 'https://SCHOOLYARD.example.net/x'])(
    'are never the product’s own: %s',
    async (name) => {
      expect((await claim(green, name)).json.errors.Host).toEqual([
        'This is an address of the product. Enter a domain of your own.',
      ]);
    },
  );

  it('show the records that they need, and lead nowhere until these are found', async () => {
    expect((await green.get(path)).json).toMatchObject({ State: 'None', Records: [] });
    const { json } = await claim(green, ' https://WWW.green.school/about ');
    expect(json).toMatchObject({
      State: 'Waiting',
      Host: host,
      Records: [
        { Type: 'TXT', Name: `_schoolyard.${host}`, Value: expect.stringMatching(/^schoolyard-verify=[\w-]{43}$/) },
        { Type: 'CNAME', Name: host, Value: 'greenfield.schoolyard.example.net' },
      ],
    });
    expect(await homeAt(host)).not.toContain('Greenfield');
    expect(await check(green)).toMatchObject({ State: 'Failed', Problem: 'No_Proof', Checked_At: expect.any(String) });
    records.set(`TXT _schoolyard.${host}`, ['schoolyard-verify=of-somebody-else']);
    expect((await check(green)).Problem).toBe('Other_Proof');
    await prove(green);
    expect((await check(green)).Problem).toBe('Not_There');
    records.set(`CNAME ${host}`, ['elsewhere.example.com']);
    expect((await check(green)).Problem).toBe('Elsewhere');
    records.set(`down ${host}`, []);
    expect((await check(green)).Problem).toBe('No_Answer');
    records.delete(`down ${host}`);
    expect(await homeAt(host)).not.toContain('Greenfield');
  });

  it('show the website once they are proved, and go on while a name server is down', async () => {
    records.set(`CNAME ${host}`, ['Greenfield.schoolyard.example.net.']);
    expect(await check(green)).toMatchObject({ State: 'Verified', Url: `https://${host}` });
    expect(await homeAt(host)).toContain('Greenfield');
    records.set(`down ${host}`, []);
    const { State, Problem } = await check(green);
    expect([State, Problem]).toEqual(['Verified', 'No_Answer']);
    expect(await homeAt(host)).toContain('Greenfield');
    expect(await checkDomains(app.store)).toMatchObject({
      state: 'warning',
      text: `1 in use, 0 waiting for their records; without their records: ${host}`,
    });
    records.delete(`down ${host}`);
    expect((await check(green)).Problem).toBeUndefined();
  });

  it('belong to one school: another can neither take nor prove one that is in use', async () => {
    expect((await claim(river, host)).json.errors.Host).toEqual([
      'Another school has proved that this domain is its own.',
    ]);
    // Both want it, and the one that proves it first has it.
    await claim(river, 'shared.school');
    await green.call('DELETE', path);
    expect(await homeAt(host)).not.toContain('Greenfield');
    await claim(green, 'shared.school');
    await prove(green, 'shared.school');
    records.set('A shared.school', ['203.0.113.7']);
    records.set('A greenfield.schoolyard.example.net', ['203.0.113.7']);
    records.set('A riverside.schoolyard.example.net', ['203.0.113.7']);
    expect((await check(river)).Problem).toBe('Other_Proof');
    expect((await check(green)).State).toBe('Verified');
    await prove(river, 'shared.school');
    expect(await check(river)).toMatchObject({ State: 'Failed', Problem: 'Taken' });
    expect(await homeAt('shared.school')).toContain('Greenfield');
  });

  it('stay in use while another is wanted, until that one is proved', async () => {
    const [used, wanted] = ['shared.school', 'new.school'];
    records.set(`TXT _schoolyard.${used}`, []);
    expect(await homeAt(used)).toContain('Greenfield');
    expect((await claim(green, wanted)).json).toMatchObject({ State: 'Waiting', Host: wanted, Url: `https://${used}` });
    expect(await homeAt(used)).toContain('Greenfield');
    expect(await check(green)).toMatchObject({ State: 'Failed', Host: wanted, Problem: 'No_Proof' });
    expect((await green.call('DELETE', path)).json.message).toBe(`${wanted} is given up.`);
    expect((await green.get(path)).json).toMatchObject({ State: 'Verified', Host: used });
    await claim(green, wanted);
    expect((await claim(green, used)).json).toMatchObject({ State: 'Verified', Host: used });
    await claim(green, wanted);
    await prove(green, wanted);
    records.set(`A ${wanted}`, ['203.0.113.7']);
    expect(await check(green)).toMatchObject({ State: 'Verified', Host: wanted, Url: `https://${wanted}` });
    expect(await homeAt(wanted)).toContain('Greenfield');
    expect(await homeAt(used)).not.toContain('Greenfield');
    await green.call('DELETE', path);
    expect((await green.get(path)).json.State).toBe('None');
  });

  it('are the admin’s to set', async () => {
    const desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    expect([(await desk.get(path)).status, (await claim(desk, host)).status]).toEqual([403, 403]);
  });
});
