import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

describe('the limits of a visitor', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ trustProxy: ['127.0.0.1'] });
  });
  afterAll(() => app.stop());

  /** Looks for a certificate that is not there, as a proxy forwards it for an address. */
  const guess = async (address: string, host = 'greenfield.localhost'): Promise<number> => {
    const body = { Document_Number: `TC/${address}`, Date_Of_Birth: '2012-03-09' };
    return (await visitorOf(app, host, { 'x-forwarded-for': address }).post('/api/certificates/transfer', body)).status;
  };
  const guesses = async (addresses: readonly string[]): Promise<number[]> => {
    const statuses: number[] = [];
    for (const address of addresses) statuses.push(await guess(address));
    return statuses;
  };

  it('hold for all addresses of a /64, and for no other', async () => {
    const spellings = ['2001:db8:1:2::1', '2001:DB8:1:2:0:0:0:2', '2001:db8:1:2:ffff::', '[2001:db8:1:2::3]:4711'];
    expect(await guesses([...spellings, '2001:db8:1:2::1%eth0', '2001:db8:1:2::4'])).toEqual([
      ...Array(5).fill(404),
      429,
    ]);
    expect(await guess('2001:db8:1:3::1')).toBe(404);
    expect(await guess('2001:db8:1:2::1', 'riverside.localhost')).toBe(404);
  });

  it('hold for an IPv4 address however a proxy writes it', async () => {
    const spellings = [
      '203.0.113.9',
      '::ffff:203.0.113.9',
      '203.0.113.9:4711',
      '::FFFF:cb00:7109',
      '[::ffff:203.0.113.9]:80',
    ];
    expect(await guesses([...spellings, '203.0.113.9'])).toEqual([...Array(5).fill(404), 429]);
    expect(await guess('203.0.113.10')).toBe(404);
  });
});
