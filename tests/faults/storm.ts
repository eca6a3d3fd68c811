import { pictureOf, upload } from '../api/media-files.ts';
import { jpeg } from '../media/pictures.ts';
import type { Caller, CallResult } from '../support/callers.ts';
import { confirm } from '../support/enquiries.ts';

/** A write that the server has said it has kept: what must be found of it afterwards. */
export type Acknowledged =
  | { readonly kind: 'item'; readonly id: number; readonly version: number; readonly isPublished: boolean }
  | { readonly kind: 'admission'; readonly id: number; readonly studentId: number }
  | { readonly kind: 'picture'; readonly id: number };

interface Storm {
  readonly caller: Caller;
  /** Tells the rounds apart. */
  readonly round: number;
  /** Enquiries that may be confirmed; the storm takes them out one by one. */
  readonly ready: number[];
}

/**
 * Holidays, notices that are published and edited, admissions, pictures: each writer goes on until the server is gone.
 */
export const storm = async ({ caller, round, ready }: Storm): Promise<Acknowledged[]> => {
  const kept: Acknowledged[] = [];
  const writers = [
    (count: number) => addHoliday(caller, `Round ${round} day ${count}`, kept),
    (count: number) => writeNotice(caller, `Round ${round} notice ${count}`, kept),
    () => confirmNext(caller, ready, kept),
    (count: number) => addPicture(caller, round * 1000 + count, kept),
  ];
  await Promise.all(writers.map(untilGone));
  return kept;
};

/** Does a thing again and again until the connection breaks. */
const untilGone = async (write: (count: number) => Promise<void>): Promise<void> => {
  try {
    for (let count = 0; ; count++) await write(count);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
};

const expectStatus = ({ status, text }: CallResult, expected: number): void => {
  if (status !== expected) throw new Error(`A write was answered with ${status}: ${text}`);
};

const addHoliday = async (caller: Caller, name: string, kept: Acknowledged[]): Promise<void> => {
  const days = { startHolidayDate: '2026-12-24', endHolidayDate: '2026-12-24', StartSession: 2026 };
  const answer = await caller.post('/api/academic/_addHoliday', { School_Id: caller.schoolId, name, ...days });
  expectStatus(answer, 201);
  kept.push({ kind: 'item', id: answer.json.holiday.Id, version: 1, isPublished: true });
};

const writeNotice = async (caller: Caller, noticeHead: string, kept: Acknowledged[]): Promise<void> => {
  const created = await caller.post('/api/content/notice', { noticeHead, entryDateTime: '2026-11-25T10:00' });
  expectStatus(created, 201);
  const { id } = created.json;
  kept.push({ kind: 'item', id, version: 1, isPublished: false });
  const path = `/api/content/notice/${id}`;
  const published = await caller.call('POST', `${path}/publish`, { headers: { 'if-match': '"1"' } });
  expectStatus(published, 200);
  kept.push({ kind: 'item', id, version: 2, isPublished: true });
  const body = { noticeHead: `${noticeHead}, edited` };
  expectStatus(await caller.call('PATCH', path, { body, headers: { 'if-match': '"2"' } }), 200);
  kept.push({ kind: 'item', id, version: 3, isPublished: true });
};

const confirmNext = async (caller: Caller, ready: number[], kept: Acknowledged[]): Promise<void> => {
  const id = ready.pop();
  // Where all are confirmed, the last one is asked for again: that is answered alike.
  const answer = await confirm(caller, id ?? lastConfirmed(kept));
  expectStatus(answer, 200);
  if (id !== undefined) kept.push({ kind: 'admission', id, studentId: answer.json.Student_Id });
};

const lastConfirmed = (kept: readonly Acknowledged[]): number =>
  kept.findLast(({ kind }) => kind === 'admission')?.id ?? 0;

const addPicture = async (caller: Caller, seed: number, kept: Acknowledged[]): Promise<void> => {
  const answer = await upload(caller, [pictureOf(`p${seed}.jpg`, await jpeg({ seed }))]);
  expectStatus(answer, 201);
  kept.push({ kind: 'picture', id: answer.json.files[0].media.id });
};
