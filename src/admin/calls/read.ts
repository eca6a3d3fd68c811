import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '#schemas/api/define.ts';
import type { OfficeAnswers } from '#schemas/office.ts';
import { addressOf } from './address-of.ts';
import { keyOf } from './key-of.ts';
import type { Input } from './types.ts';

/** What a screen reads as soon as it opens: the document of the office brings the answer along. */
export interface Read {
  readonly call: Call;
  readonly input: unknown;
  /** What a browser would ask for. */
  readonly address: string;
}

export const read = <const C extends Call>(call: C, input: Input<C>): Read => ({
  call,
  input,
  address: addressOf(call, input),
});

/** Remembers the answers that came with the document: what reads the same needs no request. */
export const rememberAnswers = (client: QueryClient, reads: readonly Read[], answers: OfficeAnswers): void => {
  for (const { call, input, address } of reads) {
    const answer = answers[address];
    if (answer) client.setQueryData(keyOf(call, input), answer);
  }
};
