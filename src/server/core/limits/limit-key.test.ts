import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountKey, addressKey, certificateKey, keyText, recipientKey } from './limit-key.ts';
import { networkOf } from './network.ts';

const group = fc.integer({ min: 0, max: 0xffff });
const groups = fc.array(group, { minLength: 8, maxLength: 8 });
const bytes = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 4, maxLength: 4 });
const port = fc.integer({ min: 1, max: 65_535 });

const full = (all: readonly number[]): string => all.map((one) => one.toString(16).padStart(4, '0')).join(':');
const short = (all: readonly number[]): string => new URL(`http://[${full(all)}]`).hostname.replace(/^\[|\]$/g, '');
const dotted = (all: readonly number[]): string => {
  const last = all.slice(6).flatMap((one) => [one >> 8, one & 255]);
  return `${full(all).split(':').slice(0, 6).join(':')}:${last.join('.')}`;
};

describe('the network of an address', () => {
  it('is the same for every spelling of an IPv6 address', () => {
    fc.assert(
      fc.property(groups, port, (all, at) => {
        const spellings = [full(all), full(all).toUpperCase(), short(all), dotted(all)];
        const around = spellings.flatMap((one) => [
          one,
          `[${one}]`,
          `[${one}]:${at}`,
          `${one}%eth0`,
          `[${one}%1]:${at}`,
        ]);
        expect(new Set(around.map(networkOf)).size).toBe(1);
      }),
    );
  });

  it('is the first 64 bits of an IPv6 address, and never those of another', () => {
    // Those that hold an IPv4 address begin with 0 or 64.
    const own = groups.map(([first = 0, ...rest]) => [first | 0x2000, ...rest]);
    fc.assert(
      fc.property(own, own, (one, other) => {
        const sibling = [...one.slice(0, 4), ...other.slice(4)];
        expect(networkOf(full(sibling))).toBe(networkOf(full(one)));
        const isSame = one.slice(0, 4).join() === other.slice(0, 4).join();
        expect(networkOf(full(other)) === networkOf(full(one))).toBe(isSame);
      }),
    );
  });

  it('is the IPv4 address, however it is written', () => {
    fc.assert(
      fc.property(bytes, port, (all, at) => {
        const [a = 0, b = 0, c = 0, d = 0] = all;
        const plain = all.join('.');
        const last = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
        const spellings = [
          `${plain}:${at}`,
          `::ffff:${plain}`,
          `::FFFF:${plain}%lo`,
          `::ffff:${last}`,
          `0:0:0:0:0:ffff:${last}`,
          `[::ffff:${plain}]:${at}`,
          `64:ff9b::${plain}`,
        ];
        for (const one of [plain, ...spellings]) expect(networkOf(one)).toBe(plain);
      }),
    );
  });

  it('is one for all that is no address, and is found for any text', () => {
    for (const text of [undefined, '', 'unknown', '_hidden', '1.2.3', '1.2.3.4.5', '::1::', '[::1', '999.1.1.1:80'])
      expect(networkOf(text)).toBe('unknown');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(networkOf(text)).toMatch(/^(unknown|[\da-f.:]+(\/64)?)$/);
      }),
    );
  });
});

describe('the keys of limits', () => {
  it('are the same for two spellings of a login, a mailbox, a number or a certificate', () => {
    expect(accountKey(1, '098765 43210')).toEqual(accountKey(1, '+919876543210'));
    expect(accountKey(1, 'Asha@Example.org')).toEqual(accountKey(1, 'asha@example.org'));
    expect(recipientKey(' Asha@Example.org')).toEqual(recipientKey('asha@example.org'));
    expect(recipientKey('asha+school@example.org')).toEqual(recipientKey('asha@example.org'));
    expect(recipientKey('asha+a+b@example.org')).toEqual(recipientKey('asha@example.org'));
    expect(recipientKey('98765-43210', 1)).toEqual(recipientKey('+919876543210', 1));
    expect(certificateKey(1, ' tc/2026/041 ')).toEqual(certificateKey(1, 'TC/2026/041'));
  });

  it('have texts that are the same for the same key alone', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('1', '* 1', '1 a', 'address 1 a', '10.0.0.1'));
    const school = fc.integer({ min: 0, max: 12 });
    const key = fc.oneof(
      fc.tuple(school, text).map(([id, value]) => addressKey(id, value)),
      fc.tuple(school, text).map(([id, value]) => accountKey(id, value)),
      fc.tuple(fc.option(school), text).map(([id, value]) => recipientKey(value, id)),
      fc.tuple(school, text).map(([id, value]) => certificateKey(id, value)),
    );
    fc.assert(
      fc.property(key, key, (one, other) => {
        const isSame = one.scope === other.scope && one.schoolId === other.schoolId && one.value === other.value;
        expect(keyText(one) === keyText(other)).toBe(isSame);
      }),
      { numRuns: 500 },
    );
  });

  it('keep apart schools, and what all schools do together', () => {
    const texts = [recipientKey('a@b.org'), recipientKey('a@b.org', 1), recipientKey('a@b.org', 2)].map(keyText);
    expect(new Set(texts).size).toBe(3);
  });
});
