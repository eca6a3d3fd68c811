import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, visitorOf } from '../support/callers.ts';
import { openStream } from '../support/event-stream.ts';
import { startTwoNodes, type TwoNodes } from './support/two-nodes.ts';

const host = 'greenfield.localhost';

describe('an open office over two nodes', () => {
  let pair: TwoNodes;
  beforeAll(async () => {
    pair = await startTwoNodes();
  });
  afterAll(() => pair.stop());

  it('is told by one what was changed over the other', async () => {
    const [first, second] = pair.nodes;
    const admin = await signIn(first.app);
    const stream = await openStream(second.app.port, admin);
    const { json } = await admin.post('/api/content/notice', { noticeHead: 'Written at the other server' });
    await stream.next('changed', (changes) => changes.some(({ type, id }) => type === 'notice' && id === json.id));
    stream.close();
  });

  it('is seen by those of the other, whichever of the two is told', async () => {
    const [first, second] = pair.nodes;
    const rohini = await signIn(first.app, { name: 'Rohini Lele' });
    const own = await openStream(first.app.port, rohini);
    const other = await openStream(second.app.port, await signIn(first.app, { name: 'Meera Joshi' }));
    const there = visitorOf(second.app, host, rohini.headers);
    const body = { window: own.window, area: '/website' };
    expect((await there.call('PUT', '/api/office/presence', { body })).status).toBe(200);
    await other.next('people', (people) => people.some(({ name }) => name === 'Rohini Lele'));
    own.close();
    await other.next('people', (people) => people.length === 0);
    other.close();
  });

  it('ends at one when its sign-in is ended over the other', async () => {
    const [first, second] = pair.nodes;
    const person = await signIn(first.app);
    const stream = await openStream(second.app.port, person);
    expect((await person.post('/api/Account/logout', {})).status).toBeLessThan(300);
    await stream.ended;
  });
});
