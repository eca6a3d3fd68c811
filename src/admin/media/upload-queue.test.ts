import { describe, expect, it } from 'vitest';
import { createUploadQueue, type Upload, type UploadPlatform } from './upload-queue.ts';

interface Sending {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: number) => void;
  readonly end: () => void;
  readonly fail: (error: unknown) => void;
}

const fileOf = (name: string): File => new File(['12345678'], name);

/** A queue whose files are sent by hand; each is prepared to half its bytes. */
const start = (more: Partial<UploadPlatform> = {}) => {
  const sending: Sending[] = [];
  let sent = 0;
  const queue = createUploadQueue({
    prepare: async (file) => new File(['1234'], file.name),
    send: ({ name }, { signal, onProgress }) =>
      new Promise((end, fail) => {
        signal.addEventListener('abort', () => fail(signal.reason));
        sending.push({ name, signal, onProgress, end, fail });
      }),
    retryAfter: () => undefined,
    sent: () => sent++,
    ...more,
  });
  const states = (): readonly Upload['state'][] => queue.uploads().map(({ state }) => state);
  const until = (wanted: readonly Upload['state'][]): Promise<void> => expect.poll(states).toEqual(wanted);
  const of = (name: string): Sending => {
    const found = sending.findLast((one) => one.name === name);
    if (!found) throw new Error(`${name} is not being sent.`);
    return found;
  };
  return { queue, sending, of, states, until, sentCount: () => sent };
};

describe('a queue of uploads', () => {
  it('sends two at once, as they were prepared, and says how far each is', async () => {
    const { queue, of, until, sentCount } = start();
    queue.add([fileOf('a'), fileOf('b'), fileOf('c')]);
    await until(['sending', 'sending', 'waiting']);
    of('a').onProgress(0.5);
    expect(queue.uploads()[0]).toMatchObject({ progress: 0.5, sentBytes: 4 });
    of('a').end();
    await until(['sent', 'sending', 'sending']);
    of('b').end();
    of('c').end();
    await until(['sent', 'sent', 'sent']);
    expect(sentCount()).toBe(3);
    queue.clear();
    expect(queue.uploads()).toEqual([]);
  });

  it('goes on past a file that fails, which is sent again when it is asked for', async () => {
    const { queue, of, until } = start();
    queue.add([fileOf('a'), fileOf('b'), fileOf('c')]);
    await until(['sending', 'sending', 'waiting']);
    of('a').fail(new Error('No network'));
    await until(['failed', 'sending', 'sending']);
    expect(queue.uploads()[0]?.error).toEqual(new Error('No network'));
    of('b').end();
    await until(['failed', 'sent', 'sending']);
    queue.retry(1);
    await until(['sending', 'sent', 'sending']);
    of('a').end();
    await until(['sent', 'sent', 'sending']);
  });

  it('gives up one file by itself, wherever it is', async () => {
    const { queue, of, states, until } = start();
    queue.add([fileOf('a'), fileOf('b'), fileOf('c')]);
    await until(['sending', 'sending', 'waiting']);
    queue.cancel(3);
    queue.cancel(1);
    expect(of('a').signal.aborted).toBe(true);
    expect(states()).toEqual(['sending']);
    queue.add([fileOf('d')]);
    await until(['sending', 'sending']);
    of('d').fail(new Error('No network'));
    await until(['sending', 'failed']);
    queue.cancel(4);
    of('b').end();
    await until(['sent']);
  });

  it('gives up all at once, and keeps what has arrived', async () => {
    const { queue, of, sending, states, until } = start();
    queue.add([fileOf('a'), fileOf('b'), fileOf('c')]);
    await until(['sending', 'sending', 'waiting']);
    of('a').end();
    await until(['sent', 'sending', 'sending']);
    queue.cancelAll();
    expect(states()).toEqual(['sent']);
    expect(sending.map(({ signal }) => signal.aborted)).toEqual([false, true, true]);
  });

  it('begins nothing while it is paused', async () => {
    const { queue, of, until } = start();
    queue.add([fileOf('a'), fileOf('b'), fileOf('c')]);
    await until(['sending', 'sending', 'waiting']);
    queue.pause();
    of('a').end();
    await until(['sent', 'sending', 'waiting']);
    queue.resume();
    await until(['sent', 'sending', 'sending']);
  });

  it('waits where it is asked to, and then sends what was put back', async () => {
    const { queue, of, until } = start({
      retryAfter: (error) => (error === 'too many' ? { ms: 20, isNetwork: false } : undefined),
    });
    queue.add([fileOf('a')]);
    await until(['sending']);
    of('a').fail('too many');
    await until(['waiting']);
    await until(['sending']);
    of('a').end();
    await until(['sent']);
  });

  it('waits for the network, and goes on with the first file that arrives', async () => {
    const hour = 3_600_000;
    const { queue, of, until } = start({ retryAfter: () => ({ ms: hour, isNetwork: true }) });
    queue.add([fileOf('a'), fileOf('b'), fileOf('c')]);
    await until(['sending', 'sending', 'waiting']);
    of('a').fail('gone');
    await until(['waiting', 'sending', 'waiting']);
    expect(queue.uploads()[0]).toMatchObject({ error: 'gone', tries: 1 });
    of('b').end();
    // What was never tried goes before what has failed.
    await until(['sending', 'sent', 'sending']);
    of('a').fail('gone');
    of('c').fail('gone');
    await until(['waiting', 'sent', 'waiting']);
    queue.retryAll(() => false);
    await until(['sending', 'sent', 'sending']);
    of('c').end();
    of('a').end();
    await until(['sent', 'sent', 'sent']);
  });

  it('sends all again that has failed and is worth it', async () => {
    const { queue, of, until } = start();
    queue.add([fileOf('a'), fileOf('b')]);
    await until(['sending', 'sending']);
    of('a').fail('server');
    of('b').fail('damaged');
    await until(['failed', 'failed']);
    queue.retryAll(({ error }) => error === 'server');
    await until(['sending', 'failed']);
  });

  it('makes pictures smaller one at a time', async () => {
    let now = 0;
    let most = 0;
    const { queue, until } = start({
      prepare: async (file) => {
        most = Math.max(most, ++now);
        await new Promise((resolve) => setImmediate(resolve));
        now--;
        return file;
      },
    });
    queue.add([fileOf('a'), fileOf('b')]);
    await until(['sending', 'sending']);
    expect(most).toBe(1);
  });

  it('does not send what cannot be prepared', async () => {
    const { queue, sending, until } = start({ prepare: () => Promise.reject(new Error('wrongType')) });
    queue.add([fileOf('a'), fileOf('b')]);
    await until(['failed', 'failed']);
    expect(sending).toEqual([]);
  });
});
