import { createRequire } from 'node:module';
import { passwordLength } from '#schemas/access/password-length.ts';
import { createSemaphore } from '../concurrency/semaphore.ts';
import { tooMany } from '../errors/refusals.ts';
import { normalizePhone } from '../validation/phone.ts';
import { newSecret } from './secret.ts';

// An import has Node look for the names that this long CommonJS file exports: 0.1 s of a start's CPU.
const { hash, verify } = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2');

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string | null;
  readonly mobile: string | null;
}

export interface Passwords {
  /** argon2id in the PHC form. Errors: `TOO_MANY` where too many wait. */
  hash(password: string): Promise<string>;
  /** Whether a password is that of a hash. Without a hash it takes the same time, and is false. Errors: `TOO_MANY`. */
  matches(hash: string | null, password: string): Promise<boolean>;
  /** What is wrong with a new password, as a form shows it; undefined if it may be used. */
  problem(password: string, owner: PasswordOwner): Promise<string | undefined>;
}

/** OWASP's parameters for argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashings at once, and those that may wait for their turn: each takes memory and a thread. */
const limits = { atOnce: 2, waiting: 100 };

const busySeconds = 10;

export const createPasswords = ({ atOnce, waiting } = limits): Passwords => {
  const semaphore = createSemaphore(atOnce);
  const isCommon = createCommonPasswords(passwordLength.least);
  let queued = 0;
  let unknownUserHash: Promise<string> | undefined;

  const limited = async <T>(work: () => Promise<T>): Promise<T> => {
    if (queued >= atOnce + waiting) throw tooMany(busySeconds);
    queued += 1;
    return semaphore(work).finally(() => {
      queued -= 1;
    });
  };
  const hashPlain = (password: string): Promise<string> => limited(() => hash(password, cost));
  const hashOfUnknownUser = async (): Promise<string> => {
    unknownUserHash ??= hashPlain(newSecret());
    // A refusal because the queue is full is not cached.
    return unknownUserHash.catch((error: unknown) => {
      unknownUserHash = undefined;
      throw error;
    });
  };

  return {
    hash: (password) => hashPlain(plain(password)),
    async matches(stored, password) {
      const compared = stored ?? (await hashOfUnknownUser());
      const isSame = await limited(() => verify(compared, plain(password)));
      return isSame && stored !== null;
    },
    async problem(password, owner) {
      const text = plain(password);
      const length = [...text].length;
      const { least, max } = passwordLength;
      if (length < least) return `Use at least ${least} characters.`;
      if (length > max) return `Use at most ${max} characters.`;
      if (isOwn(text, owner)) return 'Do not use your name, email or mobile as your password.';
      return (await isCommon(text)) ? 'Many people use this password. Choose another.' : undefined;
    },
  };
};

/** The same text whatever keyboard it was typed on, as the validators of calls make it. */
const plain = (password: string): string => password.normalize('NFC').trim();

const isOwn = (password: string, { name, email, mobile }: PasswordOwner): boolean => {
  const bare = (text: string): string => text.toLowerCase().replace(/\s+/g, '');
  const own = [name, email ?? '', email?.split('@')[0] ?? ''].filter(Boolean).map(bare);
  return own.includes(bare(password)) || (mobile !== null && normalizePhone(password) === mobile);
};

/** Whether a password is one of those that many people use, in any case. */
type IsCommonPassword = (password: string) => Promise<boolean>;

/** Reads the dictionary when it is first needed, and keeps the words of at least `shortest` characters. */
const createCommonPasswords = (shortest: number): IsCommonPassword => {
  let known: Promise<ReadonlySet<string>> | undefined;
  return async (password) => {
    known ??= readDictionary(shortest);
    return (await known).has(password.toLowerCase());
  };
};

const readDictionary = async (shortest: number): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortest));
};
