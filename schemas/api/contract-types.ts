import type { Described, Sendable } from '../described.ts';

/** The type of one part of a call's input, from its schema; undefined if the call takes no such part. */
export type PartOf<C, Part extends 'params' | 'query' | 'body'> = C extends { readonly [P in Part]: infer S }
  ? Described<S>
  : undefined;

/**
 * What a handler may answer by a call's contract: a status that it declares, with the body of that status. `Bytes` is
 * what it sends of an answer that is not JSON.
 */
export type AnswerOf<C, Bytes> = C extends { readonly answers: infer Answers }
  ? { [Status in keyof Answers]: { readonly status: NumberOf<Status> } & BodyOf<Answers[Status], Bytes> }[keyof Answers]
  : never;

/** A status stays a number where an object's keys have made it text. */
type NumberOf<Status> = Status extends `${infer Digits extends number}` ? Digits : Status;

type BodyOf<Answer, Bytes> = Answer extends { readonly type: string }
  ? { readonly bytes: Bytes; readonly body?: undefined }
  : Answer extends { readonly schema: infer S }
    ? { readonly body: Sendable<Described<S>>; readonly bytes?: undefined }
    : { readonly body?: undefined; readonly bytes?: undefined };
