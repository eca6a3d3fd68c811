import type { RegisterRecord } from '#schemas/api/attendance/take.ts';
import { after } from '../../calls/after.ts';
import { dropDraft, keepDraft, marksOfBody } from '../../registers/draft.ts';
import { placeOf, type TakenRegister, type WaitingRegister } from '../../registers/queue.ts';
import type { Registers } from '../../registers/registers.ts';

/** What kept a register from being taken. */
export type Fault =
  | { readonly kind: 'stale'; readonly theirs: RegisterRecord }
  | { readonly kind: 'refused'; readonly text: string };

export const faultOf = (waiting: WaitingRegister): Fault | undefined => {
  if (waiting.state === 'conflict') return { kind: 'stale', theirs: waiting.theirs };
  return waiting.state === 'refused' ? { kind: 'refused', text: waiting.text } : undefined;
};

/** How long somebody waits for an answer: after that it is sent behind what they do next. In milliseconds. */
const patienceMs = 10_000;

/** Whether the server has it; whether it waits on the device, or in this window alone. */
type Submitted = { readonly kind: 'taken' | 'waits' | 'waitsHere' } | Fault;

interface Submitting {
  readonly registers: Registers;
  readonly key: Parameters<typeof dropDraft>[0];
  readonly taken: TakenRegister;
}

/** Sends a register, or keeps it until that can be done; its marks until the device has it, or the server. */
export const submitTaken = async ({ registers, key, taken }: Submitting): Promise<Submitted> => {
  const place = placeOf(taken.body);
  const draft = { version: taken.version, marks: marksOfBody(taken.body) };
  await registers.keep(taken);
  // A tab that ends now loses nothing.
  if (registers.state().isStored) dropDraft(key);
  else keepDraft(key, draft);
  await Promise.race([registers.sendNow(), after(patienceMs)]);
  const left = registers.find(place);
  const fault = left && faultOf(left);
  if (fault) {
    keepDraft(key, draft);
    // What is refused stays here, where it can be mended.
    if (fault.kind === 'refused') await registers.drop(place);
    return fault;
  }
  if (left && !registers.state().isStored) return { kind: 'waitsHere' };
  dropDraft(key);
  return { kind: left ? 'waits' : 'taken' };
};
